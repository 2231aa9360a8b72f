import SwiftUICore
import Testing
import WireSchema

@MainActor
/// Text: dates that follow the clock.
@Suite struct TextDateTests {
  let fixture = ContentFixture()
  var later: Date { fixture.date.addingTimeInterval(3600) }

  @Test func `running clocks are archived as dates, days and times as text`() throws {
    for style in [Text.DateStyle.timer, .relative, .offset] {
      let node = try #require(fixture.render(Text(later, style: style)).nodes.first)
      guard case .dynamicText(let content)? = node.content else {
        Issue.record("\(style) is not dynamic")
        continue
      }
      #expect(content.runs.first?.date.style.date.seconds == later.timeIntervalSince1970)
    }
    for style in [Text.DateStyle.time, .date] {
      let out = fixture.render(Text(later, style: style))
      #expect(!out.words.isEmpty)
      #expect(out.lines.count == 1)
    }
  }

  @Test func `an interval keeps its bounds, its pause and its direction`() throws {
    let text = Text(timerInterval: fixture.date...later, pauseTime: nil, countsDown: false, showsHours: false)
    let interval = try #require(fixture.render(text).runs.first?.date.timerInterval)
    #expect(interval.start.seconds == fixture.date.timeIntervalSince1970)
    #expect(interval.end.seconds == later.timeIntervalSince1970)
    #expect(!interval.countsDown && !interval.showsHours && !interval.hasPause)
  }

  @Test func `a clock reserves the width of its widest text, so a tick does not change the layout`() {
    let minute = fixture.render(Text(fixture.date.addingTimeInterval(59), style: .timer)).size
    let hour = fixture.render(Text(fixture.date.addingTimeInterval(3 * 3600), style: .timer)).size
    #expect(hour.width > minute.width)
    #expect(minute.width > fixture.render(Text(verbatim: "0:11")).size.width)
    #expect(minute.height > 0)
  }

  @Test func `a date in a text makes the whole text dynamic and keeps the rest`() throws {
    let out = fixture.render(Text("In \(later, style: .timer) minutes"))
    #expect(out.runs.count == 3)
    #expect(out.runs[0].text == "In " && out.runs[2].text == " minutes")
    guard case .dynamicText? = try #require(out.nodes.first).content else {
      Issue.record("not dynamic")
      return
    }
  }

  @Test func `stopwatches and timers of a time source run by themselves`() throws {
    let up = try #require(fixture.render(Text(.currentDate, format: .stopwatch(startingAt: later, showsHours: false))).runs.first?.date.timerInterval)
    #expect(up.start.seconds == later.timeIntervalSince1970 && !up.countsDown && !up.showsHours)
    let down = try #require(fixture.render(Text(.currentDate, format: .timer(countingDownIn: fixture.date..<later))).runs.first?.date.timerInterval)
    #expect(down.end.seconds == later.timeIntervalSince1970 && down.countsDown && down.showsHours)
    let timer = SystemFormatStyle.Timer(countingUpIn: fixture.date..<later).locale(Locale(identifier: "en"))
    #expect(String(timer.format(fixture.date + 65.5).characters) == "1:05" && String(timer.format(later + 9).characters) == "1:00:00")
    #expect(timer.discreteInput(after: later) == nil && timer.discreteInput(after: fixture.date + 65.5) == fixture.date + 66)
  }

  /// A distance in seconds from now to the date, the words at that time, and the time until they change.
  @Test(arguments: [
    (7500.0, "in 2 hours, 5 minutes", 60.0), (7499, "in 2 hours, 5 minutes", 59), (3600, "in 1 hour", 1), (3599.5, "in 1 hour", 0.5),
    (90, "in 1 minute, 30 seconds", 1),
    (1, "in 1 second", 1), (-5, "5 seconds ago", 1), (-7499, "2 hours, 4 minutes ago", 1), (-90_000, "1 day, 1 hour ago", 3600),
  ])
  func `a reference to a date is written in the two largest units`(distance: Double, words: String, stays: Double) throws {
    let now = fixture.date
    let style = SystemFormatStyle.DateReference(to: now + distance).locale(Locale(identifier: "en"))
    #expect(String(style.format(now).characters) == words)
    #expect(try abs(#require(style.discreteInput(after: now)).timeIntervalSince(now) - stays) < 1e-3)
    let offset = SystemFormatStyle.DateOffset(to: now + distance, maxFieldCount: 1, sign: .always(includingZero: false)).locale(
      Locale(identifier: "de"))
    #expect(String(offset.format(now).characters).hasPrefix(distance > 0 ? "-" : "+"))
  }

  @Test func `units that are not allowed are not written; far dates are written as dates`() {
    let now = fixture.date
    func words(_ distance: Double, _ fields: Set<Date.RelativeFormatStyle.Field>, _ threshold: Date.RelativeFormatStyle.Field, count: Int = 2)
      -> String
    {
      let style = SystemFormatStyle.DateReference(to: now + distance, allowedFields: fields, maxFieldCount: count, thresholdField: threshold)
      return String(style.locale(Locale(identifier: "en")).format(now).characters)
    }
    #expect(words(270, [.hour, .minute], .minute) == "in 5 minutes")
    #expect(words(30, [.hour, .minute], .minute) == "in 1 minute")
    #expect(words(7500, RelativeSpan.allFields, .day, count: 1) == "in 3 hours")
    #expect(!words(7500, [.hour, .minute], .minute).contains("in "))
    #expect(
      !words(86_400 * 9, RelativeSpan.allFields, .day).contains("in ") && words(86_400 * 9, RelativeSpan.allFields, .week) == "in 1 week, 2 days")
    #expect(words(86_400 * 70, RelativeSpan.allFields, .year) == "in 3 months")
    let german = SystemFormatStyle.DateReference(to: now - 7500).locale(Locale(identifier: "de"))
    #expect(String(german.format(now).characters) == "vor 2 Stunden und 5 Minuten")
  }

  @Test func `a time source is written for the date that is drawn, with any format that has steps`() {
    #expect(fixture.render(Text(.durationOffset(to: fixture.date - 125), format: .units(allowed: [.minutes], width: .wide))).words == "2 minutes")
    // A source can be named through any type, as on Apple's systems.
    let minutes = Text(TimeDataSource<Date>.durationOffset(to: fixture.date - 125), format: .units(allowed: [.minutes], width: .wide))
    #expect(fixture.render(minutes).words == "2 minutes")
    let range = Text(TimeDataSource<Range<Date>>.dateRange(endingAt: later), format: Lengths())
    #expect(fixture.render(range).words == "3600")
    #expect(fixture.render(Text("Left: \(TimeDataSource<Range<Date>>.dateRange(startingAt: later), format: Lengths())")).words == "Left: 0")
    #expect(Text(.currentDate, format: .reference(to: later)) == Text(.currentDate, format: .reference(to: later)))
    #expect(Text(.currentDate, format: .reference(to: later)) != Text(.currentDate, format: .reference(to: fixture.date)))
  }
}

/// An author's format: the length of a range in seconds.
private struct Lengths: DiscreteFormatStyle {
  func format(_ value: Range<Date>) -> String { "\(Int(value.upperBound.timeIntervalSince(value.lowerBound)))" }
  func discreteInput(after input: Range<Date>) -> Range<Date>? { nil }
  func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
  func input(after input: Range<Date>) -> Range<Date>? { nil }
  func input(before input: Range<Date>) -> Range<Date>? { nil }
}
