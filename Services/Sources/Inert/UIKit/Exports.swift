// UIKit exports them, so that files which import only UIKit or SwiftUI see the names of Core Foundation and of Darwin, and can ask for notifications.
@_exported import AlmanacDarwinCompat
@_exported import AlmanacUIKitDrawing
@_exported import UserNotifications
