@_exported import AlmanacAssets
@_exported import AlmanacFoundationCompat
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import QuartzCore
// On Apple's systems `NSItemProvider` belongs to Foundation.
@_exported import UniformTypeIdentifiers
