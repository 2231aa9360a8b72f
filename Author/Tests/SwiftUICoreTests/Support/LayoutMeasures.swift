import Statements
import SwiftUICore

/// The sources of statements about layout. Titles and places suffice to find them.
enum Source {
  /// Its UI tests compare with pictures of Apple's SwiftUI, its unit tests run against it; commit 069dd80.
  static func openSwiftUI(_ test: String) -> DocumentSource { DocumentSource("OpenSwiftUIProject/OpenSwiftUI, \(test)") }
  /// Its layout tests compare pixel by pixel with native SwiftUI on macOS; commit e0d8e9d.
  static func tokamak(_ test: String) -> DocumentSource { DocumentSource("TokamakUI/Tokamak, TokamakLayoutTests, \(test)") }
  static func apple(_ page: String) -> DocumentSource { DocumentSource("Apple, SwiftUI documentation, \(page)") }
  static func fieldGuide(_ page: String) -> DocumentSource { DocumentSource("objc.io, SwiftUI Field Guide, layout/\(page)") }
  /// Pictures that Apple's SwiftUI drew at 3×; commit d722d78.
  static func homeAssistant(_ picture: String) -> DocumentSource { DocumentSource("home-assistant/iOS, \(picture)") }
  static let hstack: DocumentSource = "objc.io, How an HStack Lays out Its Children (10 November 2020)"
  static let grid: DocumentSource = "objc.io, SwiftUI's Grid Views (23 November 2020)"
  static let aspectRatio: DocumentSource = "objc.io, Aspect Ratios in SwiftUI (29 March 2022)"
  static let fit: DocumentSource = "fatbobman.com, Mastering ViewThatFits"
  static let spacing: DocumentSource = "fatbobman.com, What Does spacing = nil Mean in SwiftUI?"
  static let typography: DocumentSource = "Human Interface Guidelines, Typography"
  static let widgets: DocumentSource = "Human Interface Guidelines, Widgets"
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
