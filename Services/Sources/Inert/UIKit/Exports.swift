@_exported import UIKitDrawing
// UIKit re-exports it, so that files which import only UIKit or SwiftUI can ask for notifications.
@_exported import UserNotifications
