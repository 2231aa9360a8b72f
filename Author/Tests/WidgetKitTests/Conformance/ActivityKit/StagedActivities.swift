import ActivityKit
import AlmanacWireSchema
import Testing

@testable import SwiftUICore
@testable import WidgetKit

/// An activity's attributes and state.
struct Trip: ActivityAttributes {
  struct ContentState: Codable, Hashable, Sendable {
    var minutes: Int
  }
  var driver: String
}

/// An activity whose presentations draw marks.
struct TripActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Trip.self) { context in
      Mark(name: "content \(context.attributes.driver) \(context.state.minutes) \(context.isStale) \(context.activityID)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Mark(name: "expanded \(context.state.minutes)") }
      } compactLeading: {
        Mark(name: "compactLeading")
      } compactTrailing: {
        Mark(name: "compactTrailing")
      } minimal: {
        Mark(name: "minimal")
      }
    }
  }
}

/// What presentations of an activity draw on a phone that is 393 points wide.
@MainActor
enum StagedActivity {
  static let content = #"{"attributes": {"driver": "Ada"}, "state": {"minutes": 20}, "isStale": false, "id": "trip"}"#

  static func archive(
    of widget: some Widget, _ family: WidgetFamilyValue, _ content: String = content, _ change: (inout EntryRequest) -> Void = { _ in }
  ) async throws -> TimelineArchive {
    try await Staged.archive(of: widget, kind: "Trip") { request in
      request.context.family = family
      request.context.displaySize =
        switch family {
        case .activityIslandCompact: SizeValue(width: 319.66, height: 36.67)
        case .activityIslandMinimal: SizeValue(width: 45, height: 36.67)
        case .activitySmall: SizeValue(width: 240, height: 78)
        default: SizeValue(width: 371, height: 160)
        }
      request.context.renderingModes = [.fullColor]
      request.configuration = Data(content.utf8)
      change(&request)
    }
  }

  static func list(
    of widget: some Widget, _ family: WidgetFamilyValue, dark: Bool = false, _ change: (inout EntryRequest) -> Void = { _ in }
  ) async throws -> DisplayList {
    try await archive(of: widget, family, content, change).displayList(entry: 0, for: .with { $0.colorScheme = dark ? .dark : .light })
  }

  /// The lock screen presentation of a view.
  static func lockScreen<V: View>(
    dark: Bool = false, _ change: (inout EntryRequest) -> Void = { _ in }, @ViewBuilder content: @escaping () -> V
  ) async throws -> DisplayList {
    try await list(of: activity(content: content) { island { EmptyView() } }, .activityLockScreen, dark: dark, change)
  }

  /// A presentation of an island.
  static func island(
    _ island: @autoclosure @escaping () -> DynamicIsland, _ family: WidgetFamilyValue = .activityIslandExpanded, dark: Bool = false,
    _ change: (inout EntryRequest) -> Void = { _ in }
  ) async throws -> DisplayList {
    try await list(of: activity(content: { EmptyView() }, island: island), family, dark: dark, change)
  }

  static func activity<V: View>(@ViewBuilder content: @escaping () -> V, island: @escaping () -> DynamicIsland) -> some Widget {
    StagedWidget {
      ActivityConfiguration(for: Trip.self) { _ in
        content()
      } dynamicIsland: { _ in
        island()
      }
    }
  }

  /// An island with the same view in each presentation but the expanded one, where it is the bottom region.
  static func island<V: View>(@ViewBuilder content: @escaping () -> V) -> DynamicIsland {
    DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { content() }
    } compactLeading: {
      content()
    } compactTrailing: {
      content()
    } minimal: {
      content()
    }
  }

  /// An island with the given regions.
  static func expanded<Content: View>(
    @DynamicIslandExpandedContentBuilder _ regions: @escaping () -> DynamicIslandExpandedContent<Content>
  ) -> DynamicIsland {
    DynamicIsland(expanded: regions) {
      EmptyView()
    } compactTrailing: {
      EmptyView()
    } minimal: {
      EmptyView()
    }
  }

  /// A compact island with two boxes.
  static func compact(_ leading: CGFloat = 20, _ trailing: CGFloat = 30) -> DynamicIsland {
    DynamicIsland {
    } compactLeading: {
      NamedBox("leading", leading, 20)
    } compactTrailing: {
      NamedBox("trailing", trailing, 20)
    } minimal: {
      NamedBox("minimal", 20, 20)
    }
  }

  static func rightToLeft(_ request: inout EntryRequest) { request.context.rightToLeft = true }

  static func frame(_ name: String, _ list: DisplayList) -> CGRect { Staged.frame(of: name, in: list.root) ?? .null }
}
