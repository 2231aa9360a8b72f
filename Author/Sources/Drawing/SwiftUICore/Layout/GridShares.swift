import AlmanacWireSchema

/// Divides a grid's width among its columns, as Apple's systems do (Documentation/Fidelity.md, “Grids whose cells do not fit”).
///
/// 1. Each column gets an equal share. If one needs more, it gets what it needs, and the others divide the rest equally.
/// 2. If the grid has no proposed height, a column whose content is narrower than its share gets the width of its content, and the others divide the
///    rest equally.
/// 3. A wrapped text can be narrower than its share. The difference goes to the columns that fill any width, such as colours and bars. Without such
///    columns, the grid is narrower than its proposal.
struct GridShares {
  let length: CGFloat
  let count: Int
  /// Whether the second rule applies.
  let keepsNarrow: Bool
  /// The length that a column takes of one that it is offered.
  let taken: (Int, CGFloat) -> CGFloat

  /// Lengths that differ by less are the same.
  private static let tolerance: CGFloat = 0.001

  var lengths: [CGFloat] {
    guard length.isFinite else { return (0..<count).map { taken($0, length) } }
    var lengths = [CGFloat](repeating: 0, count: count)
    var open = Array(0..<count)
    var left = length
    var share: CGFloat = 0
    while !open.isEmpty {
      share = max(0, left / CGFloat(open.count))
      for column in open { lengths[column] = taken(column, share) }
      var settled = open.filter { lengths[$0] > share + Self.tolerance }
      if settled.isEmpty, keepsNarrow { settled = open.filter { taken($0, .infinity) <= share + Self.tolerance } }
      if settled.isEmpty { break }
      left -= settled.reduce(0) { $0 + lengths[$1] }
      open.removeAll(where: settled.contains)
    }

    var growing = open
    while true {
      // A text may take all of its share by chance, or because a word is longer, but not all of a larger one.
      growing = growing.filter { isAll(lengths[$0], share) && isAll(taken($0, share + 1), share + 1) }
      let spare = left - open.reduce(0) { $0 + lengths[$1] }
      guard spare > Self.tolerance, !growing.isEmpty else { return lengths }
      share += spare / CGFloat(growing.count)
      for column in growing { lengths[column] = taken(column, share) }
    }
  }

  private func isAll(_ length: CGFloat, _ offered: CGFloat) -> Bool { abs(length - offered) <= Self.tolerance }
}
