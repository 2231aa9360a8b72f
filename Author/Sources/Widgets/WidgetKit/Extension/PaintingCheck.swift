import AlmanacPaintingCost
import AlmanacWireSchema
import SwiftUICore

/// Finds display lists that are too expensive to paint, and the views that make them so. A host refuses a timeline that contains one.
@MainActor
struct PaintingCheck {
  /// The maximum cost of painting one display list, in nanoseconds of the cost model; 0 = no limit.
  let limit: Double
  let images: ImageStore

  /// Returns the cost of painting `list` as a multiple of the limit; nil if it is within the limit.
  func excess(of list: DisplayList) -> Double? {
    guard limit > 0 else { return nil }
    let cost = list.paintCost(imagePixels: pixels).total
    return cost <= limit ? nil : cost / limit
  }

  /// Describes a list that is `excess` times too expensive.
  ///
  /// - Parameters:
  ///   - list: the same view, drawn with `sources`.
  ///   - date: the entry's date.
  func diagnostic(_ list: DisplayList, sources: NodeSources, excess: Double, date: Date, kind: String) -> Diagnostic {
    let shares = list.paintCost(named: { sources[$0] != nil }, imagePixels: pixels).shares
    let most = shares.max { ($0.value, $0.key) < ($1.value, $1.key) }.flatMap { sources[$0.key] }
    let what = most.map { $0.modifier.isEmpty ? "for \($0.view)" : "for \($0.modifier)" }
    let times = excess.formatted(.number.precision(.significantDigits(2)).locale(Locale(identifier: "en_US")))
    var diagnostic = Diagnostic(
      .error, "limit.paintCost",
      "painting the entry of \(date.formatted(.iso8601)) takes \(times) times as long as is allowed, \(what.map { "most of it \($0), " } ?? "")"
        + "so it was left out; draw fewer or smaller views with blurs, shadows, masks, blend modes and opacities",
      place: most.map(\.view).flatMap { $0.isEmpty ? nil : $0 } ?? kind)
    diagnostic.setSource(most?.location)
    return diagnostic
  }

  private func pixels(of hash: Data) -> Int { images.blobs[hash].map { Int($0.pixelWidth) * Int($0.pixelHeight) } ?? 0 }
}
