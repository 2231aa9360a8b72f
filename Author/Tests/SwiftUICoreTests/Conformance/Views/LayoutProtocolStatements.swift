import Statements
import SwiftUICore

extension Statement {
  private static let proposal = DocumentSource.apple("swiftui/proposedviewsize")

  /// Places its views as a closure says.
  private struct Placing: Layout {
    var size: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    let place: (CGRect, ProposedViewSize, LayoutSubviews) -> Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size(proposal) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { place(bounds, proposal, subviews) }
  }

  /// The sizes that a view takes for 0, for no, and for an infinite proposal.
  @MainActor private static func extremes<V: View>(_ view: V) -> [CGFloat] {
    var sizes: [CGFloat] = []
    _ = LayoutFixture().render {
      Placing { _, _, subviews in
        sizes = [ProposedViewSize.zero, .unspecified, .infinity].map { subviews[0].sizeThatFits($0).width }
      }
      .callAsFunction { view }
    }
    return sizes
  }

  static let proposals: [Statement] = [
    Statement("The zero proposal is 0 in both dimensions", .apple("swiftui/proposedviewsize/zero"), [0, 0]) {
      [ProposedViewSize.zero.width ?? -1, ProposedViewSize.zero.height ?? -1]
    },
    Statement("The unspecified proposal has no dimension", .apple("swiftui/proposedviewsize/unspecified"), is: [nil, nil]) {
      [ProposedViewSize.unspecified.width, ProposedViewSize.unspecified.height]
    },
    Statement("The infinite proposal is infinite in both dimensions", .apple("swiftui/proposedviewsize/infinity"), is: [CGFloat.infinity, .infinity])
    {
      [ProposedViewSize.infinity.width, ProposedViewSize.infinity.height].compactMap { $0 }
    },
    Statement(
      "Unspecified dimensions are replaced by 10, others stay", .apple("swiftui/proposedviewsize/replacingunspecifieddimensions(by:)"),
      [10, 10, 5, 10]
    ) {
      let both = ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
      let one = ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions()
      return [both.width, both.height, one.width, one.height]
    },
    Statement("Dimensions are replaced by those that are given", .apple("swiftui/proposedviewsize/replacingunspecifieddimensions(by:)"), [7, 3]) {
      let size = ProposedViewSize(width: nil, height: 3).replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8))
      return [size.width, size.height]
    },
    Statement("A view answers with its minimum, ideal and maximum size", proposal, [20, 50, 80]) {
      extremes(Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: 80))
    },
    Statement("A view of a fixed size answers the same to each proposal", proposal, [30, 30, 30]) { extremes(Color.red.frame(width: 30)) },
    Statement("A row's minimum, ideal and maximum are the sums of its views'", proposal, [40, 60, 110]) {
      extremes(
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: 90); Color.red.frame(width: 20)
        })
    },
  ]

  private static let place = DocumentSource.apple("swiftui/layoutsubview/place(at:anchor:proposal:)")
  private static let layoutProtocol = DocumentSource.apple("swiftui/layout")

  static let layoutProtocols: [Statement] = [
    Statement("A layout's size is what it answers", .apple("swiftui/layout/sizethatfits(proposal:subviews:cache:)"), [30, 40]) {
      size(offered: 100, 100) { Placing(size: { _ in CGSize(width: 30, height: 40) }) { _, _, _ in }.callAsFunction { Color.red } }
    },
    Statement(
      "Views are placed in bounds of the size that the layout answered", .apple("swiftui/layout/placesubviews(in:proposal:subviews:cache:)"),
      [30, 40]
    ) {
      var found = CGSize.zero
      _ = LayoutFixture().render {
        Placing(size: { _ in CGSize(width: 30, height: 40) }) { bounds, _, _ in found = bounds.size }.callAsFunction { Color.red }
      }
      return [found.width, found.height]
    },
    Statement("A view is placed by its top leading corner", place, [20, 30, 10, 10]) {
      laidOut("a", in: 100, 100) {
        Placing { bounds, _, views in views[0].place(at: CGPoint(x: bounds.minX + 20, y: bounds.minY + 30), proposal: .unspecified) }
          .callAsFunction { box("a", 10, 10) }
      }
    },
    Statement("A view is placed by another anchor", place, [90, 95]) {
      Array(
        laidOut("a", in: 100, 100) {
          Placing { bounds, _, views in
            views[0].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
          }
          .callAsFunction { box("a", 10, 5) }
        }.prefix(2))
    },
    Statement("Of several places of a view the last one counts", place, [50, 50]) {
      Array(
        laidOut("a", in: 100, 100) {
          Placing { bounds, _, views in
            for step in [10.0, 30, 50] { views[0].place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified) }
          }
          .callAsFunction { box("a", 10, 10) }
        }.prefix(2))
    },
    Statement("A view that is not placed is in the centre of the layout", place, [45, 45]) {
      Array(laidOut("a", in: 100, 100) { Placing { _, _, _ in }.callAsFunction { box("a", 10, 10) } }.prefix(2))
    },
    Statement("A view that is not placed gets the layout's proposal", place, [100, 100]) {
      Array(laidOut("a", in: 100, 100) { Placing { _, _, _ in }.callAsFunction { fill("a") } }.suffix(2))
    },
    Statement("The views are those of the builder, in its order", .apple("swiftui/layoutsubviews"), is: ["a", "b", "c"]) {
      var widths: [CGFloat] = []
      _ = LayoutFixture().render {
        Placing { _, _, views in widths = views.map { $0.sizeThatFits(.unspecified).width } }
          .callAsFunction {
            Block("a", 1, 1)
            ForEach(2..<4) { Block("b", CGFloat($0), 1) }
          }
      }
      return widths.map { ["", "a", "b", "c"][Int($0)] }
    },
    Statement("Positions are mirrored right to left", .apple("swiftui/layoutsubviews/layoutdirection"), [80]) {
      Array(
        laidOut("a", in: 100, 100, direction: .rightToLeft) {
          Placing { bounds, _, views in views[0].place(at: CGPoint(x: bounds.minX + 10, y: bounds.minY), proposal: .unspecified) }
            .callAsFunction { box("a", 10, 10) }
        }.prefix(1))
    },
    Statement("A layout is told the direction", .apple("swiftui/layoutsubviews/layoutdirection"), is: [LayoutDirection.rightToLeft]) {
      var found: [LayoutDirection] = []
      _ = LayoutFixture(direction: .rightToLeft).render { Placing { _, _, views in found = [views.layoutDirection] }.callAsFunction { Color.red } }
      return found
    },
    Statement("A view has the layout priority that it sets, and 0 otherwise", .apple("swiftui/layoutsubview/priority"), is: [0, 10, -1]) {
      var found: [Double] = []
      _ = LayoutFixture().render {
        Placing { _, _, views in found = views.map(\.priority) }
          .callAsFunction {
            Color.red
            Color.red.layoutPriority(10)
            Color.red.layoutPriority(-1).padding().background(Color.blue)
          }
      }
      return found
    },
    Statement(
      "Views without preferences keep the default distance, and none to a view that asks for 0", Source.openSwiftUI("ViewSpacing.distance"),
      [8, 0, 0]
    ) {
      [
        ViewSpacing().distance(to: ViewSpacing(), along: .horizontal), ViewSpacing.zero.distance(to: .zero, along: .horizontal),
        ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical),
      ]
    },
  ]
}
