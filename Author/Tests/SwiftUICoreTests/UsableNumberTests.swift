import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@MainActor
/// NaN, infinite and out-of-range numbers.
@Suite struct UsableNumberTests {
  private let fixture = ContentFixture()

  /// The modifiers and views with a `number.invalid` diagnostic, by name; also checks that the drawing is valid.
  private func warned<V: View>(_ view: V, line: Int = #line) -> Set<String> {
    let out = fixture.render(width: 100, height: 60, view)
    var list = DisplayList()
    list.root.group.children = out.nodes
    #expect(throws: Never.self, "line \(line)") { try list.validate() }
    #expect(out.size.width.isFinite && out.size.height.isFinite, "line \(line)")
    return Set(
      out.diagnostics.filter { $0.name == "number.invalid" && $0.severity == .warning }.map { String($0.message.prefix { $0 != " " }) })
  }

  private let text = Text(verbatim: "a")

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `layout modifiers are named, and use 0 or the largest length`(value: CGFloat) {
    #expect(warned(text.offset(x: value)) == ["offset(x:y:)"])
    #expect(warned(text.position(x: 1, y: value)) == ["position(x:y:)"])
    #expect(warned(text.padding(.top, value)) == ["padding(_:_:)"])
    #expect(warned(text.padding(value)) == ["padding(_:_:)"])
    #expect(
      warned(
        HStack(spacing: value) {
          text; text
        }) == ["HStack(spacing:)"])
    #expect(
      warned(
        VStack(spacing: value) {
          text; text
        }) == ["VStack(spacing:)"])
    let frame = fixture.render(text.frame(width: value, height: 5))
    #expect(frame.names.contains("frame.invalid") && frame.size == CGSize(width: fixture.render(text).size.width, height: 5))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `columns of grids are named`(value: CGFloat) {
    let items: [GridItem] = [
      GridItem(.fixed(value)), GridItem(.flexible(minimum: value)), GridItem(.adaptive(minimum: value)), GridItem(spacing: value),
      GridItem(.adaptive(minimum: value, maximum: value), spacing: value),
    ]
    for item in items {
      #expect(
        warned(
          LazyVGrid(columns: [item, GridItem()]) {
            text; text; text
          }) == ["GridItem(_:spacing:alignment:)"])
      #expect(
        warned(
          LazyHGrid(rows: [item, GridItem()]) {
            text; text; text
          }) == ["GridItem(_:spacing:alignment:)"])
    }
    #expect(
      warned(
        LazyVGrid(columns: [GridItem()], spacing: value) {
          text; text
        }) == ["LazyVGrid(spacing:)"])
    #expect(warned(LazyVGrid(columns: [GridItem(.flexible(maximum: .infinity))]) { text }).isEmpty)
  }

  @Test func `views that are moved far away keep the drawing valid`() {
    // The offset and the frame around it add up to more than one of them, and offsets within each other to a multiple.
    #expect(
      warned(
        HStack {
          text; Circle(); text.offset(x: .infinity)
        }) == ["offset(x:y:)"])
    #expect(
      warned(
        HStack {
          text; Circle().position(x: .infinity, y: .infinity)
        }) == ["position(x:y:)"])
    let far: CGFloat = 1e7
    #expect(
      warned(
        ZStack(alignment: .bottomTrailing) {
          text
          Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
            .offset(x: far).offset(x: far).offset(x: far).offset(y: -far)
          text.offset(x: far, y: far).offset(x: far, y: far)
          Image(systemName: "star").offset(x: -far).padding(1000)
          Gauge(value: 0.5) { text }.offset(y: far)
        }
      ).isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `drawing modifiers are named`(value: Double) {
    #expect(warned(text.opacity(value)) == ["opacity(_:)"])
    #expect(warned(text.blur(radius: value)) == ["blur(radius:)"])
    #expect(warned(text.brightness(value)) == ["brightness(_:)"])
    #expect(warned(text.hueRotation(.degrees(value))) == ["hueRotation(_:)"])
    #expect(warned(text.shadow(radius: value)) == ["shadow(color:radius:x:y:)"])
    #expect(warned(Circle().stroke(.red, lineWidth: value)).count == 1)
    #expect(warned(Circle().strokeBorder(.red, lineWidth: value)).count == 1)
    #expect(warned(Circle().stroke(.red, style: StrokeStyle(dash: [1, value]))).count == 1)
    #expect(warned(RoundedRectangle(cornerRadius: value)).count == 1)
    #expect(warned(text.cornerRadius(value)).count == 1)
    #expect(warned(Color(red: value, green: 0, blue: 0)).count == 1)
    #expect(warned(Color.red.opacity(value)) == ["Color.opacity(_:)"])
    #expect(warned(LinearGradient(stops: [.init(color: .red, location: value)], startPoint: .top, endPoint: .bottom)).count == 1)
    #expect(warned(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: value)).count == 1)
    #expect(
      warned(Canvas { context, _ in context.stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red), lineWidth: value) }).count == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `text modifiers are named`(value: CGFloat) {
    #expect(warned(text.font(.system(size: value))).count == 1)
    #expect(warned(text.font(.custom("Inter", fixedSize: value))).count == 1)
    #expect(warned(text.tracking(value)) == ["tracking(_:)"])
    #expect(warned(text.baselineOffset(value)) == ["baselineOffset(_:)"])
    #expect(warned(text.lineSpacing(value)) == ["lineSpacing(_:)"])
  }

  @Test func `NaN fractions count as 0; fractions out of range are clamped without a diagnostic`() {
    #expect(warned(Gauge(value: Double.nan) { text }) == ["Gauge(value:in:)"])
    #expect(warned(ProgressView(value: 0.0, total: 0.0)) == ["ProgressView(value:total:)"])
    #expect(warned(ProgressView(value: 1.0, total: 0.0)) == ["ProgressView(value:total:)"])
    #expect(warned(Gauge(value: 7) { text }).isEmpty && warned(ProgressView(value: 7.0)).isEmpty)
    #expect(warned(text.opacity(3)).isEmpty && warned(text.opacity(-1)).isEmpty)
  }

  @Test func `infinite values are clamped to a limit: infinite opacity is opaque, an infinite radius is the largest possible`() {
    #expect(fixture.render(text.opacity(.infinity)).nodes[0].opacity == 1)
    #expect(fixture.render(text.opacity(.nan)).nodes[0].opacity == 1)
    let round = fixture.render(width: 20, height: 10, RoundedRectangle(cornerRadius: .infinity)).paths.first
    #expect(round?.shape.roundedRect.radii == [5])
    #expect(fixture.render(text.font(.system(size: .nan))).runs.first?.font.size == 17)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `dates that are not finite are named, and drawn as the entry's or the last that calendars count`(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    for style in [Text.DateStyle.timer, .relative, .offset, .date, .time] { #expect(warned(Text(date, style: style)) == ["Text(_:style:)"]) }
    guard !seconds.isNaN else { return }
    let dates = min(date, fixture.date)...max(date, fixture.date)
    #expect(warned(Text(timerInterval: dates)) == ["Text(timerInterval:)"])
    #expect(warned(Text(dates)) == ["Text"])
    #expect(warned(ProgressView(timerInterval: dates)).contains("ProgressView(timerInterval:)"))
    #expect(warned(Text(.distantPast, style: .timer)).isEmpty && warned(Text(.distantFuture, style: .relative)).isEmpty)
  }

  @Test func `a path with NaN coordinates is not drawn, and its shape is named`() {
    let out = fixture.render(
      width: 10, height: 10,
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
      })
    #expect(out.names == ["shape.invalid"] && out.paths.isEmpty)
  }
}
