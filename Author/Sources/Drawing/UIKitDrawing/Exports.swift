@_exported import Assets
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import FoundationCompat
@_exported import QuartzCore
// On Apple's systems `NSItemProvider` belongs to Foundation.
@_exported import UniformTypeIdentifiers
