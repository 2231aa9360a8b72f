@_exported import Assets
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import FoundationCompat
@_exported import QuartzCore
// `NSItemProvider` belongs to Foundation on Apple's systems.
@_exported import UniformTypeIdentifiers
// As on Apple's systems, so that files that import only UIKit or SwiftUI can ask for notifications.
@_exported import UserNotifications
