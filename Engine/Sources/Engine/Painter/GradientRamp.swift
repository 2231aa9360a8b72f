/// Sorted colour stops, interpolated in premultiplied colour.
struct GradientRamp {
  private(set) var stops: [(color: FlatColor, location: Double)]

  /// Locations never decrease: one that is below its predecessor is raised to it. Without stops the ramp is clear.
  init(_ stops: [(FlatColor, Double)]) {
    var last = -Double.infinity
    self.stops = stops.map { color, location in
      last = max(last, location)
      return (color, last)
    }
    if self.stops.isEmpty { self.stops = [(FlatColor(0, 0, 0, 0), 0)] }
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
        let tones = (stop.color.red, stop.color.green, stop.color.blue) != (before.color.red, before.color.green, before.color.blue)
        if tones, stop.color.alpha != before.color.alpha, stop.location > before.location {
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
