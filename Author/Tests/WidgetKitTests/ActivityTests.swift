import ActivityKit
import AlmanacWireSchema
import Testing

@testable import SwiftUICore
@testable import WidgetKit

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    var eta: Date
  }
  var driver: String
}

/// An activity whose presentations have parts of different sizes.
private struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { context in
      VStack(spacing: 0) {
        Mark(name: "\(context.attributes.driver):\(context.state.minutes):\(context.isStale)")
        Color.red.frame(height: CGFloat(context.state.minutes))
      }
      .activityBackgroundTint(.green)
      .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Box(name: "leading", width: 40, height: 30) }
        DynamicIslandExpandedRegion(.trailing) { Box(name: "trailing", width: 50, height: 40) }
        DynamicIslandExpandedRegion(.center) { Box(name: "center", width: 60, height: 20) }
        if context.state.minutes > 0 {
          DynamicIslandExpandedRegion(.bottom) {
            Box(name: "bottom 1", width: 100, height: 10)
            Box(name: "bottom 2", width: 80, height: CGFloat(context.state.minutes))
          }
        }
      } compactLeading: {
        Box(name: "compactLeading", width: 20, height: 20)
      } compactTrailing: {
        Box(name: "compactTrailing", width: 30, height: 24)
      } minimal: {
        Box(name: "minimal", width: 10, height: 10)
      }
      .keylineTint(.orange)
      .widgetURL(URL(string: "ride://island"))
      .contentMargins(.leading, 10, for: .compactLeading)
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

/// The same activity without a small form.
private struct PlainRideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { _ in
      Mark(name: "content")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Box(name: "bottom", width: 10, height: 10) }
      } compactLeading: {
        Box(name: "compactLeading", width: 20, height: 20)
      } compactTrailing: {
        Box(name: "compactTrailing", width: 30, height: 24)
      } minimal: {
        Box(name: "minimal", width: 10, height: 10)
      }
      .widgetURL(URL(string: "ride://island"))
    }
  }
}

/// A view of a fixed size with a name in the display list.
private struct Box: View {
  let name: String
  let width: CGFloat
  let height: CGFloat
  var body: some View {
    Color.blue.frame(width: width, height: height).modifier(LayerModifier { node, _ in node.debugName = name })
  }
}

extension EntryRequest {
  /// A request for one presentation of an activity on the 393-point phone.
  static func ride(_ family: WidgetFamilyValue, _ content: String = "") -> EntryRequest {
    .of("Ride") { request in
      request.context.family = family
      request.context.displaySize.width =
        switch family {
        case .activityIslandCompact: 319.66
        case .activityIslandMinimal: 45
        case .activitySmall: 240
        default: 371
        }
      request.context.displaySize.height =
        switch family {
        case .activityIslandCompact, .activityIslandMinimal: 36.67
        case .activitySmall: 78
        default: 160
        }
      request.configuration = Data(content.utf8)
    }
  }
}

extension DisplayList {
  /// The frame of the named node in the display list, in whole points.
  func place(of name: String) -> [Int]? { Self.place(of: name, in: root, at: .zero) }

  private static func place(of name: String, in node: DisplayNode, at origin: CGPoint) -> [Int]? {
    let here = CGPoint(x: origin.x + node.frame.x, y: origin.y + node.frame.y)
    if node.debugName == name {
      return [here.x, here.y, node.frame.width, node.frame.height].map { Int($0.rounded()) }
    }
    for child in node.group.children { if let found = place(of: name, in: child, at: here) { return found } }
    return nil
  }
}

/// Descriptions, layouts and requests of activities.
@Suite
@MainActor
struct ActivityTests {
  private let content = #"{"attributes": {"driver": "Ada"}, "state": {"minutes": 20, "eta": "2026-03-14T09:30:00Z"}, "isStale": true}"#

  private func list(
    _ family: WidgetFamilyValue, _ content: String? = nil, of widget: some Widget = RideActivity()
  ) async throws -> (list: DisplayList, diagnostics: [Diagnostic]) {
    var request = HostRequest()
    request.timeline = .ride(family, content ?? self.content)
    let reply = await ExtensionService(registry: WidgetRegistry(widget)).reply(to: request) { _ in }
    if case .failure(let failure)? = reply.reply { throw TestFailure(name: failure.name, message: failure.message) }
    let archive = reply.archive
    let entry = try #require(archive.entries.first)
    let variant = try #require(entry.variants.first)
    return (try DisplayList(serializedBytes: archive.displayLists[Int(variant.displayList)]), archive.diagnostics)
  }

  private struct TestFailure: Error, Equatable {
    let name: String
    let message: String
  }

  @Test func `an activity is described by its attributes' type name and its presentations`() {
    let kind = WidgetRegistry(RideActivity()).description.kinds[0]
    #expect(kind.kind == "Ride")
    #expect(kind.configuration == .activity)
    #expect(kind.families.map(\.name) == ["lockScreen", "islandCompact", "islandMinimal", "islandExpanded", "activitySmall"])
  }

  @Test func `the small form is the author's, or else the two sides of the compact island at the ends of a row`() async throws {
    #expect(try await list(.activitySmall).list.root.names.contains("Ada:20:true"))
    let (composed, _) = try await list(.activitySmall, of: PlainRideActivity())
    #expect(composed.size == SizeValue(width: 240, height: 78))
    #expect(composed.place(of: "compactLeading") == [12, 29, 20, 20])
    #expect(composed.place(of: "compactTrailing") == [240 - 12 - 30, 27, 30, 24])
    #expect(composed.widgetURL == "ride://island" && !composed.root.names.contains("content"))
    #expect(WidgetRegistry(PlainRideActivity()).description.kinds[0].families.map(\.name).contains("activitySmall") == false)
  }

  @Test(arguments: [(20, 84), (100, 110), (400, 160)])
  func `the lock screen presentation is as high as its content, from 84 to 160 points`(minutes: Int, height: Int) async throws {
    let content = #"{"attributes": {"driver": "Ada"}, "state": {"minutes": \#(minutes), "eta": 0}}"#
    let (list, diagnostics) = try await list(.activityLockScreen, content)
    #expect(list.size.width == 371)
    #expect(list.size.height == Double(height))
    #expect(diagnostics.contains { $0.name == "activity.truncated" } == (minutes == 400))
    let background = try list.background.jsonString()
    #expect(background.contains("material") && background.contains("green"), "the tint is above the system's material")
  }

  @Test func `attributes, state and staleness come from the request`() async throws {
    #expect(try await list(.activityLockScreen).list.root.names.contains("Ada:20:true"))
  }

  @Test func `a tint without effect on this host gives a note`() async throws {
    #expect(try await list(.activityLockScreen).diagnostics.map(\.name).contains("activity.systemAction"))
  }

  @Test func `the compact island is as wide as its content, whose outer margin is 7 points`() async throws {
    let list = try await list(.activityIslandCompact).list
    // The leading side has the author's margin: 10 + 20 = 30. The trailing side has 30 + 7 = 37, and 0.75 of that is less than 30.
    #expect(abs(list.size.width - (30 + 125.34 + 37)) < 0.01)
    #expect(list.place(of: "compactLeading") == [10, 8, 20, 20])
    #expect(list.place(of: "compactTrailing") == [155, 6, 30, 24])
    #expect(list.widgetURL == "ride://island")
  }

  /// Pictures of compact islands, listed in Documentation/Fidelity.md: the widths of both contents, and those of both sides with their margins.
  @Test(arguments: [
    (leading: 22.67, trailing: 52.0, sides: (44.33, 59.0)), (leading: 64.33, trailing: 52.0, sides: (71.33, 59.0)),
    (leading: 15.0, trailing: 44.0, sides: (38.0, 50.67)), (leading: 500.0, trailing: 500.0, sides: (101.67, 101.67)),
  ])
  func `each side of the compact island grows by itself, the narrower one to at least 0.75 of the wider`(
    _ picture: (leading: Double, trailing: Double, sides: (Double, Double))
  ) throws {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.center) { EmptyView() }
    } compactLeading: {
      Color.red.frame(minWidth: 0, maxWidth: picture.leading).modifier(LayerModifier { node, _ in node.debugName = "left" })
    } compactTrailing: {
      Color.red.frame(minWidth: 0, maxWidth: picture.trailing).modifier(LayerModifier { node, _ in node.debugName = "right" })
    } minimal: {
      EmptyView()
    }
    let list = drawn(island.compact, as: .activityIslandCompact, in: CGSize(width: 328.66, height: 36.67))
    // A pixel of the pictures is a third of a point.
    #expect(abs(list.size.width - (picture.sides.0 + 125.34 + picture.sides.1)) < 0.7)
    let (left, right) = (try #require(list.place(of: "left")), try #require(list.place(of: "right")))
    #expect(left[0] == 7 && right[0] + right[2] == Int((list.size.width - 7).rounded()))
    #expect(left[1] == 7 && left[3] == 23)
  }

  @Test func `text in the default font is 15 medium in the compact island, and captions 13 medium`() throws {
    func font(_ view: some View, _ family: WidgetFamilyValue) -> (Double, UInt32)? {
      drawn(view, as: family, in: CGSize(width: 319.66, height: 36.67)).root.firstFont.map { ($0.size, $0.weight) }
    }
    for family in [WidgetFamilyValue.activityIslandCompact, .activityIslandMinimal] {
      #expect(try #require(font(Text("2:41"), family)) == (15, 500))
      #expect(try #require(font(Text("2:41").font(.caption2), family)) == (13, 500))
      #expect(try #require(font(Text("2:41").font(.caption).bold(), family)) == (13, 600))
      #expect(try #require(font(Text("2:41").font(.system(size: 12)), family)) == (12, 400))
      #expect(try #require(font(Text("2:41").font(.title2), family)) == (22, 400))
    }
    #expect(try #require(font(Text("2:41"), .activityIslandExpanded)) == (17, 400))
  }

  @Test func `the minimal presentation is only as wide as its content`() async throws {
    let list = try await list(.activityIslandMinimal).list
    #expect(list.size.width == 36.67)
    #expect(list.place(of: "minimal") == [13, 13, 10, 10])
  }

  @Test func `a progress ring fits into its region of an activity, with its label inside`() throws {
    let ring = ProgressView(value: 0.5) { Mark(name: "label") }.progressViewStyle(.circular)
    for (family, width) in [(WidgetFamilyValue.activityIslandMinimal, 45.0), (.activityLockScreen, 371.0)] {
      var environment = EnvironmentValues()
      environment.core.family = family
      environment.core.displaySize = CGSize(width: width, height: 33)
      let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
      let list = ViewRenderer.displayList(of: ring, environment: environment, session: session)
      let place = try #require(list.place(of: "ProgressView"))
      #expect(place.suffix(2) == [33, 33])
      let label = try #require(list.place(of: "label"))
      #expect(label[1] > place[1] && label[1] + label[3] < place[1] + 33)
    }
  }

  @Test func `expanded regions are placed around the camera`() async throws {
    let list = try await list(.activityIslandExpanded).list
    #expect(list.place(of: "leading") == [18, 18, 40, 30])
    #expect(list.place(of: "trailing") == [303, 18, 50, 40])
    #expect(list.place(of: "center") == [156, 37, 60, 20])
    // 8 below the lowest of the others: trailing ends at 58.
    #expect(list.place(of: "bottom 1") == [136, 66, 100, 10])
    #expect(list.place(of: "bottom 2") == [146, 76, 80, 20])
    #expect(abs(list.size.height - (96 + 18)) < 0.01)
  }

  @Test func `a wide region begins below the camera if it has the higher priority or allows it`() throws {
    for priority in [0.0, 1] {
      let island = DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: priority) { Box(name: "wide", width: 200, height: 20) }
        DynamicIslandExpandedRegion(.trailing) { Box(name: "other", width: 30, height: 20) }
      } compactLeading: {
        EmptyView()
      } compactTrailing: {
        EmptyView()
      } minimal: {
        EmptyView()
      }
      let place = try #require(drawn(island.expanded).place(of: "wide"))
      #expect(place == (priority == 0 ? [18, 18, 200, 20] : [18, 37, 200, 20]))
    }
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.trailing) { Box(name: "wide", width: 200, height: 20).dynamicIsland(verticalPlacement: .belowIfTooWide) }
    } compactLeading: {
      EmptyView()
    } compactTrailing: {
      EmptyView()
    } minimal: {
      EmptyView()
    }
    let place = drawn(island.expanded).place(of: "wide")
    #expect(place == [153, 37, 200, 20])
  }

  @Test func `regions keep the default distance, and share the width below the camera`() throws {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) {
        Box(name: "top", width: 20, height: 30)
        Color.red.frame(height: 10).modifier(LayerModifier { node, _ in node.debugName = "left" })
      }
      DynamicIslandExpandedRegion(.trailing, priority: 1) {
        Color.red.frame(minWidth: 200).frame(height: 10).modifier(LayerModifier { node, _ in node.debugName = "right" })
      }
    } compactLeading: {
      EmptyView()
    } compactTrailing: {
      EmptyView()
    } minimal: {
      EmptyView()
    }
    let list = drawn(island.expanded)
    let (left, right) = (try #require(list.place(of: "left")), try #require(list.place(of: "right")))
    // The inner width is 335: one side gets half of it without the distance of 8, and the other the rest beside the minimum width of the leading region.
    #expect(left[0] == 18 && left[2] == 164)
    #expect(right[0] + right[2] == 353 && right[0] >= 18 + 8)
  }

  @Test func `a region divides its space in the same way when measured and when drawn`() throws {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.trailing) {
        HStack {
          Box(name: "goals", width: 20, height: 20)
          VStack {
            Box(name: "shield", width: 40, height: 40)
            // 38 points wide if they are proposed.
            Color.red.frame(maxWidth: 38).frame(height: 10).modifier(LayerModifier { node, _ in node.debugName = "team" })
          }
        }
      }
    } compactLeading: {
      EmptyView()
    } compactTrailing: {
      EmptyView()
    } minimal: {
      EmptyView()
    }
    #expect(drawn(island.expanded).place(of: "team")?[2] == 38)
  }

  private func drawn(
    _ view: some View, as family: WidgetFamilyValue = .activityIslandExpanded, in size: CGSize = CGSize(width: 371, height: 160)
  ) -> DisplayList {
    var environment = EnvironmentValues()
    environment.core.family = family
    environment.core.displaySize = size
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    return ActivityRenderer.displayList(of: view, environment: environment, session: session)
  }

  @Test func `the island is black, with the author's keyline in dark mode`() async throws {
    var request = HostRequest()
    request.timeline = .ride(.activityIslandCompact, content)
    let archive = await ExtensionService(registry: WidgetRegistry(RideActivity())).reply(to: request) { _ in }.archive
    for scheme in [ColorSchemeValue.light, .dark] {
      let text = try archive.displayList(entry: 0, for: .with { $0.colorScheme = scheme }).background.jsonString()
      #expect(text.contains("\"stroke\"") == (scheme == .dark))
      #expect(text.contains("colorScheme"))
    }
  }

  @Test func `the content can read that the family is small`() async throws {
    struct Family: View {
      @Environment(\.activityFamily) private var family
      var body: some View { Mark(name: family.description) }
    }
    struct FamilyActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { _ in
          Family()
        } dynamicIsland: { _ in
          DynamicIsland {
          } compactLeading: {
            EmptyView()
          } compactTrailing: {
            EmptyView()
          } minimal: {
            EmptyView()
          }
        }
        .supplementalActivityFamilies([.small])
      }
    }
    let service = ExtensionService(registry: WidgetRegistry(FamilyActivity()))
    for (family, name) in [(WidgetFamilyValue.activitySmall, "small"), (.activityLockScreen, "medium")] {
      var request = HostRequest()
      request.timeline = .ride(family, content)
      #expect(try await service.reply(to: request) { _ in }.archive.names(entry: 0) == [name])
    }
  }

  @Test func `without content the previews' content is drawn; without previews the error explains how to give it`() async throws {
    await #expect(
      throws: TestFailure(
        name: "configuration.malformed",
        message: "there is no content for Ride: give {\"attributes\": {…}, \"state\": {…}}, or add a #Preview(as: .content, using:) to the extension")
    ) { try await list(.activityLockScreen, "") }
  }

  @Test(arguments: [
    (#"{"attributes": {}, "state": {}}"#, "the activity's attributes do not fit Ride: “driver” is missing"),
    (
      #"{"attributes": {"driver": "Ada"}, "state": {"minutes": "x", "eta": 0}}"#,
      "the activity's state do not fit ContentState: “minutes” is not of type Int"
    ),
    (
      #"{"attributes": {"driver": "Ada"}, "state": {"minutes": 1, "eta": "soon"}}"#,
      "the activity's state do not fit ContentState: “eta”: soon is not a date; write it as 2026-03-14T09:30:00Z"
    ),
    (
      #"{"id": "trip", "attributes": {"driver": "Ada"}, "state": {"minutes": 1, "eta": "2026-03-14T09:30:00Z"}}"#,
      "the activity's state do not fit ContentState: “eta” is not of type Double"
    ),
    (#"{"colour": 1}"#, "the content of an activity has no parameter “colour”; it has attributes, state, isStale, preview, id"),
  ])
  func `for content that does not fit, the error names the value and its place`(content: String, message: String) async throws {
    await #expect(throws: TestFailure(name: "configuration.malformed", message: message)) { try await list(.activityLockScreen, content) }
  }
}
