import AlmanacBasics
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacPainter

/// Reduced luminance: one picture a minute, in which nothing is more precise than a minute (Specification D6).
@Suite struct AlwaysOnTests {
  private static let minute = Date(timeIntervalSince1970: 1_800_000_000 - 1_800_000_000.truncatingRemainder(dividingBy: 60))

  private static func style(_ style: DateStyleValue, _ date: Date) -> DynamicDate {
    .with {
      $0.style = .with {
        $0.style = style; $0.date.seconds = date.timeIntervalSince1970
      }
    }
  }

  private static func interval(from start: Date, for seconds: Double, down: Bool) -> DynamicDate {
    .with {
      $0.timerInterval.start.seconds = start.timeIntervalSince1970
      $0.timerInterval.end.seconds = start.timeIntervalSince1970 + seconds
      $0.timerInterval.countsDown = down
      $0.timerInterval.showsHours = true
    }
  }

  private static func text(_ date: DynamicDate) -> DisplayList {
    DisplayList(
      160, 30,
      [
        .make(rect(0, 0, 160, 30)) {
          $0.dynamicText.runs = [
            .with {
              $0.date = date; $0.font.size = 17; $0.font.monospacedDigits = true
            }
          ]
        }
      ])
  }

  private static func progress(_ form: ProgressForm, from start: Date, for seconds: Double) -> DisplayList {
    DisplayList(
      120, 40,
      [
        .make(rect(0, 0, form == .circular ? 40 : 120, form == .circular ? 40 : 8)) {
          $0.dynamicProgress.form = form
          $0.dynamicProgress.start.seconds = start.timeIntervalSince1970
          $0.dynamicProgress.end.seconds = start.timeIntervalSince1970 + seconds
        }
      ])
  }

  private static func hand(_ period: Double) -> DisplayList {
    DisplayList(
      100, 100,
      [
        .group(rect(0, 0, 100, 100), [.fill(rect(48, 10, 4, 40), .hex(0))]).with {
          $0.clockRotation = .with { ($0.anchor, $0.period) = (PointValue(x: 50, y: 50), period) }
        }
      ])
  }

  /// Everything that follows the clock, with seconds that agree with no minute.
  private static var lists: [(name: String, list: DisplayList)] {
    let (odd, later) = (minute.addingTimeInterval(-37.25), minute.addingTimeInterval(1513.5))
    return [
      ("timer", text(style(.timer, later))), ("stopwatch", text(style(.timer, odd))), ("relative", text(style(.relative, later))),
      ("offset", text(style(.offset, later))), ("interval down", text(interval(from: odd, for: 1700, down: true))),
      ("interval up", text(interval(from: odd, for: 1700, down: false))), ("linear", progress(.linear, from: odd, for: 1700)),
      ("circular", progress(.circular, from: odd, for: 1700)), ("not begun", progress(.linear, from: minute.addingTimeInterval(20.5), for: 1700)),
      ("minute hand", hand(3600)), ("anticlockwise hand", hand(-997)),
    ]
  }

  @Test(arguments: lists.indices) func `pictures at reduced luminance change only at whole minutes, at most once a minute`(index: Int) throws {
    let (name, list) = Self.lists[index]
    var generator = SplitMix64(seed: UInt64(index))
    var (date, updates) = (Self.minute.addingTimeInterval(7.5), 0)
    while let next = list.nextUpdate(after: date, reducedPrecision: true), next < Self.minute.addingTimeInterval(1200) {
      #expect(next > date && next.timeIntervalSince1970.truncatingRemainder(dividingBy: 60) == 0, "\(name): \(next)")
      if updates > 0 { #expect(next.timeIntervalSince(date) >= 60, "\(name)") }
      (date, updates) = (next, updates + 1)
    }
    // Twenty minutes; a text of minutes changes with each.
    #expect((10...20).contains(updates), "\(name): \(updates)")

    let reduced: (inout Presentation) -> Void = { $0.luminance = .reduced }
    let shown = try pixels(list, scale: 1, date: Self.minute, reduced).bytes
    for _ in 0..<4 {
      let within = Self.minute.addingTimeInterval(generator.fraction() * 59.99)
      #expect(try pixels(list, scale: 1, date: within, reduced).bytes == shown, "\(name) at \(within)")
    }
    #expect(try pixels(list, scale: 1, date: Self.minute.addingTimeInterval(600), reduced).bytes != shown, "\(name)")
  }

  @Test func `at normal luminance the same timers change every second`() {
    for (name, list) in Self.lists where ["timer", "stopwatch", "interval down", "interval up", "relative"].contains(name) {
      #expect(list.nextUpdate(after: Self.minute)?.timeIntervalSince(Self.minute) ?? 9 <= 1, "\(name)")
    }
  }

  @Test func `timers with different seconds wake a display once a minute`() {
    let nodes = [-10.0, -25, -40].flatMap { Self.text(Self.style(.timer, Self.minute.addingTimeInterval($0))).root.group.children }
    let list = DisplayList(160, 30, nodes)
    var (date, updates) = (Self.minute.addingTimeInterval(1), 0)
    while let next = list.nextUpdate(after: date, reducedPrecision: true), next <= Self.minute.addingTimeInterval(3600) {
      (date, updates) = (next, updates + 1)
    }
    #expect(updates == 60)
  }

  @Test func `redaction and luminance give four different pictures`() throws {
    let secret = Self.text(Self.style(.timer, Self.minute.addingTimeInterval(900)))
    var list = secret
    list.root.group.children[0].privacySensitive = true
    var pictures: Set<[UInt8]> = []
    for redaction in [RedactionValue.none, .privacy] {
      for luminance in [LuminanceValue.normal, .reduced] {
        let picture = try pixels(list, scale: 1, date: Self.minute) {
          // In light scheme black text has no light to lose.
          $0.colorScheme = .dark
          $0.redaction = redaction
          $0.luminance = luminance
        }
        #expect(picture.inked > 0)
        pictures.insert(picture.bytes)
      }
    }
    #expect(pictures.count == 4)
  }

  @Test func `without a background reduced luminance makes content transparent, in pixels and in SVG`() throws {
    let list = DisplayList(4, 4, [.fill(rect(0, 0, 4, 4), .hex(0xFFFFFF))])
    let standBy = try pixels(list) {
      $0.luminance = .reduced
      $0.background = .removed
    }
    #expect(standBy[1, 1] == Pixel(0xFFFFFF, alpha: 153))
    let job = PaintJob(list: list, presentation: Presentation(luminance: .reduced, background: .removed), date: Self.minute)
    // A black layer would be the other way to dim.
    #expect(!String(decoding: try Painter.svg(job), as: UTF8.self).contains("0.4"))
  }
}
