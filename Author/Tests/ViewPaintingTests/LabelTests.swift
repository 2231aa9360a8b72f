import AlmanacProfiles
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing
import WidgetKit

@testable import AlmanacPainter

/// Labels of widgets along the edge of a dial, and content that curves (Specification A9, D7).
@Suite @MainActor struct LabelTests {
  private static func slot(_ name: String, _ place: String = "faceCorners") throws -> PlaceProfile.Slot {
    try #require(Profiles.device(named: "watch-45mm")?.place(named: place)?.slot(named: name))
  }

  /// `view` as a widget of the slot, at one of its positions.
  private func draw<V: View>(
    _ view: V, family: WidgetFamilyValue = .accessoryCorner, slot: String = "corners", at position: Int = 0, scale: Double = 2,
    date: Date = testDate, _ change: (inout Presentation) -> Void = { _ in }
  ) throws -> PaintJob {
    let device = try #require(Profiles.device(named: "watch-45mm"))
    let placement = try #require(Placement(device: device.id, place: "faceCorners", slot: slot))
    let context = try #require(
      RenderContext(device: device, family: family, in: placement, dynamicType: "large", boldText: false, locale: "en_US", timeZone: "UTC"))
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    session.date = testDate
    let list = ViewRenderer.displayList(of: view, environment: EnvironmentValues(context: context, variant: VariantKey()), session: session)
    var presentation = Presentation(colorScheme: .dark, background: .removed)
    change(&presentation)
    return PaintJob(
      list: list, presentation: presentation, date: date, scale: scale, mask: WidgetMask(of: family, on: device),
      label: placement.slot.labelLayout(at: position))
  }

  /// A widget with a label of two halves, side by side or one above the other.
  private func halves(_ direction: Axis) -> some View {
    Color.clear.widgetLabel { ProgressView(value: 1).progressViewStyle(Halves(direction: direction)) }
  }

  private struct Halves: ProgressViewStyle {
    let direction: Axis
    func makeBody(configuration: Configuration) -> some View {
      if direction == .horizontal {
        HStack(spacing: 0) {
          Color(.sRGB, red: 1, green: 0, blue: 0); Color(.sRGB, red: 0, green: 0, blue: 1)
        }
      } else {
        VStack(spacing: 0) {
          Color(.sRGB, red: 1, green: 0, blue: 0); Color(.sRGB, red: 0, green: 0, blue: 1)
        }
      }
    }
  }

  private var meter: some View {
    Text(verbatim: "21°").font(.system(size: 20, weight: .medium, design: .rounded)).widgetLabel {
      Gauge(value: 0.4) {
        EmptyView()
      } currentValueLabel: {
        Text(verbatim: "21")
      } minimumValueLabel: {
        Text(verbatim: "12")
      } maximumValueLabel: {
        Text(verbatim: "34")
      }
      .tint(Gradient(colors: [.blue, .orange]))
    }
  }

  /// The middle of all pixels of a colour, in pixels.
  private func middle(of picture: PixelBuffer, _ isWanted: ((red: Int, green: Int, blue: Int, alpha: Int)) -> Bool) -> (
    x: Double, y: Double, count: Int
  ) {
    var (x, y, count) = (0, 0, 0)
    for row in 0..<picture.height {
      for column in 0..<picture.width where isWanted(picture.pixel(column, row)) {
        (x, y, count) = (x + column, y + row, count + 1)
      }
    }
    return (Double(x) / Double(max(1, count)), Double(y) / Double(max(1, count)), count)
  }

  @Test func `gauge and text are curved along the dial in the four corners`() throws {
    for position in 0..<4 { try expectGolden("label-gauge-\(position)", try draw(meter, at: position)) }
    let words = Image(systemName: "flame.fill").resizable().scaledToFit().padding(6).widgetLabel("Ember in 1:23")
    try expectGolden("label-text-top", try draw(words, at: 1))
    try expectGolden("label-text-bottom", try draw(words, at: 3))
  }

  @Test func `a circular widget's label is on the bezel above it`() throws {
    let view = Circle().fill(.green).widgetLabel("Partly cloudy")
    let job = try draw(view, family: .accessoryCircular, slot: "center")
    try expectGolden("label-bezel", job)
    let picture = try Painter.pixels(job)
    let content = middle(of: picture) { $0.green > 150 && $0.red < 120 && $0.alpha > 200 }
    let label = middle(of: picture) { $0.red > 200 && $0.green > 200 && $0.alpha > 200 }
    #expect(label.count > 100 && label.y < content.y - 100, "\(label) \(content)")
  }

  @Test func `content that curves is outside of its label`() throws {
    let view = Text(verbatim: "12:45").font(.system(size: 15, weight: .semibold, design: .rounded)).widgetCurvesContent().widgetLabel("Ember")
    let job = try draw(view)
    #expect(job.list.curvesContent)
    try expectGolden("label-curved-content", job)
    // Where nothing curves it, it is flat and inside of the widget.
    var flat = job
    flat.label = nil
    let picture = try Painter.pixels(flat)
    #expect(picture.width == 76 && picture.inked > 0)
  }

  @Test func `labels read from left to right and stand upright in every corner`() throws {
    for position in 0..<4 {
      let across = try Painter.pixels(draw(halves(.horizontal), at: position))
      let left = middle(of: across) { $0.red > 200 && $0.blue < 60 && $0.alpha > 200 }
      let right = middle(of: across) { $0.blue > 200 && $0.red < 60 && $0.alpha > 200 }
      #expect(left.count > 500 && right.count > 500 && left.x < right.x - 20, "\(position)")
      let stacked = try Painter.pixels(draw(halves(.vertical), at: position))
      let upper = middle(of: stacked) { $0.red > 200 && $0.blue < 60 && $0.alpha > 200 }
      let lower = middle(of: stacked) { $0.blue > 200 && $0.red < 60 && $0.alpha > 200 }
      #expect(upper.count > 500 && lower.count > 500 && upper.y < lower.y - 5, "\(position)")
    }
  }

  @Test func `a label stays on its line, however long and high it is`() throws {
    let layout = try #require(try Self.slot("corners").labelLayout(at: 0))
    var job = try draw(Color.clear.widgetLabel("Ember"))
    for size in [(100_000.0, 12.0), (20, 90_000), (80_000, 80_000), (0.001, 0.001)] {
      job.list.label = .fill(rect(0, 0, size.0, size.1), Paint.with { $0.color = .white })
      let picture = try Painter.pixels(job)
      for row in 0..<picture.height {
        for column in 0..<picture.width where picture.pixel(column, row).alpha > 0 {
          let (x, y) = (Double(column) / 2 + layout.frame.x + 0.25, Double(row) / 2 + layout.frame.y + 0.25)
          let distance = hypot(x - layout.label.center.x, y - layout.label.center.y)
          #expect(abs(distance - layout.label.radius) <= layout.label.height / 2 + 1, "\(size) \(column) \(row)")
        }
      }
    }
  }

  @Test func `long text is truncated by the extension`() throws {
    let long = try draw(Color.clear.widgetLabel(String(repeating: "Ember and Moss ", count: 1000)))
    let layout = try #require(try Self.slot("corners").labelLayout(at: 0))
    #expect(long.list.label.frame.width <= layout.label.length + 0.5)
    #expect(try Painter.json(long.list).count < 10_000)
  }

  @Test func `figures that are out of range are refused by name, and too large pictures too`() throws {
    let good = try draw(meter)
    let layout = try #require(good.label)
    func error(_ change: (LabelLayout.Curve) -> LabelLayout.Curve, frame: RectValue? = nil) -> PainterError? {
      var job = good
      job.label = LabelLayout(label: change(layout.label), content: nil, textSize: 12, frame: frame ?? layout.frame)
      return #expect(throws: PainterError.self) { try Painter.pixels(job) }
    }
    func curve(radius: Double = 80, length: Double = 40, height: Double = 12, x: Double = 0) -> (LabelLayout.Curve) -> LabelLayout.Curve {
      { _ in LabelLayout.Curve(center: PointValue(x: x, y: 0), radius: radius, direction: 0, length: length, height: height) }
    }
    for (change, word) in [
      (curve(radius: -1), "radius"), (curve(radius: 1e9), "radius"), (curve(length: 0), "length"), (curve(length: 1000), "length"),
      (curve(height: 200), "height"), (curve(x: .nan), "finite"), (curve(x: 1e7), "center"),
    ] {
      guard case .labelInvalid(let reason)? = error(change) else {
        Issue.record("\(word) was not refused")
        continue
      }
      #expect(reason.contains(word))
    }
    guard case .tooManyPixels? = error({ $0 }, frame: rect(0, 0, 30_000, 30_000)) else {
      Issue.record("a large frame was painted")
      return
    }
    guard case .labelInvalid? = error({ $0 }, frame: rect(0, 0, 0, 30)) else {
      Issue.record("an empty frame was painted")
      return
    }
  }

  @Test func `a label is drawn only where a slot shows it`() throws {
    var job = try draw(meter)
    #expect(job.list.hasLabel)
    job.label = nil
    var bare = job
    bare.list.clearLabel()
    #expect(try Painter.pixels(job).bytes == Painter.pixels(bare).bytes)
  }

  @Test func `redaction hides a label like content`() throws {
    func label(_ word: String, isPrivate: Bool) -> some View {
      Color.clear.widgetLabel { Text(verbatim: word).frame(width: 60).privacySensitive(isPrivate) }
    }
    func picture(_ word: String, isPrivate: Bool, _ redaction: RedactionValue) throws -> PixelBuffer {
      try Painter.pixels(draw(label(word, isPrivate: isPrivate)) { $0.redaction = redaction })
    }
    #expect(try picture("1234", isPrivate: true, .none).solid > 0)
    let hidden = try picture("1234", isPrivate: true, .privacy)
    #expect(hidden.solid == 0 && hidden.inked > 0)
    #expect(try picture("1234", isPrivate: false, .privacy).bytes == picture("1234", isPrivate: false, .none).bytes)
    let placeholder = try picture("1234", isPrivate: false, .placeholder)
    #expect(placeholder.solid == 0 && placeholder.inked > 0)
  }

  @Test func `accented faces draw a label in the group's colour`() throws {
    let view = Color.clear.widgetLabel { Text(verbatim: "Ember").foregroundStyle(.red).widgetAccentable() }
    let tinted = try Painter.pixels(
      draw(view) { ($0.renderingMode, $0.tint) = (.accented, RGBA(hex: 0x00FF00)) })
    let (green, other) = (middle(of: tinted) { $0.green > 200 && $0.alpha > 200 }, middle(of: tinted) { $0.red > 60 && $0.alpha > 100 })
    #expect(green.count > 20 && other.count == 0)
    let plain = try Painter.pixels(draw(Color.clear.widgetLabel { Text(verbatim: "Ember").foregroundStyle(.red) }) { $0.renderingMode = .accented })
    #expect(middle(of: plain) { $0.red > 200 && $0.green > 200 && $0.blue > 200 && $0.alpha > 200 }.count > 20)
  }

  @Test func `reduced luminance dims a label`() throws {
    let view = Color.clear.widgetLabel("Ember")
    let (full, dim) = (try Painter.pixels(draw(view)), try Painter.pixels(draw(view) { $0.luminance = .reduced }))
    func strongest(_ picture: PixelBuffer) -> Int { stride(from: 3, to: picture.bytes.count, by: 4).map { Int(picture.bytes[$0]) }.max() ?? 0 }
    #expect(strongest(full) > 250 && abs(strongest(dim) - 153) < 4)
  }

  @Test func `text and progress of a label follow the clock`() throws {
    let interval = testDate...testDate.addingTimeInterval(3600)
    let bar = Color.clear.widgetLabel { ProgressView(timerInterval: interval, countsDown: false) }
    let timer = Color.clear.widgetLabel { Text(testDate.addingTimeInterval(3600), style: .timer) }
    for job in [try draw(bar), try draw(timer)] {
      var later = job
      later.date = testDate.addingTimeInterval(1800)
      #expect(try Painter.pixels(job).bytes != Painter.pixels(later).bytes)
      let next = try #require(job.list.nextUpdate(after: testDate))
      #expect(next > testDate && next < testDate.addingTimeInterval(60))
    }
  }

  @Test func `an SVG document has the label at the same place`() throws {
    let document = String(decoding: try Painter.svg(draw(meter)), as: UTF8.self)
    let frame = try #require(try Self.slot("corners").labelLayout(at: 0)).frame
    #expect(document.contains("width=\"\(Int(frame.width))") && document.contains("<image"))
  }
}
