import AlmanacHostConnection
import AlmanacTextEngine
import AlmanacWireSchema
import Glibc

/// Evaluates an app's root views without showing them, and passes the URLs and activities of taps on its widgets to their actions.
@MainActor
package final class AppRuntime {
  private let session: RenderSession
  private let events = AppEvents()
  private let draw: @MainActor (RenderSession) -> Void
  /// Retained so that the connection stays open.
  private var link: AppLink?
  private let module: String

  package init<Main: App>(_ app: Main) {
    session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    session.appEvents = events
    module = String(String(reflecting: Main.self).prefix { $0 != "." })
    var environment = EnvironmentValues()
    // The size of a phone's screen in points. The window is not shown, but views with a GeometryReader are evaluated for this size.
    environment.core.displaySize = CGSize(width: 390, height: 844)
    draw = { _ = ViewRenderer.displayList(of: AppRoot(app: app), environment: environment, session: $0) }
  }

  /// Evaluates the views once more, so that their actions and what they observe are up to date.
  package func evaluate() { draw(session) }

  /// Passes the URL or the activity to the views' actions.
  package func deliver(_ opening: AppOpening) {
    switch opening.opening {
    case .url(let text):
      guard let url = URL(string: text) else { return say("the host sent text that is not a URL: \(text)") }
      if events.urlActions.isEmpty { say("no view has onOpenURL, so nothing opens \(text)") }
      for action in events.urlActions { action(url) }
    case .activity(let widget):
      let activity = NSUserActivity(tapOn: widget, in: module)
      let actions = events.activityActions.filter { $0.type == activity.activityType }
      if actions.isEmpty { say("no view has onContinueUserActivity(\"\(activity.activityType)\"), so nothing continues it") }
      for (_, action) in actions { action(activity) }
    case nil: break
    }
    evaluate()
    // Foundation writes the standard defaults to disk only in this call.
    UserDefaults.standard.synchronize()
  }

  /// Delivers what the host sends, in order, until the connection ends; then ends the process.
  func follow(_ link: AppLink, app: String) {
    self.link = link
    let (openings, received) = AsyncStream.makeStream(of: AppOpening.self)
    link.follow(.with { $0.openings.app = app }) { answer in
      if case .opening(let opening)? = answer?.answer { received.yield(opening) }
      if answer == nil { received.finish() }
    }
    Task { @MainActor in
      for await opening in openings { deliver(opening) }
      UserDefaults.standard.synchronize()
      exit(0)
    }
  }

  private func say(_ line: String) { FileHandle.standardError.write(Data("almanac: \(line)\n".utf8)) }
}

/// The URL or the activity that an app was started with.
enum OpeningAtStart {
  /// The environment variable with the activity of the tapped widget: a JSON object with `kind`, `family`, `intent` and `configuration`, and for a live
  /// activity with its id, `liveActivity`.
  static let activityVariable = "ALMANAC_ACTIVITY"

  private struct Activity: Decodable {
    let kind: String
    let family: String
    let intent: String?
    let configuration: JSONFragment?
    let liveActivity: String?
  }

  /// Returns the URL if it is the last argument, otherwise the activity; nil without either.
  static func read(arguments: [String], environment: [String: String]) -> AppOpening? {
    if let last = arguments.dropFirst().last, URL(string: last)?.scheme != nil { return .with { $0.url = last } }
    guard let text = environment[activityVariable], let activity = try? JSONDecoder().decode(Activity.self, from: Data(text.utf8)) else { return nil }
    return .with {
      $0.activity.kind = activity.kind
      $0.activity.family = WidgetFamilyValue(name: activity.family) ?? .unspecified
      $0.activity.intentType = activity.intent ?? ""
      $0.activity.liveActivity = activity.liveActivity ?? ""
      if let configuration = activity.configuration { $0.activity.configuration = Data(configuration.text.utf8) }
    }
  }
}

extension NSUserActivity {
  fileprivate convenience init(tapOn widget: WidgetInfoValue, in module: String) {
    guard widget.liveActivity.isEmpty else {
      self.init(activityType: NSUserActivityTypeLiveActivity)
      userInfo = [WidgetActivityKey.activityID: widget.liveActivity]
      return
    }
    self.init(activityType: widget.kind)
    userInfo = [WidgetActivityKey.kind: widget.kind, WidgetActivityKey.family: widget.family.name]
    configuration = widget.configuration
    intentType = widget.intentType
    appModule = module
  }
}

/// The root views of an app's scenes.
private struct AppRoot<Main: App>: PrimitiveView {
  let app: Main

  @MainActor func _resolve(into nodes: inout _NodeList) {
    let session = nodes.session
    session.inBody(of: Main.self) {
      var app = app
      DynamicProperties.of(Main.self)?.bind(&app, to: session.identity, in: session.lifecycle)
      var windows = _SceneWindows()
      app.body._collect(into: &windows)
      var count: UInt64 = 0
      for root in windows.roots { nodes.resolve(RootView(resolve: root), after: &count) }
    }
  }
}

private struct RootView: PrimitiveView {
  let resolve: @MainActor (inout _NodeList) -> Void
  @MainActor func _resolve(into nodes: inout _NodeList) { resolve(&nodes) }
}
