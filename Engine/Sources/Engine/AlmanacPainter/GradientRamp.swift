import AlmanacBasics
import AlmanacWireSchema

/// Sorted colour stops, interpolated in premultiplied colour.
struct GradientRamp {
  private(set) var stops: [(color: FlatColor, location: Double)]
  /// Locations never decrease: one that is below its predecessor is raised to it. Without stops the ramp is clear.
  init(_ stops: [(FlatColor, Double)]) { self.init(mixing: stops.map { ($0, $1, false) }) }

  /// - Parameter stops: for each its colour, its location, and whether the colours before it are mixed in the Oklab space.
  init(mixing stops: [(color: FlatColor, location: Double, isPerceptual: Bool)]) {
    self.stops = []
    for stop in stops {
      let before = self.stops.last
      let location = max(before?.location ?? -.infinity, stop.location)
      if let before, stop.isPerceptual, location > before.location, !before.color.hasTone(of: stop.color) {
        for step in 1..<GradientStop.perceptualSteps {
          let fraction = Double(step) / Double(GradientStop.perceptualSteps)
          self.stops.append(
            (Self.perceptualMix(before.color, stop.color, fraction), before.location + (location - before.location) * fraction))
        }
      }
      self.stops.append((stop.color, location))
    }
    if self.stops.isEmpty { self.stops = [(FlatColor(0, 0, 0, 0), 0)] }
  }

  /// Mixes two colours in the Oklab space. Each counts by its alpha, so that a clear colour contributes no tone.
  private static func perceptualMix(_ a: FlatColor, _ b: FlatColor, _ fraction: Double) -> FlatColor {
    let alpha = a.alpha + (b.alpha - a.alpha) * fraction
    guard alpha > 0 else { return FlatColor(b.red, b.green, b.blue, 0) }
    let tone = Oklab.mix(SIMD3(a.red, a.green, a.blue), SIMD3(b.red, b.green, b.blue), b.alpha * fraction / alpha)
    return FlatColor(tone.x, tone.y, tone.z, alpha)
  }

  var isVisible: Bool { stops.contains { $0.color.alpha > 0 } }
  var last: FlatColor { stops[stops.count - 1].color }
  /// 0…1, extended to stops outside it.
  var range: (low: Double, high: Double) { (min(0, stops[0].location), max(1, stops[stops.count - 1].location)) }
  var reversed: GradientRamp {
    let (low, high) = range
    return GradientRamp(stops.reversed().map { ($0.color, high + low - $0.location) })
  }

  /// Returns the part from the fraction `share` of the range to its end, stretched over 0…1.
  func cut(from share: Double) -> GradientRamp {
    let (low, high) = range
    let start = low + (high - low) * share
    let rest = stops.filter { $0.location > start }
    let length = max(high - start, 1e-9)
    return GradientRamp([(color(at: start), 0)] + rest.map { ($0.color, ($0.location - start) / length) })
  }

  /// Returns the colour at a location.
  func color(at location: Double) -> FlatColor {
    let next = index(after: location)
    guard next < stops.count else { return last }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    return Self.mix(a.color, b.color, (location - a.location) / (b.location - a.location))
  }

  /// Returns the index of the first stop beyond a location, by bisection: an angular gradient asks thousands of times.
  private func index(after location: Double) -> Int {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].location > location { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Interpolates premultiplied values, so that a clear colour contributes no tone.
  private static func mix(_ a: FlatColor, _ b: FlatColor, _ fraction: Double) -> FlatColor {
    let alpha = a.alpha + (b.alpha - a.alpha) * fraction
    guard alpha > 0 else { return FlatColor(b.red, b.green, b.blue, 0) }
    func part(_ x: Double, _ y: Double) -> Double { (x * a.alpha + (y * b.alpha - x * a.alpha) * fraction) / alpha }
    return FlatColor(part(a.red, b.red), part(a.green, b.green), part(a.blue, b.blue), alpha)
  }

  /// Stops for Cairo, which interpolates without premultiplying: where alpha changes, intermediate steps approximate the curve.
  var patternStops: [(offset: Double, color: FlatColor)] {
    let (low, high) = range
    func offset(_ location: Double) -> Double { (location - low) / (high - low) }
    var result: [(Double, FlatColor)] = []
    for (index, stop) in stops.enumerated() {
      if index > 0 {
        let before = stops[index - 1]
        if !stop.color.hasTone(of: before.color), stop.color.alpha != before.color.alpha, stop.location > before.location {
          // Next to a fully clear stop the tone is constant, and the clear stop's tone must not contribute.
          if before.color.alpha == 0 {
            result.append((offset(before.location), stop.color.withAlpha(0)))
          } else if stop.color.alpha == 0 {
            result.append((offset(stop.location), before.color.withAlpha(0)))
          } else {
            for step in 1..<8 {
              let location = before.location + (stop.location - before.location) * Double(step) / 8
              result.append((offset(location), Self.mix(before.color, stop.color, Double(step) / 8)))
            }
          }
        }
      }
      result.append((offset(stop.location), stop.color))
    }
    return result
  }
}

extension FlatColor {
  /// True if the colours differ in nothing but alpha.
  fileprivate func hasTone(of other: FlatColor) -> Bool { (red, green, blue) == (other.red, other.green, other.blue) }
}
