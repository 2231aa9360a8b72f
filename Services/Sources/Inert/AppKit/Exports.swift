@_exported import AppKitDrawing
@_exported import ApplicationServices
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import FoundationCompat
@_exported import QuartzCore
@_exported import UIKit
@_exported import UniformTypeIdentifiers
