"""Reads and marks PNG files, with the standard library alone; for draw-picture and check-tutorial."""
import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunks(png):
    """The chunks of a PNG file: type and content."""
    position = len(SIGNATURE)
    while position + 8 <= len(png):
        length, kind = struct.unpack(">I4s", png[position : position + 8])
        yield kind, png[position + 8 : position + 8 + length]
        position += 12 + length


def text(png, keyword):
    """The text with this keyword in the file's metadata; None if there is none."""
    start = keyword.encode() + b"\0"
    return next((content[len(start):].decode() for kind, content in chunks(png) if kind == b"tEXt" and content.startswith(start)), None)


def with_text(png, keyword, value):
    """The file with a text after its header."""
    chunk = b"tEXt" + keyword.encode() + b"\0" + value.encode()
    # Eight bytes of signature, then the header's chunk of 25.
    return png[:33] + struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", zlib.crc32(chunk)) + png[33:]


def rows(png):
    """Size, bytes per pixel and rows of a file with 8 bits per channel that is not interlaced, as the painter writes it; ValueError for another one."""
    parts = list(chunks(png))
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", dict(parts)[b"IHDR"])
    if depth != 8 or interlaced or kind not in (0, 2, 4, 6):
        raise ValueError("an unusual PNG file")
    size = {0: 1, 2: 3, 4: 2, 6: 4}[kind]
    data = zlib.decompress(b"".join(content for name, content in parts if name == b"IDAT"))
    stride, before, found = width * size, bytes(width * size), []
    for row in range(height):
        filtered = data[row * (stride + 1)]
        line = bytearray(data[row * (stride + 1) + 1 : (row + 1) * (stride + 1)])
        for index in range(stride):
            left = line[index - size] if index >= size else 0
            up, corner = before[index], before[index - size] if index >= size else 0
            line[index] = (line[index] + predicted(filtered, left, up, corner)) & 255
        before = bytes(line)
        found.append(before)
    return width, height, size, found


def predicted(filtered, left, up, corner):
    """What a filter of PNG predicts for a byte."""
    if filtered == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda each: abs(guess - each))
    return (0, left, up, (left + up) // 2)[filtered]


def difference(first, second, tolerance=8):
    """The share of pixels of two files that differ by more than `tolerance` of 255 in a channel; 1 if the sizes differ."""
    if first == second:
        return 0.0
    one, other = rows(first), rows(second)
    if one[:3] != other[:3]:
        return 1.0
    width, height, size, _ = one
    count = 0
    for a, b in zip(one[3], other[3]):
        if a == b:
            continue
        for index in range(0, width * size, size):
            count += any(abs(a[index + channel] - b[index + channel]) > tolerance for channel in range(size))
    return count / (width * height)
