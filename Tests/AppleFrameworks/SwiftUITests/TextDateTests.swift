import SwiftUI
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
}
