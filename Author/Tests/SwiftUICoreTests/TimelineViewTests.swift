import SwiftUICore
import Testing

@MainActor
/// The dates and contents of `TimelineView`s.
@Suite struct TimelineViewTests {
  /// 22:13:20 UTC.
  let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func shown<S: TimelineSchedule>(_ schedule: S) -> (date: Date?, names: Set<String>) {
    var fixture = ContentFixture()
    fixture.date = date
    var seen: Date?
    let out = fixture.render(
      TimelineView(schedule) { context in
        let _ = seen = context.date
        Text(verbatim: "a")
      })
    return (seen, out.names)
  }

  @Test func `the content is that of the last date that is not after the entry's`() {
    #expect(shown(.everyMinute).date == Date(timeIntervalSince1970: 1_699_999_980))
    #expect(shown(.periodic(from: date - 25, by: 10)).date == date - 5)
    #expect(shown(.explicit([date - 9, date - 3, date + 3])).date == date - 3)
    #expect(shown(.explicit([Date]())).date == date)
    #expect(shown(.animation).date == date)
  }

  /// The times at which an entry current from `date` on is drawn again, in seconds after it.
  private func moments<S: TimelineSchedule>(_ schedule: S, now: TimeInterval = 0, until end: TimeInterval? = nil, limit: Int = 120) -> [Double] {
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    session.date = date
    session.window = ScheduleWindow(from: date, now: date + now, until: end.map { date + $0 }, limit: limit)
    RenderSession.current = session
    defer { RenderSession.current = nil }
    _ = _NodeList(session: session).resolve(TimelineView(schedule) { _ in Text(verbatim: "a") })
    #expect(session.diagnostics.map(\.name) == (session.window?.dates.count == limit ? ["timelineView.tooMany"] : []))
    return session.window?.dates.map { $0.timeIntervalSince(date) } ?? []
  }

  @Test func `a schedule's dates are limited to those between the entry's date and the next entry's`() {
    #expect(moments(.everyMinute, until: 200) == [40, 100, 160])
    #expect(moments(.periodic(from: date - 25, by: 10), until: 30) == [5, 15, 25])
    #expect(moments(.explicit([date - 9, date, date + 3, date + 90]), until: 90) == [3])
    #expect(moments(.explicit([date - 9])) == [])
    #expect(moments(.animation(minimumInterval: 5), until: 12) == [5, 10])
    #expect(moments(.animation(paused: true)) == [])
  }

  @Test func `an animation has 120 dates a second, and none while it is paused or in the low frequency mode`() {
    func first(_ schedule: AnimationTimelineSchedule, _ mode: TimelineScheduleMode = .normal) -> [Double] {
      schedule.entries(from: Date(timeIntervalSinceReferenceDate: 0), mode: mode).prefix(3).map(\.timeIntervalSinceReferenceDate)
    }
    let frame = 1.0 / 120
    #expect(first(AnimationTimelineSchedule()) == [0, frame, frame + frame])
    #expect(first(AnimationTimelineSchedule(minimumInterval: 1.5)) == [0, 1.5, 3])
    #expect(first(AnimationTimelineSchedule(paused: true)) == [] && first(AnimationTimelineSchedule(), .lowFrequency) == [])
    #expect(moments(.animation(minimumInterval: 0)) == [] && moments(.animation(minimumInterval: -1)) == [])
    #expect(shown(.animation(paused: true)).date == date)
  }

  @Test func `of the dates before archiving only the last is kept; the last entry is drawn a day ahead`() {
    #expect(moments(.periodic(from: date, by: 10), now: 25, until: 50) == [20, 30, 40])
    #expect(moments(.periodic(from: date, by: 3600)).count == 23)
    #expect(moments(.periodic(from: date, by: 3600), now: 7200).last?.rounded() == 90_000.0)
  }

  @Test func `dates are at least a second apart and limited in number, which a note reports`() {
    #expect(moments(.animation, until: 3.5).map { $0.rounded(.down) } == [1, 2, 3])
    #expect(moments(.everyMinute).count == 120)
    #expect(moments(.everyMinute, limit: 2) == [40, 100])
  }

  @Test func `content that reads its cadence is drawn for a display of reduced luminance, too`() {
    func reads<V: View>(_ content: @escaping (TimelineViewDefaultContext) -> V) -> EnvironmentReads {
      ContentFixture().render(TimelineView(.everyMinute, content: content)).reads
    }
    #expect(reads { $0.cadence == .live ? Color.red : Color.blue } == .luminance)
    #expect(reads { _ in Color.red } == [])
  }

  @Test func `an entry that is drawn for one date only gives no note`() { #expect(shown(.everyMinute).names.isEmpty) }
}
