import AlmanacPainter
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation

/// What the other presentations of the reference scene cost compared with full colour, and an hour of a lock screen.
struct ModesBench {
  let job: PaintJob
  let rounds: Int

  func run() throws {
    var candidates = try [
      candidate("full colour", Presentation()), candidate("accented, without background", presentation(.accented)),
      candidate("vibrant, without background", presentation(.vibrant)), candidate("accented, the background stays", presentation(.accented, .shown)),
      candidate("full colour, always-on", Presentation(luminance: .reduced)), candidate("placeholder", Presentation(redaction: .placeholder)),
    ]
    // The candidates alternate, so that other load on the machine affects them equally.
    for round in 0..<(rounds + 20) {
      for index in candidates.indices {
        let start = DispatchTime.now().uptimeNanoseconds
        try candidates[index].run()
        if round >= 20 { candidates[index].milliseconds.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6) }
      }
    }
    print("presentations of the same scene, paint, over full colour (aim ≤ 1.5)")
    for candidate in candidates {
      print(
        "  " + candidate.title.padding(toLength: 50, withPad: " ", startingAt: 0)
          + String(format: "%8.3f ms %8.2f ×", candidate.median, candidate.median / candidates[0].median))
    }
    try hour()
  }

  private func presentation(_ mode: RenderingModeValue, _ background: BackgroundValue = .removed) -> Presentation {
    Presentation(colorScheme: .dark, renderingMode: mode, background: background, tint: RGBA(hex: 0xFF9F0A))
  }

  private func candidate(_ title: String, _ presentation: Presentation) throws -> Candidate {
    var job = job
    job.presentation = presentation
    return Candidate(name: title, title: title) { [job] in _ = try Painter.diagnostics(job) }
  }

  /// Three rectangular accessories, each with a timer and a bar, repainted as PNG files whenever they change during an hour of a virtual clock.
  private func hour() throws {
    let start = Date(timeIntervalSince1970: 1_623_663_660)
    let lists = [10.0, 25, 40].map { accessory(until: start.addingTimeInterval(3600 + $0)) }
    print("an hour of a lock screen with three live timers, paint + PNG")
    for luminance in [LuminanceValue.normal, .reduced] {
      var (pictures, clock) = (0, timespec())
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &clock)
      let began = Double(clock.tv_sec) + Double(clock.tv_nsec) / 1e9
      for list in lists {
        var now: Date? = start
        while let date = now, date < start.addingTimeInterval(3600) {
          let presentation = Presentation(colorScheme: .dark, renderingMode: .vibrant, luminance: luminance, background: .removed)
          _ = try Painter.png(PaintJob(list: list, presentation: presentation, date: date, scale: 3, listIsChecked: true))
          pictures += 1
          now = list.nextUpdate(after: date, reducedPrecision: luminance == .reduced)
        }
      }
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &clock)
      let seconds = Double(clock.tv_sec) + Double(clock.tv_nsec) / 1e9 - began
      print(
        "  " + (luminance == .reduced ? "always-on" : "normal luminance").padding(toLength: 50, withPad: " ", startingAt: 0)
          + String(format: "%8.3f s of a processor, %d pictures", seconds, pictures))
    }
  }

  private func accessory(until end: Date) -> DisplayList {
    func run(_ change: (inout TextRun) -> Void) -> TextRun {
      var run = TextRun()
      run.font.size = 16
      change(&run)
      return run
    }
    var (title, timer, bar) = (DisplayNode(), DisplayNode(), DisplayNode())
    title.frame = RectValue(x: 0, y: 0, width: 160, height: 22)
    title.dynamicText.runs = [run { $0.text = "Healed in" }]
    timer.frame = RectValue(x: 0, y: 24, width: 160, height: 22)
    timer.dynamicText.runs = [
      run {
        $0.date.style.style = .timer
        $0.date.style.date.seconds = end.timeIntervalSince1970
        $0.font.monospacedDigits = true
      }
    ]
    bar.frame = RectValue(x: 0, y: 56, width: 160, height: 6)
    bar.dynamicProgress.start.seconds = end.timeIntervalSince1970 - 7200
    bar.dynamicProgress.end.seconds = end.timeIntervalSince1970
    bar.dynamicProgress.roundCaps = true
    var list = DisplayList()
    list.size = SizeValue(width: 160, height: 72)
    list.locale = "en-US"
    list.timeZone = "UTC"
    list.root.frame = RectValue(x: 0, y: 0, width: 160, height: 72)
    list.root.group.children = [title, timer, bar]
    return list
  }
}
