@_exported import Assets
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import FoundationCompat
@_exported import QuartzCore
// On Apple's systems `NSItemProvider` belongs to Foundation.
@_exported import UniformTypeIdentifiers
// UIKit re-exports it, so that files which import only UIKit or SwiftUI can ask for notifications.
@_exported import UserNotifications
