import AlmanacWireSchema
import SwiftUICore
import Testing

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
    #expect(up.isPadded && !down.isPadded)
    // Words and clocks without seconds are drawn for each of their dates.
    let minutes = fixture.render(Text(.currentDate, format: .timer(countingDownIn: fixture.date..<later, maxPrecision: .seconds(60))))
    #expect(minutes.words == "1 hour")
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
