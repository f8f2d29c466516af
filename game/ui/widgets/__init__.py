"""The kit's widgets."""
