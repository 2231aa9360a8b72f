import WireSchema
import SwiftUI
import Testing

@MainActor
@Suite("Text: dates that follow the clock")
struct TextDateTests {
  let stage = ContentFixture()
  var later: Date { stage.date.addingTimeInterval(3600) }

  @Test("Running clocks are archived as dates, days and times as text")
  func kinds() throws {
    for style in [Text.DateStyle.timer, .relative, .offset] {
      let node = try #require(stage.render(Text(later, style: style)).nodes.first)
      guard case .dynamicText(let content)? = node.content else {
        Issue.record("\(style) is not dynamic")
        continue
      }
      #expect(content.runs.first?.date.style.date.seconds == later.timeIntervalSince1970)
    }
    for style in [Text.DateStyle.time, .date] {
      let out = stage.render(Text(later, style: style))
      #expect(!out.words.isEmpty)
      #expect(out.lines.count == 1)
    }
  }

  @Test("An interval keeps its bounds, its pause and its direction")
  func timer() throws {
    let text = Text(timerInterval: stage.date...later, pauseTime: nil, countsDown: false, showsHours: false)
    let interval = try #require(stage.render(text).runs.first?.date.timerInterval)
    #expect(interval.start.seconds == stage.date.timeIntervalSince1970)
    #expect(interval.end.seconds == later.timeIntervalSince1970)
    #expect(!interval.countsDown && !interval.showsHours && !interval.hasPause)
  }

  @Test("A clock reserves the width of its widest text, so a tick does not change the layout")
  func reserve() {
    let minute = stage.render(Text(stage.date.addingTimeInterval(59), style: .timer)).size
    let hour = stage.render(Text(stage.date.addingTimeInterval(3 * 3600), style: .timer)).size
    #expect(hour.width > minute.width)
    #expect(minute.width > stage.render(Text(verbatim: "0:11")).size.width)
    #expect(minute.height > 0)
  }

  @Test("A date in a text makes the whole text dynamic and keeps the rest")
  func mixed() throws {
    let out = stage.render(Text("In \(later, style: .timer) minutes"))
    #expect(out.runs.count == 3)
    #expect(out.runs[0].text == "In " && out.runs[2].text == " minutes")
    guard case .dynamicText? = try #require(out.nodes.first).content else {
      Issue.record("not dynamic")
      return
    }
  }
}
