/// The actions of an app's views for URLs and activities that taps on its widgets open. Actions of outer views come first.
@MainActor
package final class AppEvents {
  package private(set) var urlActions: [(URL) -> Void] = []
  package private(set) var activityActions: [(type: String, action: (NSUserActivity) -> Void)] = []

  package init() {}

  func beginPass() { (urlActions, activityActions) = ([], []) }
  func add(_ action: @escaping (URL) -> Void) { urlActions.append(action) }
  func add(_ type: String, _ action: @escaping (NSUserActivity) -> Void) { activityActions.append((type, action)) }
}

/// Registers an action of an app's view. In a widget the action never runs; a note reports it.
struct AppEventModifier: PrimitiveModifier {
  let name: String
  let alternative: String
  let source: SourceLocation
  let register: @MainActor (AppEvents) -> Void

  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    if let events = nodes.session.appEvents {
      register(events)
    } else {
      nodes.session.diagnose(
        .note, "\(name).ignored", "\(name) never runs in a widget, which is archived ahead of time; \(alternative)", at: source)
    }
    nodes.session.pass(source)
    content(&nodes)
  }
}

nonisolated extension View {
  /// Calls the action with the URL that a tap on one of the app's widgets opens. In a widget it never runs; a note reports it.
  public func onOpenURL(perform action: @escaping (URL) -> Void, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    // The action is called on the main actor only.
    let action = UncheckedSendable(action)
    return modifier(
      AppEventModifier(name: "onOpenURL", alternative: "the containing app receives the URL", source: SourceLocation(fileID, line)) {
        $0.add(action.value)
      })
  }
  /// Calls the action with the activity of a tapped widget that has no URL. The activity's type is the widget's kind. In a widget the action never runs;
  /// a note reports it.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    // The action is called on the main actor only.
    let action = UncheckedSendable(action)
    return modifier(
      AppEventModifier(
        name: "onContinueUserActivity", alternative: "the containing app continues the activity", source: SourceLocation(fileID, line)
      ) { $0.add(activityType, action.value) })
  }
}
