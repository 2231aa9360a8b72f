"""Reads the pictures that the browser takes of a page, with the standard library alone."""

import base64
import struct
import zlib


def pixels(browser, clip):
    """The rows of a part of the window as the browser shows it, each a list of (red, green, blue). @param clip `{x, y, width, height}` in CSS pixels"""
    data = base64.b64decode(browser.send("Page.captureScreenshot", format="png", clip={**clip, "scale": 1})["data"])
    return decoded(data)


def decoded(data):
    """The rows of a PNG file of 8 bits and without interlacing, as browsers write it."""
    at, content = 8, b""
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at:at + 8])
        chunk = data[at + 8:at + 8 + length]
        if name == b"IHDR":
            width, height, depth, kind = struct.unpack(">IIBB", chunk[:10])
        if name == b"IDAT":
            content += chunk
        at += length + 12
    channels = {2: 3, 6: 4}[kind]
    assert depth == 8, f"the picture has {depth} bits"
    raw, stride, rows, last = zlib.decompress(content), width * channels, [], bytes(width * channels)
    for line in range(height):
        start = line * (stride + 1)
        form, row = raw[start], bytearray(raw[start + 1:start + 1 + stride])
        for index in range(stride):
            left = row[index - channels] if index >= channels else 0
            up, corner = last[index], last[index - channels] if index >= channels else 0
            if form == 1:
                row[index] = row[index] + left & 255
            elif form == 2:
                row[index] = row[index] + up & 255
            elif form == 3:
                row[index] = row[index] + (left + up) // 2 & 255
            elif form == 4:
                guess = left + up - corner
                nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
                row[index] = row[index] + nearest & 255
        rows.append([tuple(row[each * channels:each * channels + 3]) for each in range(width)])
        last = bytes(row)
    return rows


def luminance(colour):
    """Relative luminance as WCAG 2 defines it."""
    parts = [value / 255 for value in colour]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
