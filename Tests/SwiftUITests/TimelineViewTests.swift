import SwiftUI
import Testing

@MainActor
@Suite("Timeline views")
struct TimelineViewTests {
  /// 22:13:20 UTC.
  let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func shown<S: TimelineSchedule>(_ schedule: S) -> (date: Date?, names: Set<String>) {
    var stage = ContentStage()
    stage.date = date
    var seen: Date?
    let out = stage.render(
      TimelineView(schedule) { context in
        let _ = seen = context.date
        Text(verbatim: "a")
      })
    return (seen, out.names)
  }

  @Test("The content stands as at the last date that is not after the entry's")
  func dates() {
    #expect(shown(.everyMinute).date == Date(timeIntervalSince1970: 1_699_999_980))
    #expect(shown(.periodic(from: date - 25, by: 10)).date == date - 5)
    #expect(shown(.explicit([date - 9, date - 3, date + 3])).date == date - 3)
    #expect(shown(.explicit([Date]())).date == date)
    #expect(shown(.animation).date == date)
  }

  @Test("A schedule that goes on is told of; one that is over is not")
  func note() {
    #expect(shown(.everyMinute).names == ["timelineView.still"])
    #expect(shown(.explicit([date - 9])).names.isEmpty)
  }
}
