// Apple's CoreGraphics contains the geometry types, which Foundation declares on Linux.
@_exported import AlmanacFoundationCompat
