import ActivityKit
import AlmanacWireSchema
import Statements

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let activityConfigurations: [Statement] = [
    Statement(
      "The lock screen presentation is made of attributes and state", .apple("widgetkit/activityviewcontext"), is: ["content Ada 20 false trip"]
    ) {
      try await StagedActivity.list(of: TripActivity(), .activityLockScreen).root.names
    },
    Statement("A view can see that the content is out of date", .apple("widgetkit/activityviewcontext/isstale"), is: ["content Ada 20 true trip"]) {
      let content = #"{"attributes": {"driver": "Ada"}, "state": {"minutes": 20}, "isStale": true, "id": "trip"}"#
      return try await StagedActivity.archive(of: TripActivity(), .activityLockScreen, content).names(entry: 0)
    },
    Statement(
      "A view can tell activities apart by their identifier", .apple("widgetkit/activityviewcontext/activityid"), is: ["content Ada 20 false other"]
    ) {
      let content = #"{"attributes": {"driver": "Ada"}, "state": {"minutes": 20}, "id": "other"}"#
      return try await StagedActivity.archive(of: TripActivity(), .activityLockScreen, content).names(entry: 0)
    },
    Statement(
      "The compact presentation consists of the leading and the trailing view", .apple("activitykit/displaying-live-data-with-live-activities"),
      is: ["compactLeading", "compactTrailing"]
    ) {
      try await StagedActivity.list(of: TripActivity(), .activityIslandCompact).root.names
    },
    Statement("The minimal presentation is a view of its own", .apple("activitykit/displaying-live-data-with-live-activities"), is: ["minimal"]) {
      try await StagedActivity.list(of: TripActivity(), .activityIslandMinimal).root.names
    },
    Statement(
      "The expanded presentation is made of its regions", .apple("activitykit/displaying-live-data-with-live-activities"), is: ["expanded 20"]
    ) {
      try await StagedActivity.list(of: TripActivity(), .activityIslandExpanded).root.names
    },
    Statement(
      "Every activity has lock screen, compact, minimal and expanded presentations", .apple("activitykit/displaying-live-data-with-live-activities"),
      is: 4
    ) {
      try Staged.kind(TripActivity()).families.count
    },
    Statement("An activity has no timeline: it asks for no new content by itself", .apple("widgetkit"), is: "never") {
      "\(try await StagedActivity.archive(of: TripActivity(), .activityLockScreen).policy.kind)"
    },
    Statement(
      "Without a small family a watch shows the two views of the compact presentation",
      .apple("activitykit/creating-custom-views-for-live-activities"), is: ["compactLeading", "compactTrailing"]
    ) { try await StagedActivity.list(of: TripActivity(), .activitySmall).root.names },
    Statement(
      "With the small family a watch shows the lock screen's content", .apple("activitykit/creating-custom-views-for-live-activities"), is: ["small"]
    ) {
      try await StagedActivity.list(of: supplemental([.small]), .activitySmall).root.names
    },
    Statement("The medium family alone leaves the watch its compact views", .apple("activitykit/creating-custom-views-for-live-activities"), is: 0) {
      try await StagedActivity.list(of: supplemental([.medium]), .activitySmall).root.names.count
    },
    Statement("The lock screen of a phone has the medium family", .apple("swiftui/environmentvalues/activityfamily"), is: ["medium", "medium"]) {
      try await StagedActivity.list(of: supplemental([.small]), .activityLockScreen).root.names
        + StagedActivity.list(of: supplemental([.medium]), .activityLockScreen).root.names
    },
    Statement("A view can set the family that the views inside it read", .apple("swiftui/environmentvalues/activityfamily"), is: ["small"]) {
      try await StagedActivity.lockScreen { ActivityFamilyMark().environment(\.activityFamily, .small) }.root.names
    },
    Statement(
      "The families in which an activity may be drawn include the lock screen's", .apple("swiftui/environmentvalues/supportedactivityfamilies"),
      is: ["true"]
    ) {
      try await StagedActivity.lockScreen { SupportedMark() }.root.names
    },
    Statement("An activity on the lock screen does not fill the screen", .apple("swiftui/environmentvalues/isactivityfullscreen"), is: ["false"]) {
      try await StagedActivity.lockScreen { FullscreenMark() }.root.names
    },
  ]

  static let lockScreens: [Statement] = [
    Statement("The presentation is as high as its content", .apple("activitykit/displaying-live-data-with-live-activities"), [120]) {
      [CGFloat(try await StagedActivity.lockScreen { NamedBox("a", 300, 120) }.size.height)]
    },
    Statement("It is at least 84 points high", .guidelines("live-activities"), [84]) {
      [CGFloat(try await StagedActivity.lockScreen { NamedBox("a", 300, 20) }.size.height)]
    },
    Statement("Content higher than 160 points is cut off there", .apple("activitykit/displaying-live-data-with-live-activities"), [160]) {
      [CGFloat(try await StagedActivity.lockScreen { NamedBox("a", 300, 220) }.size.height)]
    },
    Statement(
      "Content narrower than the presentation does not make it narrower", .apple("activitykit/displaying-live-data-with-live-activities"), [371]
    ) {
      [CGFloat(try await StagedActivity.lockScreen { NamedBox("a", 30, 100) }.size.width)]
    },
    Statement("Text of several lines makes the presentation higher", .guidelines("live-activities"), is: true) {
      func height(_ words: Int) async throws -> Double {
        try await StagedActivity.lockScreen { Text(verbatim: Array(repeating: "minutes", count: words).joined(separator: " ")).padding() }.size.height
      }
      return try await height(30) > height(1)
    },
    Statement(
      "The background is a solid white in Light Mode and a solid black in Dark Mode", .apple("activitykit/creating-custom-views-for-live-activities"),
      is: ["white", "black"], differs: "it is a material, as the page of activityBackgroundTint(_:) says"
    ) {
      try await [false, true].asynchronously { dark in
        solid(try await StagedActivity.lockScreen(dark: dark) { NamedBox("a", 20, 20) }.background, dark: dark)
      }
    },
    Statement("activityBackgroundTint colours the background", .apple("swiftui/view/activitybackgroundtint(_:)"), is: true) {
      try await StagedActivity.lockScreen { NamedBox("a", 20, 20).activityBackgroundTint(.orange) }.background.jsonString().contains("orange")
    },
    Statement("activityBackgroundTint works on any view of the presentation", .apple("swiftui/view/activitybackgroundtint(_:)"), is: true) {
      try await StagedActivity.lockScreen {
        HStack {
          NamedBox("a", 20, 20)
          VStack { NamedBox("b", 20, 20).activityBackgroundTint(.orange) }
        }
      }
      .background.jsonString().contains("orange")
    },
    Statement("activityBackgroundTint(nil) keeps the system's background", .apple("swiftui/view/activitybackgroundtint(_:)"), is: true) {
      try await StagedActivity.lockScreen { NamedBox("a", 20, 20).activityBackgroundTint(nil) }.background
        == StagedActivity.lockScreen { NamedBox("a", 20, 20) }.background
    },
    Statement("A tint may be different in Light and Dark Mode", .apple("activitykit/creating-custom-views-for-live-activities"), is: [true, true]) {
      try await [false, true].asynchronously { dark in
        try await StagedActivity.lockScreen(dark: dark) { SchemeTint() }.background.jsonString().contains(dark ? "purple" : "orange")
      }
    },
    Statement("A tint's opacity makes the background translucent", .apple("activitykit/creating-custom-views-for-live-activities"), is: true) {
      let paints = Staged.fills(
        try await StagedActivity.lockScreen { NamedBox("a", 20, 20).activityBackgroundTint(.orange.opacity(0.25)) }.background)
      return paints.contains { $0.color.hasOpacity && abs($0.color.opacity - 0.25) < 0.001 || $0.hasOpacity && abs($0.opacity - 0.25) < 0.001 }
    },
    Statement("A tint of the lock screen does not reach the island", .apple("activitykit/creating-custom-views-for-live-activities"), is: false) {
      try await StagedActivity.island(StagedActivity.island { NamedBox("a", 20, 20).activityBackgroundTint(.orange) }).background.jsonString()
        .contains("orange")
    },
    Statement("Buttons and toggles work on the lock screen", .apple("widgetkit/adding-interactivity-to-widgets-and-live-activities"), is: 2) {
      Staged.intents(try await StagedActivity.lockScreen { Interactive() }).count
    },
    Statement("widgetURL opens the app at a URL", .apple("activitykit/launching-your-app-from-a-live-activity"), is: "trip://lock") {
      try await StagedActivity.lockScreen { NamedBox("a", 20, 20).widgetURL(URL(string: "trip://lock")) }.widgetURL
    },
    Statement(
      "Without a URL the app is opened with an activity of the Live Activity's type", .apple("widgetkit/nsuseractivitytypeliveactivity"), is: ""
    ) {
      try await StagedActivity.lockScreen { NamedBox("a", 20, 20) }.widgetURL
    },
    Statement("A body reads that the display is always on", .apple("activitykit/creating-custom-views-for-live-activities"), is: ["true"]) {
      let archive = try await StagedActivity.archive(
        of: StagedActivity.activity(content: { ActivityLuminanceMark() }, island: { StagedActivity.compact() }), .activityLockScreen)
      return try archive.displayList(entry: 0, for: .with { $0.luminance = .reduced }).root.names
    },
  ]
}

/// The solid colour of a background; what it consists of if it has none.
private func solid(_ background: DisplayNode, dark: Bool) -> String {
  var found: [String] = []
  func search(_ node: DisplayNode) {
    if case .path(let path)? = node.content {
      if path.fill.background {
        found.append(dark ? "black" : "white")
      } else if case .material? = path.fill.paint {
        found.append("material")
      } else {
        found.append("other")
      }
    }
    node.group.children.forEach(search)
  }
  search(background)
  return found.joined(separator: " ")
}

@MainActor
private func supplemental(_ families: [ActivityFamily]) -> some Widget {
  StagedWidget {
    ActivityConfiguration(for: Trip.self) { _ in
      ActivityFamilyMark()
    } dynamicIsland: { _ in
      StagedActivity.island { EmptyView() }
    }
    .supplementalActivityFamilies(families)
  }
}

struct Interactive: View {
  var body: some View {
    HStack {
      Button(intent: SecretIntent()) { Text(verbatim: "Go") }
      Toggle(isOn: true, intent: LampIntent()) { Text(verbatim: "On") }.toggleStyle(.button)
    }
  }
}

private struct ActivityFamilyMark: View {
  @Environment(\.activityFamily) private var family
  var body: some View { Mark(name: "\(family)") }
}

private struct SupportedMark: View {
  @Environment(\.supportedActivityFamilies) private var families
  var body: some View { Mark(name: "\(families.contains(.medium))") }
}

private struct FullscreenMark: View {
  @Environment(\.isActivityFullscreen) private var isFullscreen
  var body: some View { Mark(name: "\(isFullscreen)") }
}

private struct ActivityLuminanceMark: View {
  @Environment(\.isLuminanceReduced) private var isReduced
  var body: some View { Mark(name: "\(isReduced)") }
}

private struct SchemeTint: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { NamedBox("a", 20, 20).activityBackgroundTint(scheme == .dark ? .purple : .orange) }
}
