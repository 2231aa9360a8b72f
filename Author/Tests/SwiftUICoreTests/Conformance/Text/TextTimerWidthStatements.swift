import Statements
import SwiftUICore

/// The width of texts that follow the clock.
extension Statement {
  private static let islands: DocumentSource = .repository("jordibruin/Dynamic-Islands", "issue 4")
  private static let question: DocumentSource = "Stack Overflow, How to right-align Text(date, style: .timer) in an iOS WidgetKit widget"
  private static let picture: DocumentSource = .repository("AmirL/focus-todo", "live-activity-dynamic-island.png, commit 8f93362")
  private static let now = Typeset.now

  static let textTimerWidths: [Statement] = [
    Statement("A timer takes all of the width that it is offered", islands, [120]) {
      Array(size(offered: 120) { Text(now + 100, style: .timer) }.prefix(1))
    },
    Statement("A timer within an interval takes all of the width that it is offered", islands, [120]) {
      Array(size(offered: 120) { Text(timerInterval: now...now + 100) }.prefix(1))
    },
    Statement("A timer that is paused takes all of the width, too", islands, [120]) {
      Array(size(offered: 120) { Text(timerInterval: now...now + 100, pauseTime: now) }.prefix(1))
    },
    Statement("A relative date and an offset take all of the width that they are offered", question, [150, 150]) {
      [Text.DateStyle.relative, .offset].map { style in size(offered: 150) { Text(now + 100, style: style) }[0] }
    },
    Statement("A text with a timer in it takes all of the width that it is offered", question, [190]) {
      Array(size(offered: 190) { Text("In \(now + 100, style: .timer)") }.prefix(1))
    },
    Statement("A timer in a row leaves what the other parts need", question, [180, 20]) {
      each(\.width, of: ["timer", "other"]) {
        HStack(spacing: 0) {
          Text(now + 100, style: .timer).marked("timer")
          box("other", 20, 20)
        }
      }
    },
    Statement("A timer takes the width of a spacer beside it, too", question, [200]) {
      each(\.width, of: ["timer"]) {
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          Text(now + 100, style: .timer).marked("timer")
        }
      }
    },
    Statement("A frame limits the width of a timer", picture, [52, 40]) {
      [
        size(offered: 120) { Text(now + 100, style: .timer).frame(width: 52) }[0],
        size(offered: 120) { Text(now + 100, style: .timer).frame(maxWidth: 40) }[0],
      ]
    },
    Statement(
      "A date and a time of day are as wide as their letters", question,
      holds: {
        [Text.DateStyle.date, .time].allSatisfy { style in size(offered: 190) { Text(now, style: style) }[0] < 150 }
      }),
    Statement("The digits of a timer stand at the edge that the alignment of several lines names", question, is: "trailing") {
      let out = ContentFixture().render(width: 120, height: 40, Text(now + 100, style: .timer).multilineTextAlignment(.trailing))
      return out.nodes.first.map { "\($0.dynamicText.style.alignment)" } ?? ""
    },
  ]
}
