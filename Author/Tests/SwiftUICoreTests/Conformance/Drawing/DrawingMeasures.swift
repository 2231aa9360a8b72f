import AlmanacUIKitDrawing
import AlmanacWireSchema
import Statements
import SwiftUICore

/// The documents of statements about drawing.
enum Documents {
  static func swiftUI(_ page: String) -> DocumentSource { .apple("swiftui/\(page)") }
  /// Its compatibility tests run against Apple's SwiftUI too, and its sources are an audit of Apple's binaries.
  static func openSwiftUI(_ place: String) -> DocumentSource { .repository("OpenSwiftUIProject/OpenSwiftUI", place) }
}

/// Reads what shapes, styles, images and controls record.
@MainActor enum Drawn {
  typealias Change = (inout EnvironmentValues) -> Void

  static let dark: Change = { $0.core.colorScheme = .dark }
  static let highContrast: Change = { $0.core.increasesContrast = true }
  static let rightToLeft: Change = { $0.core.layoutDirection = .rightToLeft }

  /// What a view of 100 × 50 points, or of another size, records.
  static func output<V: View>(
    _ width: CGFloat? = 100, _ height: CGFloat? = 50, _ change: Change = { _ in }, @ViewBuilder of view: () -> V
  ) -> ContentFixture.Output {
    ContentFixture(change).render(width: width, height: height, view())
  }

  /// The first path that a view records.
  static func path<V: View>(
    _ width: CGFloat? = 100, _ height: CGFloat? = 50, _ change: Change = { _ in }, @ViewBuilder of view: () -> V
  ) -> PathContent {
    output(width, height, change, of: view).paths.first ?? PathContent()
  }

  /// The paint of the first path that a view records.
  static func fill<V: View>(_ change: Change = { _ in }, @ViewBuilder of view: () -> V) -> Paint { path(100, 50, change, of: view).fill }

  /// The paint of a rectangle that is filled with a style.
  static func paint<S: ShapeStyle>(_ style: S, _ change: Change = { _ in }) -> Paint { ContentFixture(change).paint(style) }

  /// The outline that a shape has after layout, with its changes for the layout's direction.
  static func outline<S: Shape>(_ shape: S, _ width: CGFloat = 100, _ height: CGFloat = 50, _ change: Change = { _ in }) -> Path {
    let value = path(width, height, change) { shape }.shape
    return switch value.shape {
    case .path(let data)?: Path(data)
    case .rect(let rect)?: Path(rect.cgRect)
    case .ellipse(let rect)?: Path(ellipseIn: rect.cgRect)
    case .roundedRect(let rounded)?: Path(roundedRect: rounded.rect.cgRect, cornerRadius: rounded.radii.first.map { CGFloat($0) } ?? 0)
    case nil: Path()
    }
  }

  static func numbers(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }
  static func numbers(_ rect: RectValue) -> [CGFloat] { numbers(rect.cgRect) }
  static func numbers(_ point: CGPoint?) -> [CGFloat] { point.map { [$0.x, $0.y] } ?? [] }
  static func numbers(_ points: PointValue...) -> [CGFloat] { points.flatMap { [CGFloat($0.x), CGFloat($0.y)] } }

  /// The eight digits of a colour in an environment.
  static func digits(_ color: Color, _ change: Change = { _ in }) -> String {
    var environment = EnvironmentValues()
    change(&environment)
    return color.resolve(in: environment).description
  }
  /// The red, green and blue parts, and the opacity, of a colour.
  static func parts(_ color: Color, _ change: Change = { _ in }) -> [CGFloat] {
    var environment = EnvironmentValues()
    change(&environment)
    let resolved = color.resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// The first symbol that a view records.
  static func symbol<V: View>(_ change: Change = { _ in }, @ViewBuilder of view: () -> V) -> SymbolContent {
    output(nil, nil, change, of: view).all.first { $0.symbol.name != "" }?.symbol ?? SymbolContent()
  }
  /// The names of the paints of the first symbol.
  static func symbolColors<V: View>(_ change: Change = { _ in }, @ViewBuilder of view: () -> V) -> [String] {
    symbol(change, of: view).paints.map { $0.hierarchical.level > 1 ? "\($0.hierarchical.base.systemName) \($0.hierarchical.level)" : $0.systemName }
  }

  /// The first node that a view records with effects.
  static func effects<V: View>(@ViewBuilder of view: () -> V) -> [Effect] {
    output(of: view).all.first { !$0.effects.isEmpty }?.effects ?? []
  }

  /// What a canvas of 100 × 50 points records.
  static func canvas(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> ContentFixture.Output {
    output { Canvas(renderer: draw) }
  }
  /// The transforms of what a canvas draws, each as a, b, c, d, tx and ty.
  static func transforms(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [[CGFloat]] {
    canvas(draw).all.filter { $0.debugName == "Canvas.path" }.map { node in
      guard node.hasTransform else { return [1, 0, 0, 1, 0, 0] }
      let value = node.transform
      return [value.a, value.b, value.c, value.d, value.tx, value.ty].map { CGFloat($0) }
    }
  }

  static func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path { Path(CGRect(x: x, y: y, width: side, height: side)) }
  static let dot = square(0, 0, 1)
}
