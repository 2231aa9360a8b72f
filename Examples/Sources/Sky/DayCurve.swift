import SwiftUI

/// The sun's path over one day: bright above the horizon, dim below it, with the sun at its present position.
public struct DayCurve: View {
  private let sun: Sun
  private let date: Date
  private static let halo = 14.0

  public init(_ sun: Sun, at date: Date) {
    self.sun = sun
    self.date = date
  }

  public var body: some View {
    Canvas { context, size in
      let day = sun.day(of: date)
      let reach = 6.0
      let horizon = size.height * 0.66
      let samples = stride(from: 0, through: day.duration, by: 900).map { day.start.addingTimeInterval($0) }
      // The noon elevation fills the height. It counts as at least 30°, so that a low winter noon is drawn lower than a summer noon.
      let scale = max(30, samples.map { abs(sun.elevation(at: $0)) }.max() ?? 90)
      func point(at date: Date) -> CGPoint {
        let share = date.timeIntervalSince(day.start) / day.duration
        let elevation = sun.elevation(at: date)
        let height = elevation / scale * ((elevation < 0 ? size.height - horizon : horizon) - Self.halo)
        return CGPoint(x: reach + share * (size.width - 2 * reach), y: horizon - height)
      }
      var curve = Path()
      curve.addLines(samples.map(point))

      var lit = context
      lit.clip(to: Path(CGRect(x: 0, y: 0, width: size.width, height: horizon)))
      var area = curve
      area.addLine(to: CGPoint(x: size.width, y: size.height))
      area.addLine(to: CGPoint(x: 0, y: size.height))
      area.closeSubpath()
      let glow = Gradient(colors: [.yellow.opacity(0.55), .orange.opacity(0.05)])
      lit.fill(area, with: .linearGradient(glow, startPoint: .zero, endPoint: CGPoint(x: 0, y: horizon)))
      lit.stroke(curve, with: .color(.white), style: StrokeStyle(lineWidth: 2.5, lineCap: .round))

      var dim = context
      dim.clip(to: Path(CGRect(x: 0, y: horizon, width: size.width, height: size.height - horizon)))
      dim.stroke(curve, with: .color(.white.opacity(0.4)), style: StrokeStyle(lineWidth: 2, dash: [3, 4]))

      let line = Path { path in
        path.move(to: CGPoint(x: 0, y: horizon))
        path.addLine(to: CGPoint(x: size.width, y: horizon))
      }
      context.stroke(line, with: .color(.white.opacity(0.5)), lineWidth: 1)
      mark(point(at: date), isUp: sun.elevation(at: date) > -0.833, in: &context)
    }
    // A canvas draws from left to right in every language; time runs in reading direction.
    .flipsForRightToLeftLayoutDirection(true)
    .accessibilityHidden(true)
  }

  private func mark(_ point: CGPoint, isUp: Bool, in context: inout GraphicsContext) {
    func circle(_ radius: Double) -> Path { Path(ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)) }
    if isUp {
      let glow = Gradient(colors: [.yellow.opacity(0.8), .yellow.opacity(0)])
      context.fill(circle(Self.halo), with: .radialGradient(glow, center: point, startRadius: 3, endRadius: Self.halo))
    }
    context.fill(circle(5.5), with: .color(isUp ? .yellow : .gray))
    context.stroke(circle(5.5), with: .color(.white), lineWidth: 1.5)
  }
}
