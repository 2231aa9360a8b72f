import SwiftUICore
import Testing

/// A claim about numbers of Apple's SwiftUI, with its source, and the numbers that Almanac computes.
///
/// Every fact has a source. There is one table for each concern; ``LayoutFact/all`` lists all tables.
struct LayoutFact: CustomTestStringConvertible, Sendable {
  let claim: String
  let source: String
  let expected: [CGFloat]
  let tolerance: CGFloat
  let measured: @MainActor () -> [CGFloat]

  /// - Parameter tolerance: in points; a pixel of a 3× screen is a third of a point.
  init(_ claim: String, _ source: String, _ expected: [CGFloat], within tolerance: CGFloat = 0.01, _ measured: @escaping @MainActor () -> [CGFloat]) {
    self.claim = claim
    self.source = source
    self.expected = expected
    self.tolerance = tolerance
    self.measured = measured
  }

  var testDescription: String { "\(claim) [\(source)]" }

  @MainActor func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let got = measured()
    let holds = got.count == expected.count && zip(got, expected).allSatisfy { ($0 - $1).magnitude <= tolerance }
    #expect(holds, "\(claim): Apple's SwiftUI gives \(expected), Almanac \(got). Source: \(source)", sourceLocation: sourceLocation)
  }

  /// All tables of facts.
  static let all: [(concern: String, facts: [LayoutFact])] = [
    ("Stacks", stacks), ("Spacers", spacers), ("Default spacing", spacing), ("Frames", frames), ("Aspect ratios", aspectRatios),
    ("Ideal sizes", idealSizes), ("Padding", padding), ("Places", places), ("Layers", layers), ("Layers by alignment", layersByAlignment),
    ("Alignment", alignment), ("Grids", grids), ("Readers and choices", readers), ("Text", text), ("Text styles", textStyles),
    ("Right to left", rightToLeft), ("Dividers and margins", dividers), ("Gauges", gauges), ("Controls", controls),
    ("Calendar rows", calendarRows),
  ]
}

/// The sources of facts. Titles and places suffice to find them.
enum Source {
  /// Its UI tests compare with pictures of Apple's SwiftUI, its unit tests run against it; commit 069dd80.
  static func openSwiftUI(_ test: String) -> String { "OpenSwiftUIProject/OpenSwiftUI, \(test)" }
  /// Its layout tests compare pixel by pixel with native SwiftUI on macOS; commit e0d8e9d.
  static func tokamak(_ test: String) -> String { "TokamakUI/Tokamak, TokamakLayoutTests, \(test)" }
  static func apple(_ page: String) -> String { "Apple, SwiftUI documentation, \(page)" }
  static func fieldGuide(_ page: String) -> String { "objc.io, SwiftUI Field Guide, layout/\(page)" }
  /// Pictures that Apple's SwiftUI drew at 3×; commit d722d78.
  static func homeAssistant(_ picture: String) -> String { "home-assistant/iOS, \(picture)" }
  static let hstack = "objc.io, How an HStack Lays out Its Children (10 November 2020)"
  static let grid = "objc.io, SwiftUI's Grid Views (23 November 2020)"
  static let aspectRatio = "objc.io, Aspect Ratios in SwiftUI (29 March 2022)"
  static let fit = "fatbobman.com, Mastering ViewThatFits"
  static let spacing = "fatbobman.com, What Does spacing = nil Mean in SwiftUI?"
  static let typography = "Human Interface Guidelines, Typography"
  static let widgets = "Human Interface Guidelines, Widgets"
}

/// The frames of the parts called `names`, each as x, y, width, height, of a view in a widget of `width` × `height`.
@MainActor func laidOut<V: View>(
  _ names: String..., in width: CGFloat = 200, _ height: CGFloat = 200, direction: LayoutDirection = .leftToRight, @ViewBuilder of view: () -> V
) -> [CGFloat] {
  let out = LayoutFixture(size: CGSize(width: width, height: height), scale: 3, direction: direction).render(view)
  return names.flatMap { name -> [CGFloat] in
    let frame = out.frame(name)
    return frame.isNull ? [] : [frame.minX, frame.minY, frame.width, frame.height]
  }
}

/// The x (or y, width, height) of each part called `names`.
@MainActor func each<V: View>(
  _ side: KeyPath<CGRect, CGFloat>, of names: [String], in width: CGFloat = 200, _ height: CGFloat = 200,
  direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: () -> V
) -> [CGFloat] {
  let out = LayoutFixture(size: CGSize(width: width, height: height), scale: 3, direction: direction).render(view)
  return names.map { out.frame($0)[keyPath: side] }
}

/// The size that a view takes for a proposal; nil = an unspecified dimension.
@MainActor func size<V: View>(
  offered width: CGFloat? = nil, _ height: CGFloat? = nil, _ change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder of view: () -> V
) -> [CGFloat] {
  let fixture = ContentFixture {
    $0.core.displayScale = 3
    change(&$0)
  }
  let size = fixture.render(width: width, height: height, view()).size
  return [size.width, size.height]
}

extension View {
  /// Names the view's frame.
  func marked(_ name: String) -> some View { overlay { Block.filling(name) } }
}

/// A colour that takes the proposal, with a named frame.
@MainActor func fill(_ name: String) -> some View { Color.red.marked(name) }
/// A colour of a fixed size, with a named frame.
@MainActor func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height).marked(name) }
