import Foundation
import FoundationCompat
import Testing
import TipKit

private struct ShareTip: Tip {
  @Parameter static var isSignedIn: Bool = false
  @Parameter(.transient) static var plan: String? = nil
  static let opened = Event(id: "opened")
  static let bought = Tips.Event<Purchase>(id: "bought")
  struct Purchase: Codable, Sendable { let name: String }

  var title: Text { Text("Share") }
  var rules: [Rule] {
    #Rule(Self.$isSignedIn) { $0 == true }
    #Rule(Self.opened) { $0.donations.donatedWithin(.days(3)).count >= 2 }
    [#Rule(Self.bought) { $0.donations.largestSubset(groupedBy: \.name).count > 1 }]
  }
  var actions: [Action] {
    Action(id: "more", title: "Learn More")
    if Self.isSignedIn {
      Action(id: "out") {
      } _: {
        Text("Sign Out")
      }
    }
  }
  var options: [any TipOption] {
    MaxDisplayCount(3)
    Tips.IgnoresDisplayFrequency(true)
  }
}

private struct CardStyle: TipViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      ForEach(configuration.actions) { $0.label() }
    }
  }
}

/// Tips are described and never shown.
@Suite struct TipTests {
  @Test func `a tip has its rules, actions and options, and stays pending`() async {
    let tip = ShareTip()
    #expect(tip.rules.count == 3 && tip.options.count == 2 && tip.status == .pending && !tip.shouldDisplay)
    #expect(tip.actions.map(\.id) == ["more"])
    ShareTip.isSignedIn = true
    #expect(ShareTip.$isSignedIn.wrappedValue && ShareTip.plan == nil && tip.actions.map(\.id) == ["more", "out"])
    await ShareTip.opened.donate()
    #expect(ShareTip.opened.donations.isEmpty && UnavailableServices.all.contains { $0.name == "tipKit.unavailable" })
    var statuses: [Tips.Status] = []
    for await status in tip.statusUpdates { statuses.append(status) }
    #expect(statuses == [.pending])
  }

  @MainActor @Test func `no tip of a group is current, and views keep no place for one`() throws {
    let group = TipGroup(.ordered) {
      ShareTip()
      ShareTip()
    }
    #expect(group.currentTip == nil)
    try Tips.configure([.displayFrequency(.immediate), .displayFrequency(60), .datastoreLocation(.groupContainer(identifier: "group.a"))])
    _ = VStack {
      TipView(ShareTip(), arrowEdge: .bottom).tipViewStyle(CardStyle()).tipViewStyle(.miniTip)
      Text("a").popoverTip(ShareTip()).popoverTip(nil, isPresented: nil).popoverTip(ShareTip(), attachmentAnchor: .rect(.bounds))
    }
  }
}
