/// A unit's text as the factors above and below its fraction bar, so that the text of combined units can be parsed again.
struct UnitText {
  var above: [String]
  var below: [String]

  init(_ text: String) {
    let parts = text.split(separator: "/").map { part in
      part.split(whereSeparator: { "·*()".contains($0) }).map(String.init).filter { $0 != "1" }
    }
    above = parts.first ?? []
    below = parts.dropFirst().flatMap { $0 }
  }
  private init(above: [String], below: [String]) { (self.above, self.below) = (above, below) }

  var joined: String {
    (above.isEmpty ? "1" : above.joined(separator: "·")) + (below.isEmpty ? "" : "/" + below.joined(separator: "·"))
  }
  var inverted: UnitText { UnitText(above: below, below: above) }
  func times(_ other: UnitText) -> UnitText { UnitText(above: above + other.above, below: below + other.below) }
  func raised(to power: Int) -> UnitText {
    guard power >= 0 else { return inverted.raised(to: -power) }
    func raised(_ factor: String) -> String {
      let parts = factor.split(separator: "^")
      let own = parts.count == 2 ? Int(parts[1]) ?? 1 : 1
      return "\(parts[0])^\(own * power)"
    }
    return power == 1 ? self : power == 0 ? UnitText(above: [], below: []) : UnitText(above: above.map(raised), below: below.map(raised))
  }
}
