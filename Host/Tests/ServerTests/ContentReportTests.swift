import WireSchema
import Foundation
import Testing

@testable import Server
@testable import Reports

/// What a widget says and where its taps lead.
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

  @Test func framesAreInTheWidgetsCoordinates() {
    let link = group(x: 5, y: 7, []) { $0.action.link = "app://inner" }
    let report = report(group(x: 10, y: 20, [link]), url: "app://widget")
    #expect(report.widgetURL == "app://widget")
    #expect(report.actions == [.init(frame: .init(x: 15, y: 27, width: 100, height: 40), link: "app://inner", intent: nil)])
  }

  @Test func transformsMoveTapAreas() {
    let link = group(x: 5, y: 5, []) { $0.action.link = "app://inner" }
    let scaled = group(x: 10, y: 10, [link]) {
      $0.transform = .with {
        $0.a = 2; $0.d = 0.5
      }
    }
    #expect(report(scaled).actions.first?.frame == .init(x: 20, y: 12.5, width: 200, height: 20))
  }

  @Test func buttonsNameTheirIntent() {
    let button = group([]) { $0.action.intent.type = "Refresh" }
    #expect(report(button).actions.first?.intent == "Refresh")
    #expect(report(button).widgetURL == nil)
  }

  @Test func wordsComeInReadingOrder() {
    #expect(report(group([text("Oslo"), group([text("21°"), text("  ")])])).text == "Oslo, 21°")
  }

  @Test func authorsLabelsStandForWhatTheyCover() {
    let labelled = group([text("21°")]) { $0.accessibility.label = "21 degrees" }
    let hidden = group([text("secret")]) { $0.accessibility.hidden = true }
    #expect(report(group([labelled, hidden, text("sunny")])).text == "21 degrees, sunny")
  }
}

/// Instants as text.
@Suite struct TimestampTests {
  @Test(arguments: [(0.0, "1970-01-01T00:00:00Z"), (1_800_000_000.25, "2027-01-15T08:00:00.250Z"), (-1, "1969-12-31T23:59:59Z")])
  func datesAreInUTCWithMillisecondsWhereThereAreSome(seconds: Double, text: String) {
    #expect(Timestamp.string(Date(timeIntervalSince1970: seconds)) == text)
    #expect(Timestamp.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test func datesOfOtherZonesAreRead() {
    #expect(Timestamp.date("2027-01-15T10:00:00+02:00") == Timestamp.date("2027-01-15T08:00:00Z"))
  }

  @Test(arguments: ["", "today", "2027-01-15", "2027-13-15T08:00:00Z", "1800000000"])
  func whatIsNoInstantIsNotRead(text: String) {
    #expect(Timestamp.date(text) == nil)
  }
}
