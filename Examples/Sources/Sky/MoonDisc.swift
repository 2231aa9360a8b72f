import SwiftUI

/// The moon as it appears tonight: a dark disc with the lit part up to the terminator.
public struct MoonDisc: View {
  private let moon: Moon

  public init(_ moon: Moon) { self.moon = moon }

  public var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2 - 1
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let disc = Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
      context.fill(disc, with: .color(.white.opacity(0.16)))
      context.drawLayer { layer in
        layer.clip(to: disc)
        layer.addFilter(.shadow(color: .white.opacity(0.5), radius: radius / 8))
        layer.fill(
          lit(center: center, radius: radius),
          with: .radialGradient(
            Gradient(colors: [.white, Color(red: 0.86, green: 0.86, blue: 0.80)]), center: center, startRadius: 0, endRadius: radius))
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityLabel(moon.name)
  }

  /// Half the disc's edge, and back along the terminator, which is half an ellipse.
  private func lit(center: CGPoint, radius: Double) -> Path {
    let side: Double = moon.isWaxing ? 1 : -1
    let width = radius * cos(moon.phase * 2 * .pi) * side
    let steps = 48
    return Path { path in
      for step in 0...steps {
        let angle = Double(step) / Double(steps) * .pi
        let point = CGPoint(x: center.x + side * radius * sin(angle), y: center.y - radius * cos(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      for step in (0...steps).reversed() {
        let angle = Double(step) / Double(steps) * .pi
        path.addLine(to: CGPoint(x: center.x + width * sin(angle), y: center.y - radius * cos(angle)))
      }
      path.closeSubpath()
    }
  }
}

extension Moon {
  /// The phase in words.
  public var name: Text {
    switch phase {
    case ..<0.03, 0.97...: Text("New moon", bundle: .module)
    case ..<0.22: Text("Waxing crescent", bundle: .module)
    case ..<0.28: Text("First quarter", bundle: .module)
    case ..<0.47: Text("Waxing gibbous", bundle: .module)
    case ..<0.53: Text("Full moon", bundle: .module)
    case ..<0.72: Text("Waning gibbous", bundle: .module)
    case ..<0.78: Text("Last quarter", bundle: .module)
    default: Text("Waning crescent", bundle: .module)
    }
  }
}
