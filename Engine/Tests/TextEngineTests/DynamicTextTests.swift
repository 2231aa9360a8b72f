import AlmanacBasics
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacTextEngine

@Suite struct DynamicTextTests {
  private static let now = Date(timeIntervalSince1970: 1_585_733_400)  // 2020-04-01 09:30 UTC

  static func styled(_ style: DateStyleValue, _ seconds: Double) -> DynamicDate {
    .with {
      $0.style = .with {
        $0.style = style; $0.date = .with { $0.seconds = now.timeIntervalSince1970 + seconds }
      }
    }
  }

  static func interval(_ length: Double, down: Bool, hours: Bool = true, pause: Double? = nil, start: Double = 0) -> DynamicDate {
    .with {
      $0.timerInterval = .with {
        $0.start.seconds = now.timeIntervalSince1970 + start
        $0.end.seconds = now.timeIntervalSince1970 + start + length
        $0.countsDown = down
        $0.showsHours = hours
        if let pause { $0.pause.seconds = now.timeIntervalSince1970 + pause }
      }
    }
  }

  private func text(
    _ date: DynamicDate, after seconds: Double = 0, locale: String = "en", zone: String = "UTC", reduced: Bool = false
  ) -> String {
    DynamicText.string(
      for: date, at: Self.now.addingTimeInterval(seconds), locale: locale, timeZone: zone, reducedPrecision: reduced
    ).text
  }

  @Test func `timers count down to the date, then up`() {
    let timer = Self.styled(.timer, 900)
    #expect(text(timer) == "15:00")
    #expect(text(timer, after: 0.5) == "15:00")
    #expect(text(timer, after: 1) == "14:59")
    #expect(text(timer, after: 899) == "0:01")
    #expect(text(timer, after: 900) == "0:00")
    #expect(text(timer, after: 901) == "0:01")
    #expect(text(timer, after: 900 + 152) == "2:32")
  }

  @Test func `a timer's hours grow beyond 24`() {
    #expect(text(Self.styled(.timer, -133_141)) == "36:59:01")
    #expect(text(Self.styled(.timer, -2_102_400)) == "584:00:00")
    #expect(text(Self.styled(.timer, 3600)) == "1:00:00")
  }

  @Test func `the relative style shows two units`() {
    #expect(text(Self.styled(.relative, 674)) == "11 min, 14 sec")
    #expect(text(Self.styled(.relative, -674)) == "11 min, 14 sec")
    #expect(text(Self.styled(.relative, 8580)) == "2 hr, 23 min")
    #expect(text(Self.styled(.relative, 45)) == "45 sec")
    #expect(text(Self.styled(.relative, 86_400 * 3 + 7200)) == "3 days, 2 hr")
    #expect(text(Self.styled(.relative, 86_400 * 396)) == "1 yr, 1 mth")
    #expect(text(Self.styled(.relative, 86_400 * 61)) == "2 mths")
  }

  @Test func `offsets are negative before the date`() {
    #expect(text(Self.styled(.offset, 674)) == "-11 minutes")
    #expect(text(Self.styled(.offset, -7300)) == "+2 hours")
    #expect(text(Self.styled(.offset, 86_400 * 95)) == "-3 months")
    #expect(text(Self.styled(.offset, -1)) == "+1 second")
  }

  @Test func `dates and times follow the locale`() {
    let day = DynamicDate.with {
      $0.style = .with {
        $0.style = .date; $0.date.seconds = 1_559_575_260
      }
    }
    let time = DynamicDate.with {
      $0.style = .with {
        $0.style = .time; $0.date.seconds = 1_559_575_260 + 1200
      }
    }
    #expect(text(day) == "June 3, 2019")
    #expect(text(time) == "3:41\u{202F}PM")
    #expect(text(time, zone: "America/New_York") == "11:41\u{202F}AM")
    #expect(text(day, locale: "de") == "3. Juni 2019")
    #expect(text(time, locale: "de", zone: "Europe/Berlin") == "17:41")
    #expect(text(day, locale: "ja") == "2019年6月3日")
  }

  @Test func `a range writes what both ends share once`() {
    let range = DynamicDate.with {
      $0.range = .with {
        $0.start.seconds = 1_585_733_400 + 3600
        $0.end.seconds = 1_585_733_400 + 4200
      }
    }
    #expect(text(range) == "10:30 – 10:40 AM")
    #expect(text(range, locale: "fr").hasPrefix("10:30"))
  }

  @Test func `other locales have their own words`() {
    #expect(text(Self.styled(.relative, 674), locale: "de") == "11 Min., 14 Sek.")
    #expect(text(Self.styled(.relative, 674), locale: "ja") == "11分 14秒")
    #expect(text(Self.styled(.timer, 45), locale: "fi") == "0.45")
    #expect(text(Self.styled(.offset, 674), locale: "de") == "-11 Minuten")
    #expect(text(Self.styled(.relative, 86_400 * 400), locale: "de") == "1 J, 1 Mon.")
    #expect(text(Self.styled(.relative, 86_400 * 400), locale: "ja") == "1年 1か月")
    #expect(text(Self.styled(.offset, 86_400 * 95), locale: "ru") == "-3 месяца")
    // Arabic has a word for two years.
    #expect(text(Self.styled(.offset, 86_400 * 800), locale: "ar") == "-سنتان")
  }

  @Test func `reduced precision leaves out seconds`() {
    #expect(text(Self.styled(.timer, 899), reduced: true) == "14:--")
    #expect(text(Self.styled(.timer, 4499), reduced: true) == "1:14:--")
    #expect(text(Self.styled(.relative, 674), reduced: true) == "11 min")
    #expect(text(Self.styled(.offset, 30), reduced: true) == "-0 minutes")
  }

  @Test func `interval timers stay within their interval`() {
    let down = Self.interval(90, down: true, start: 10)
    #expect(text(down, after: -100) == "1:30")
    #expect(text(down, after: 10) == "1:30")
    #expect(text(down, after: 11) == "1:29")
    #expect(text(down, after: 100) == "0:00")
    #expect(text(down, after: 1000) == "0:00")
    let up = Self.interval(90, down: false, start: 10)
    #expect(text(up, after: 0) == "0:00")
    #expect(text(up, after: 15) == "0:05")
    #expect(text(up, after: 1000) == "1:30")
    #expect(text(Self.interval(5400, down: true)) == "1:30:00")
    #expect(text(Self.interval(5400, down: true, hours: false)) == "90:00")
  }

  @Test func `an interval timer stands still from its pause on`() {
    let paused = Self.interval(90, down: true, pause: 30)
    #expect([0, 29, 30, 60].map { text(paused, after: $0) } == ["1:30", "1:01", "1:00", "1:00"])
    func nextChange(after seconds: Double) -> Double? {
      DynamicText.string(for: paused, at: Self.now + seconds, locale: "en", timeZone: "UTC", reducedPrecision: false).nextChange?
        .timeIntervalSince(Self.now)
    }
    #expect(nextChange(after: 0).map { $0 > 0 && $0 <= 1 } == true && nextChange(after: 30) == nil && nextChange(after: 60) == nil)
  }

  @Test func `constant text has no next change`() {
    for date in [Self.styled(.date, 5), Self.styled(.time, 5), Self.interval(90, down: true, start: -200)] {
      #expect(DynamicText.string(for: date, at: Self.now, locale: "en", timeZone: "UTC", reducedPrecision: false).nextChange == nil)
    }
  }

  @Test(arguments: [
    ("en-US-u-hc-h23", "17:41", "June 3, 2019", "15:00"), ("en_US@hours=h23", "17:41", "June 3, 2019", "15:00"),
    ("de-DE-u-hc-h12", "5:41\u{202F}PM", "3. Juni 2019", "15:00"), ("th-TH-u-ca-gregory", "17:41", "3 มิถุนายน 2019", "15:00"),
    ("en-US-u-ca-buddhist", "5:41\u{202F}PM", "June 3, 2562 BE", "15:00"), ("ar-EG", "٥:٤١\u{A0}م", "٣ يونيو، ٢٠١٩", "١٥:٠٠"),
    ("ar-EG-u-nu-latn", "5:41\u{A0}م", "3 يونيو، 2019", "15:00"), ("en-US-u-nu-arab", "٥:٤١\u{202F}PM", "June ٣, ٢٠١٩", "١٥:٠٠"),
    ("en-US-u-ca-buddhist-hc-h23-nu-deva", "१७:४१", "June ३, २५६२ BE", "१५:००"),
  ])
  func `hours, calendar and digits follow the keywords of the locale`(locale: String, time: String, date: String, timer: String) {
    let moment = Date(timeIntervalSince1970: 1_559_583_660).timeIntervalSince(Self.now)  // 2019-06-03 17:41 UTC
    #expect(text(Self.styled(.time, moment), locale: locale) == time)
    #expect(text(Self.styled(.date, moment), locale: locale) == date)
    #expect(text(Self.styled(.timer, 900), locale: locale) == timer)
  }

  @Test func `months and years have the locale's digits`() {
    #expect(text(Self.styled(.relative, 86_400 * 400), locale: "en-US") == "1 yr, 1 mth")
    #expect(text(Self.styled(.relative, 86_400 * 400), locale: "en-US-u-nu-arab") == "١ yr, ١ mth")
  }

  @Test func `the reserved size has the digits that are shown`() {
    let engine = TextEngine.current
    for locale in ["en-US-u-nu-arab", "ar-EG", "en-US-u-nu-deva"] {
      let run = TextRun.with {
        $0.date = Self.styled(.timer, 3_000)
        $0.font.size = 20
      }
      let reserved = engine.reservedSize(
        of: [run], style: ParagraphStyle(), locale: locale, timeZone: "UTC", from: Self.now, width: nil, height: nil)
      for tick in stride(from: 0.0, to: 3_000, by: 611) {
        let shown = engine.layout(
          [run], style: ParagraphStyle(), locale: locale, timeZone: "UTC", at: Self.now.addingTimeInterval(tick), reducedPrecision: false, width: nil,
          height: nil)
        #expect(shown.width <= reserved.width + 0.01, "\(locale) \(tick)")
      }
      let latin = engine.reservedSize(
        of: [run], style: ParagraphStyle(), locale: "en-US", timeZone: "UTC", from: Self.now, width: nil, height: nil)
      #expect(reserved.width != latin.width, "\(locale)")
    }
  }

  /// The text is the same up to the next change, and different there.
  @Test(arguments: ["en", "de", "ja", "ar", "he"], [false, true]) func `texts are constant until their next change`(locale: String, reduced: Bool) {
    var generator = SplitMix64(seed: 20_261_121)
    let lengths: [Double] = [0, 1, 59, 60, 61, 3599, 3600, 86_399, 86_400, 86_400 * 27, 86_400 * 31, 86_400 * 365, 86_400 * 800]
    for round in 0..<80 {
      let span = lengths[round % lengths.count] + generator.fraction() * lengths[(round * 7) % lengths.count] * 0.5
      let sign = round % 2 == 0 ? 1.0 : -1.0
      let dates = [
        Self.styled(.timer, sign * span), Self.styled(.relative, sign * span), Self.styled(.offset, sign * span),
        Self.interval(span, down: true, start: -20), Self.interval(span, down: false, hours: false, start: -20),
      ]
      let instant = Self.now.addingTimeInterval(generator.fraction())
      for date in dates {
        func reading(_ at: Date) -> (text: String, nextChange: Date?) {
          DynamicText.string(for: date, at: at, locale: locale, timeZone: "Europe/Berlin", reducedPrecision: reduced)
        }
        let here = reading(instant)
        guard let next = here.nextChange else { continue }
        #expect(next > instant)
        #expect(reading(next).text != here.text, "\(date) at \(next)")
        #expect(reading(next.addingTimeInterval(-0.001)).text == here.text)
        for part in [0.1, 0.5, 0.9] {
          let between = instant.addingTimeInterval(next.timeIntervalSince(instant) * part)
          #expect(reading(between).text == here.text, "\(date) at \(between)")
        }
      }
    }
  }

  @Test func `a change to summer time does not change the count of days`() {
    // Clocks go forward in Berlin on 2020-03-29 at 01:00 UTC.
    let before = Date(timeIntervalSince1970: 1_585_400_400)
    let date = DynamicDate.with {
      $0.style = .with {
        $0.style = .relative; $0.date.seconds = 1_585_400_400 + 82_800
      }
    }
    let reading = DynamicText.string(for: date, at: before, locale: "en", timeZone: "Europe/Berlin", reducedPrecision: false)
    #expect(reading.text == "1 day")
    #expect(reading.nextChange == before.addingTimeInterval(1))
  }

  @Test func `extreme dates are clamped`() {
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      for style in [DateStyleValue.timer, .relative, .offset, .date, .time] {
        let date = DynamicDate.with {
          $0.style = .with {
            $0.style = style; $0.date.seconds = seconds
          }
        }
        let reading = DynamicText.string(for: date, at: Self.now, locale: "en", timeZone: "nowhere", reducedPrecision: false)
        #expect(seconds.isNaN == reading.text.isEmpty)
      }
    }
    #expect(text(DynamicDate()).isEmpty)
  }

  @Test func `the reserved width fits every second's text`() {
    let engine = TextEngine.current
    for date in [
      Self.styled(.timer, 900), Self.styled(.timer, -30), Self.styled(.relative, 8000), Self.styled(.offset, 700), Self.interval(4000, down: true),
      Self.interval(4000, down: false),
    ] {
      let run = TextRun.with {
        $0.date = date
        $0.font.size = 17
      }
      let reserved = engine.reservedSize(
        of: [run], style: ParagraphStyle(), locale: "en", timeZone: "UTC", from: Self.now, width: nil, height: nil)
      for tick in stride(from: 0.0, through: 3599, by: 17) {
        let shown = engine.layout(
          [run], style: ParagraphStyle(), locale: "en", timeZone: "UTC", at: Self.now.addingTimeInterval(tick), reducedPrecision: false,
          width: nil, height: nil)
        #expect(shown.width <= reserved.width, "\(words(shown)) in \(words(reserved))")
      }
    }
  }

  @Test func `a timer that is wider than its frame reserves one line and the whole width`() {
    let engine = TextEngine.current
    func reserved(_ date: DynamicDate, width: Double?, before words: String = "") -> TextLayout {
      let run = TextRun.with {
        $0.date = date
        $0.font.size = 20
      }
      let text = TextRun.with {
        $0.text = words
        $0.font.size = 20
      }
      return engine.reservedSize(
        of: words.isEmpty ? [run] : [text, run], style: ParagraphStyle(), locale: "en", timeZone: "UTC", from: Self.now, width: width, height: nil)
    }
    let line = reserved(Self.styled(.timer, 5), width: nil).height
    // Now 0:05, in an hour 1:00:00.
    let whole = reserved(Self.styled(.timer, -3590), width: nil).width
    for width in [whole - 1, whole * 0.75, whole / 2, 8] {
      let narrow = reserved(Self.styled(.timer, -3590), width: width)
      #expect(narrow.lineCount == 1 && narrow.height == line, "\(width)")
      #expect(narrow.width >= width)
    }
    #expect(reserved(Self.interval(40_000, down: true), width: 30).lineCount == 1)
    // Words are broken as in any text: before the timer, or within one that does not fit.
    #expect(reserved(Self.styled(.timer, -3590), width: whole + 1, before: "Since ").lineCount == 2)
    #expect(reserved(Self.styled(.timer, 5), width: 30, before: "Unbreakable").lineCount > 2)
    // A relative date has places where it can be broken.
    #expect(reserved(Self.styled(.relative, 8000), width: 60).lineCount > 1)
  }
}
