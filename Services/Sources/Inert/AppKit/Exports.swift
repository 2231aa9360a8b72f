@_exported import AlmanacAppKitDrawing
@_exported import AlmanacFoundationCompat
@_exported import ApplicationServices
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import QuartzCore
@_exported import UIKit
@_exported import UniformTypeIdentifiers
