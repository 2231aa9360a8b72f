import Foundation
import SwiftUI
import Testing
import WatchKit

/// Screens of watch apps: they compile, and none is shown.
@MainActor @Suite struct WatchKitScreenTests {
  final class TideController: WKUserNotificationHostingController<Text> {
    override var body: Text { Text("tide") }
    override class var isInteractive: Bool { true }
  }
  struct TideApp: App {
    var body: some Scene {
      WindowGroup { Text("tide") }
      WKNotificationScene(controller: TideController.self, category: "tide")
    }
  }
  struct Ring: WKInterfaceObjectRepresentable {
    func makeWKInterfaceObject(context: Context) -> WKInterfaceActivityRing { WKInterfaceActivityRing() }
    func updateWKInterfaceObject(_ wkInterfaceObject: WKInterfaceActivityRing, context: Context) {}
  }
  struct Pan: UIGestureRecognizerRepresentable {
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) { _ = context.converter.localVelocity }
  }

  @Test func `the screen of a notification adds no window`() {
    var windows = _SceneWindows()
    TideApp().body._collect(into: &windows)
    #expect(windows.roots.count == 1 && TideController.isInteractive && !WKUserNotificationHostingController<Text>.isInteractive)
  }
  @Test func `no screen is shown, and what is asked of a person is cancelled`() {
    #expect(WKExtension.shared().rootInterfaceController == nil && WKApplication.shared().visibleInterfaceController == nil)
    let controller = WKInterfaceController()
    var answers: [[Any]?] = []
    controller.presentTextInputController(withSuggestions: ["tide"], allowedInputMode: .plain) { answers.append($0) }
    #expect(answers.count == 1 && answers[0] == nil && controller.crownSequencer.isIdle)
    _ = Text("tide").gesture(Pan())
  }
}
