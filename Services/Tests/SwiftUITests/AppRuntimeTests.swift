import AlmanacWireSchema
import Foundation
import Testing

@testable import SwiftUI
@testable import WidgetKit

// Unchecked: restates the superclass's conformance.
final class BoatIntent: INIntent, @unchecked Sendable {
  var harbour: INObject?
  var crew: NSNumber?

  override class var configurationParameters: [INIntentParameter] {
    [
      .value("harbour", title: "Harbour", .object(INObject.self), \BoatIntent.harbour),
      .value("crew", title: "Crew", .integer, default: NSNumber(value: 4), \BoatIntent.crew),
    ]
  }
}

/// A containing app that is evaluated without windows (Specification B7).
@MainActor @Suite struct AppRuntimeTests {
  /// The values that the actions of the test's app have received.
  @MainActor final class Log {
    static let shared = Log()
    var lines: [String] = []
    var take: [String] {
      defer { lines = [] }
      return lines
    }
  }

  struct Goal: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Goal"
    @Parameter(title: "Pages", default: 20)
    var pages: Int
    init() {}
  }

  final class Model: ObservableObject { @Published var count = 0 }

  struct TestApp: App {
    @State private var opened = 0
    @StateObject private var model = Model()

    var body: some Scene {
      WindowGroup {
        RootView(opened: opened)
          .onOpenURL { url in
            opened += 1
            model.count += 1
            Log.shared.lines.append("outer \(url) \(opened) \(model.count)")
          }
      }
      .environmentObject(model)
      WindowGroup(id: "second") { Text("Another").onOpenURL { Log.shared.lines.append("second \($0)") } }
    }
  }

  struct RootView: View {
    let opened: Int
    @EnvironmentObject private var model: Model

    var body: some View {
      GeometryReader { _ in
        Text("Root \(model.count)")
          .onOpenURL { Log.shared.lines.append("inner \($0)") }
          .onContinueUserActivity("Goal") { activity in
            let goal = activity.widgetConfigurationIntent(of: Goal.self)
            let family = activity.userInfo?[WidgetCenter.UserInfoKey.family] as? String ?? ""
            let kind = activity.userInfo?[WidgetCenter.UserInfoKey.kind] as? String ?? ""
            Log.shared.lines.append("\(activity.activityType) \(kind) \(family) \(goal?.pages ?? -1)")
          }
          .onContinueUserActivity("Boat") { activity in
            let boat = activity.interaction?.intent as? BoatIntent
            Log.shared.lines.append("Boat \(boat?.harbour?.identifier ?? "-") \(boat?.crew?.intValue ?? -1)")
          }
          .onContinueUserActivity(NSUserActivityTypeLiveActivity) { activity in
            Log.shared.lines.append("live \(activity.userInfo?[WidgetCenter.UserInfoKey.activityID] as? String ?? "")")
          }
      }
      .onAppear { Log.shared.lines.append("appeared") }
      .onChange(of: opened) { old, new in Log.shared.lines.append("changed \(old) \(new)") }
    }
  }

  @Test func `a URL reaches every onOpenURL, the outer ones first, and what it changes is evaluated`() {
    let runtime = AppRuntime(TestApp())
    runtime.evaluate()
    #expect(Log.shared.take == ["appeared"])
    runtime.deliver(.with { $0.url = "reading://1" })
    // The content of a GeometryReader is evaluated after all other views.
    #expect(Log.shared.take == ["outer reading://1 1 1", "second reading://1", "inner reading://1", "changed 0 1"])
    runtime.deliver(.with { $0.url = "reading://2" })
    #expect(Log.shared.take == ["outer reading://2 2 2", "second reading://2", "inner reading://2", "changed 1 2"])
  }

  @Test func `an activity reaches the actions of its kind, with family and configured intent`() {
    let runtime = AppRuntime(TestApp())
    runtime.evaluate()
    _ = Log.shared.take
    func deliver(_ kind: String, _ configuration: String) {
      runtime.deliver(
        .with {
          $0.activity.kind = kind
          $0.activity.family = .systemSmall
          $0.activity.configuration = Data(configuration.utf8)
        })
    }
    deliver("Goal", #"{"pages":45}"#)
    #expect(Log.shared.take == ["Goal Goal systemSmall 45"])
    deliver("Goal", "")
    #expect(Log.shared.take == ["Goal Goal systemSmall 20"])
    // A configuration of another type gives no intent.
    deliver("Goal", #"{"habit":"walk"}"#)
    #expect(Log.shared.take == ["Goal Goal systemSmall -1"])
    deliver("Other", "")
    #expect(Log.shared.take.isEmpty)
  }

  @Test func `an activity of a widget with a SiriKit intent has an interaction, if the app links the intent's class`() {
    let runtime = AppRuntime(TestApp())
    runtime.evaluate()
    _ = Log.shared.take
    func deliver(_ type: String, _ configuration: String) -> [String] {
      runtime.deliver(
        .with {
          ($0.activity.kind, $0.activity.family, $0.activity.intentType) = ("Boat", .systemMedium, type)
          $0.activity.configuration = Data(configuration.utf8)
        })
      return Log.shared.take
    }
    let configured = #"{"harbour":{"identifier":"h1","display":"Harbour one"},"crew":7}"#
    #expect(deliver("WidgetKitTests.BoatIntent", configured) == ["Boat h1 7"])
    // The extension has its own class, made from the same definition.
    #expect(deliver("BoatWidget.BoatIntent", configured) == ["Boat h1 7"])
    #expect(deliver("WidgetKitTests.BoatIntent", "") == ["Boat - 4"])
    for type in ["WidgetKitTests.ShipIntent", "BoatIntent", "", "WidgetKitTests.AppRuntimeTests", "a.b.c", "Foundation.NSObject"] {
      #expect(deliver(type, configured) == ["Boat - -1"], "\(type)")
    }
    // The configuration of another class.
    #expect(deliver("WidgetKitTests.BoatIntent", #"{"habit":"walk"}"#) == ["Boat - -1"])
    #expect(deliver("WidgetKitTests.BoatIntent", "[1]") == ["Boat - -1"])
  }

  @Test func `a live activity without a URL reaches the action of its type, with its id`() {
    let runtime = AppRuntime(TestApp())
    runtime.evaluate()
    _ = Log.shared.take
    runtime.deliver(
      .with {
        $0.activity.kind = "Goal"
        $0.activity.family = .activityLockScreen
        $0.activity.liveActivity = "ride-1"
      })
    #expect(Log.shared.take == ["live ride-1"])
    let started = OpeningAtStart.read(
      arguments: ["app"], environment: ["ALMANAC_ACTIVITY": #"{"family":"lockScreen","kind":"Goal","liveActivity":"ride-1"}"#])
    #expect(started?.activity.liveActivity == "ride-1" && started?.activity.kind == "Goal")
  }

  @Test func `an app is started with the URL that is its last argument, otherwise with the activity of its environment`() {
    func read(_ arguments: [String], _ activity: String? = nil) -> AppOpening? {
      OpeningAtStart.read(arguments: ["app"] + arguments, environment: activity.map { ["ALMANAC_ACTIVITY": $0] } ?? [:])
    }
    #expect(read(["--open", "reading://1"])?.url == "reading://1")
    #expect(read([]) == nil && read(["--open"]) == nil && read([], "not JSON") == nil)
    let activity = read([], #"{"kind":"Goal","family":"systemSmall","intent":"Books.Goal","configuration":{"pages":7}}"#)?.activity
    #expect(
      activity?.kind == "Goal" && activity?.family == .systemSmall && activity?.intentType == "Books.Goal"
        && activity?.configuration == Data(#"{"pages":7}"#.utf8))
    #expect(read([], #"{"kind":"Goal","family":"other"}"#)?.activity.configuration.isEmpty == true)
  }

  @Test func `in a widget the actions never run, and notes say so`() {
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    let view = Text("x").onOpenURL { _ in }.onContinueUserActivity("a") { _ in }
    _ = ViewRenderer.displayList(of: view, environment: EnvironmentValues(), session: session)
    #expect(Set(session.diagnostics.map(\.name)).isSuperset(of: ["onOpenURL.ignored", "onContinueUserActivity.ignored"]))
  }
}
