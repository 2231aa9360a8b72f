@_exported import AlmanacFoundationCompat
@_exported import AlmanacUIKitDrawing
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import QuartzCore
@_exported import UniformTypeIdentifiers
