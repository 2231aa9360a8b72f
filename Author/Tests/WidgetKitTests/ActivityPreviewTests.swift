import ActivityKit
import AlmanacWireSchema
import Testing

@testable import SwiftUICore
@testable import WidgetKit

// A preview of another activity. Its contents are drawn if the request has none.
struct Brew: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var grams: Int
  }
  var bean: String
}

private struct BrewActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Brew.self) { context in
      Mark(name: "\(context.attributes.bean) \(context.state.grams)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Mark(name: "expanded \(context.state.grams)") }
      } compactLeading: {
        Mark(name: "leading")
      } compactTrailing: {
        Mark(name: "trailing")
      } minimal: {
        Mark(name: "minimal")
      }
    }
  }
}

#Preview("Brew", as: .content, using: Brew(bean: "Typica")) {
  BrewActivity()
} contentStates: {
  Brew.ContentState(grams: 1)
  Brew.ContentState(grams: 2)
}

#Preview("Island", as: .dynamicIsland(.expanded), using: Brew(bean: "Bourbon")) {
  BrewActivity()
} contentStates: {
  Brew.ContentState(grams: 7)
}

private struct BrewPreviews: PreviewProvider {
  static var previews: some View {
    Brew(bean: "Gesha").previewContext(Brew.ContentState(grams: 9), isStale: true, viewKind: .dynamicIsland(.minimal))
  }
}

/// Contents of activities from previews.
@Suite
@MainActor
struct ActivityPreviewTests {
  private func names(_ family: WidgetFamilyValue, _ content: String = "") async throws -> [String] {
    var request = HostRequest()
    request.timeline = .ride(family, content)
    request.timeline.kind = "Brew"
    let reply = await ExtensionService(registry: WidgetRegistry(BrewActivity())).reply(to: request) { _ in }
    return try reply.archive.names(entry: 0)
  }

  @Test func `the presentation's own previews come first, then the others`() async throws {
    #expect(try await names(.activityLockScreen) == ["Typica 1"])
    #expect(try await names(.activityLockScreen, #"{"preview": 1}"#) == ["Typica 2"])
    #expect(try await names(.activityLockScreen, #"{"preview": 2}"#) == ["Bourbon 7"])
    #expect(try await names(.activityLockScreen, #"{"preview": 3}"#) == ["Gesha 9"])
    #expect(try await names(.activityIslandExpanded) == ["expanded 7"])
  }

  @Test func `a given part is combined with the previewed other parts`() async throws {
    #expect(try await names(.activityLockScreen, #"{"state": {"grams": 5}}"#) == ["Typica 5"])
    #expect(try await names(.activityLockScreen, #"{"attributes": {"bean": "Pacas"}}"#) == ["Pacas 1"])
  }

  @Test func `a preview has an entry for each state`() async throws {
    let preview = Preview("two", as: .content, using: Brew(bean: "Typica")) {
      BrewActivity()
    } contentStates: {
      Brew.ContentState(grams: 3)
      Brew.ContentState(grams: 4)
    }
    guard case .widget(let widget) = preview.content else {
      Issue.record("not a widget's preview")
      return
    }
    #expect(widget.description?.kind == "Brew")
    let context = EntryRequest.ride(.activityLockScreen).context
    let archiver = TimelineArchiver(widget: try #require(widget.description), context: context, diagnostics: [])
    let archive = try await archiver.archive(try await widget.timeline(context), now: .now)
    #expect(try archive.names(entry: 1) == ["Typica 4"])
  }
}
