"""The measure of starting: the least that a pygame program does before it shows a window. Run as a script."""

import os
import sys
import time

import pygame

pygame.init()
pygame.display.set_mode((1280, 800))
pygame.display.flip()
os.write(sys.stdout.fileno(), f"flip {time.process_time()}\n".encode())
