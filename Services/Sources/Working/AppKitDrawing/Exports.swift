@_exported import CoreGraphics
@_exported import CoreImage
@_exported import FoundationCompat
@_exported import QuartzCore
@_exported import UIKitDrawing
@_exported import UniformTypeIdentifiers
