// UIKit exports them, so that files which import only UIKit or SwiftUI see the names of Core Foundation and of Darwin, and can ask for notifications.
@_exported import DarwinCompat
@_exported import UIKitDrawing
@_exported import UserNotifications
