@_exported import Assets
@_exported import CoreGraphics
@_exported import FoundationCompat
