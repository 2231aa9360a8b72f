import AlmanacProfiles
import AlmanacTextEngine
import AlmanacTransitions
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing
import WidgetKit

@testable import AlmanacPainter

/// The layers of a change, put together, are the pictures before and after it.
@MainActor
@Suite struct TransitionLayerTests {
  private struct Card: View {
    var points: Int
    var rows: [String]
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Image(systemName: "heart.fill").foregroundStyle(.red)
          Spacer()
          Text(verbatim: "\(points)").font(.title2.bold()).monospacedDigit().contentTransition(.numericText())
        }
        ForEach(rows, id: \.self) { row in
          HStack {
            Circle().fill(.orange).frame(width: 12, height: 12); Text(row).opacity(0.7)
          }.transition(.push(from: .bottom))
        }
        ProgressView(value: Double(points) / 200)
      }
      .padding(12)
      .containerBackground(for: .widget) { LinearGradient(colors: [.white, .yellow], startPoint: .top, endPoint: .bottom) }
    }
  }

  private func list(_ card: Card) -> DisplayList {
    var environment = EnvironmentValues()
    environment.core.displaySize = CGSize(width: 160, height: 160)
    return ViewRenderer.displayList(of: card, environment: environment, session: RenderSession(text: .current, images: ImageStore(), bundle: .main))
  }

  private func pixels(_ list: DisplayList, part: RectValue? = nil, mode: RenderingModeValue = .fullColor) throws -> PixelBuffer {
    var job = PaintJob(list: list, presentation: Presentation(renderingMode: mode), date: Date(timeIntervalSince1970: 0), scale: 2)
    job.part = part
    return try Painter.pixels(job)
  }

  /// The layers over each other as they are at the start or at the end. States that stretch or blur are left out: only the ends are compared.
  private func composed(_ plan: TransitionPlan, _ old: DisplayList, _ new: DisplayList, atEnd: Bool, mode: RenderingModeValue) throws -> [Double] {
    let (width, height) = (320, 320)
    var canvas = [Double](repeating: 0, count: width * height * 4)
    for layer in plan.layers {
      let state = atEnd ? layer.end : layer.start
      guard state.opacity > 0, state.frame.width == layer.crop.width else { continue }
      let source = layer.source == .later ? new : old
      let picture = try pixels(source.keeping(layer.parts), part: layer.crop, mode: mode)
      #expect(picture.width == Int((layer.crop.width * 2).rounded()))
      let (left, top) = (Int((state.frame.x * 2).rounded()), Int((state.frame.y * 2).rounded()))
      for row in 0..<picture.height where (0..<height).contains(row + top) {
        for column in 0..<picture.width where (0..<width).contains(column + left) {
          let (from, to) = ((row * picture.width + column) * 4, ((row + top) * width + column + left) * 4)
          let alpha = Double(picture.bytes[from + 3]) / 255
          for channel in 0..<4 { canvas[to + channel] = canvas[to + channel] * (1 - alpha) + Double(picture.bytes[from + channel]) }
        }
      }
    }
    return canvas
  }

  /// One step of 255 for each layer that is blended, because each rounds; text at the edges of rolling characters may be cut by a pixel.
  @Test(arguments: [RenderingModeValue.fullColor, .accented])
  func `put together at the end, the layers are the new picture, and at the start the old one`(mode: RenderingModeValue) throws {
    let (old, new) = (list(Card(points: 128, rows: ["walk", "read"])), list(Card(points: 135, rows: ["read", "cook", "sing"])))
    let plan = TransitionPlan(from: old, to: new, TransitionConditions(scale: 2))
    #expect(plan.course == .layers)
    #expect(Set(plan.layers.map(\.role)).isSuperset(of: [.still, .move, .rollIn, .rollOut, .insertion, .removal]))
    for (list, atEnd) in [(old, false), (new, true)] {
      let whole = try pixels(list, mode: mode)
      let layers = try composed(plan, old, new, atEnd: atEnd, mode: mode)
      let far = zip(whole.bytes, layers).count { abs(Double($0) - $1) > 6 }
      // At the start, what is stretched is left out above.
      #expect(far <= (atEnd ? 0 : 320 * 320 * 4 / 50), "\(far) of \(layers.count) channels differ at the \(atEnd ? "end" : "start")")
    }
  }

  @Test func `a part is that part of the picture, also beyond its edges`() throws {
    let list = list(Card(points: 1, rows: ["a"]))
    let whole = try pixels(list)
    let part = try pixels(list, part: RectValue(x: 20, y: -10, width: 200, height: 50))
    #expect((part.width, part.height) == (400, 100))
    for (x, y) in [(0, 20), (100, 60), (270, 99)] { #expect(part.pixel(x, y) == whole.pixel(x + 40, y - 20)) }
    #expect(part.pixel(300, 50).alpha == 0 && part.pixel(50, 10).alpha == 0)
  }

  @Test(arguments: [
    RectValue(x: 0, y: 0, width: 0, height: 5), RectValue(x: .nan, y: 0, width: 5, height: 5), RectValue(x: 1e9, y: 0, width: 5, height: 5),
  ])
  func `a part without an area, or too far away, is refused`(part: RectValue) throws {
    let list = list(Card(points: 1, rows: []))
    #expect(throws: PainterError.sizeEmpty) { try pixels(list, part: part) }
  }
}
