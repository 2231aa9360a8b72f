import AlmanacWireSchema
import Foundation
import Testing

@testable import Reports

/// Tests a widget's text and tap areas.
@Suite struct ContentReportTests {
  private func text(_ words: String) -> DisplayNode {
    .with {
      $0.frame = .with {
        $0.width = 50; $0.height = 10
      }; $0.text.lines = [.with { $0.runs = [.with { $0.text = words }] }]
    }
  }

  private func group(x: Double = 0, y: Double = 0, _ children: [DisplayNode], change: (inout DisplayNode) -> Void = { _ in }) -> DisplayNode {
    var node = DisplayNode.with {
      $0.frame = .with {
        $0.x = x; $0.y = y; $0.width = 100; $0.height = 40
      }
      $0.group.children = children
    }
    change(&node)
    return node
  }

  private func report(_ root: DisplayNode, url: String = "") -> ContentReport {
    ContentReport(
      .with {
        $0.size = .with {
          $0.width = 158; $0.height = 158
        }; $0.root = root; $0.widgetURL = url
      }, at: .init(timeIntervalSince1970: 0))
  }

  @Test func `frames are in the widget's coordinates`() {
    let link = group(x: 5, y: 7, []) { $0.action.link = "app://inner" }
    let report = report(group(x: 10, y: 20, [link]), url: "app://widget")
    #expect(report.widgetURL == "app://widget")
    #expect(
      report.actions == [
        .init(path: "0", frame: .init(x: 15, y: 27, width: 100, height: 40), link: "app://inner", intent: nil, toggles: false)
      ])
  }

  @Test func `transforms move tap areas`() {
    let link = group(x: 5, y: 5, []) { $0.action.link = "app://inner" }
    let scaled = group(x: 10, y: 10, [link]) {
      $0.transform = .with {
        $0.a = 2; $0.d = 0.5
      }
    }
    #expect(report(scaled).actions.first?.frame == .init(x: 20, y: 12.5, width: 200, height: 20))
  }

  @Test func `the label's text follows the content's`() {
    func words(_ text: String) -> DisplayNode {
      .with { $0.text.lines = [.with { $0.runs = [.with { $0.text = text }] }] }
    }
    let list = DisplayList.with {
      $0.root = group([words("21°")])
      $0.label = group([words("Berlin")]) { $0.action.link = "app://label" }
    }
    let report = ContentReport(list, at: .init(timeIntervalSince1970: 0), showsLabel: true)
    #expect(report.text == "21°, Berlin" && report.actions.isEmpty)
  }

  @Test func `buttons name their intent`() {
    let button = group([]) { $0.action.intent.type = "Refresh" }
    #expect(report(button).actions.first?.intent == "Refresh")
    #expect(report(button).widgetURL == nil)
  }

  @Test func `text is in reading order`() {
    #expect(report(group([text("Oslo"), group([text("21°"), text("  ")])])).text == "Oslo, 21°")
  }

  @Test func `accessibility labels replace the text they cover`() {
    let labelled = group([text("21°")]) { $0.accessibility.label = "21 degrees" }
    let hidden = group([text("secret")]) { $0.accessibility.hidden = true }
    #expect(report(group([labelled, hidden, text("sunny")])).text == "21 degrees, sunny")
  }
}
