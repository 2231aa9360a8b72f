import TextEngine
import WireSchema

/// Draws a control as in the control centre: a round symbol, a pill with title and status, or a square with all three.
///
/// The content is white on dark material in both colour schemes. A toggle that is on has a white background, and its symbol has the toggle's tint.
struct ControlFaceView: View {
  let face: _ControlFace?

  var body: some View {
    if let face {
      face.interactive { isOn in
        AnyView(
          content(face, isOn: isOn)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { if face.isToggle, isOn { Color.white } }
            .environment(\.colorScheme, face.isToggle && isOn ? .light : .dark))
      }
      .opacity(face.isEnabled ? 1 : Self.disabledOpacity)
      .containerBackground(for: .widget) { Rectangle().fill(.thinMaterial).environment(\.colorScheme, .dark) }
    }
  }

  private func content(_ face: _ControlFace, isOn: Bool) -> some View {
    ControlFaceLayout(
      symbol: ControlPart(face: face, isOn: isOn, isSymbol: true).foregroundStyle(symbolStyle(face, isOn: isOn)),
      title: ControlPart(face: face, isOn: isOn, isSymbol: false),
      status: ControlStatus(value: face.value?(isOn)).privacySensitive(face.isPrivate))
  }

  private func symbolStyle(_ face: _ControlFace, isOn: Bool) -> AnyShapeStyle {
    face.isToggle && isOn ? AnyShapeStyle(face.tint ?? .accentColor) : AnyShapeStyle(.primary)
  }

  /// The opacity of a disabled control. Almanac's choice: Apple publishes no value.
  private static let disabledOpacity = 0.4
}

/// Arranges the parts of a control by its size. The constants are Almanac's choice: Apple publishes no values.
private struct ControlFaceLayout<Symbol: View, Title: View, Status: View>: View {
  @Environment(\.self) private var environment
  let symbol: Symbol
  let title: Title
  let status: Status

  var body: some View {
    switch environment.core.family {
    case .controlMedium:
      HStack(spacing: 10) {
        symbol.font(.system(size: 22, weight: .medium)).frame(width: 36)
        labels
      }
      .padding(.leading, 12).padding(.trailing, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
    case .controlLarge:
      VStack(alignment: .leading) {
        symbol.font(.system(size: 28, weight: .medium))
        Spacer(minLength: 4)
        labels
      }
      .padding(20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    default: symbol.font(.system(size: 26, weight: .medium))
    }
  }

  private var labels: some View {
    VStack(alignment: .leading, spacing: 1) {
      title.font(.system(size: 14, weight: .semibold))
      status.font(.system(size: 13)).foregroundStyle(.secondary)
    }
    .lineLimit(1).minimumScaleFactor(0.8)
  }
}

/// The symbol or the title of a control's label. The label may be a `Label`, text, an image, or a view made of them:
/// nodes that draw text belong to the title, all others to the symbol.
private struct ControlPart: PrimitiveView {
  let face: _ControlFace
  let isOn: Bool
  let isSymbol: Bool

  @MainActor func _resolve(into nodes: inout _NodeList) {
    if isSymbol {
      for source in [face.value?(isOn), face.label].compactMap({ $0 }) {
        let symbols = nodes.resolve(source.labelStyle(SymbolAlone())).filter { !$0.showsText }
        if let first = symbols.first { return nodes.append(first) }
      }
    } else {
      nodes.nodes += nodes.resolve(face.label.labelStyle(.titleOnly)).filter(\.showsText)
    }
  }
}

/// Draws a label's icon without its title. The control shows the title beside it, where assistive technology reads it.
private struct SymbolAlone: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The text for a control's value.
private struct ControlStatus: PrimitiveView {
  let value: AnyView?

  @MainActor func _resolve(into nodes: inout _NodeList) {
    guard let value else { return }
    nodes.nodes += nodes.resolve(value.labelStyle(.titleOnly)).filter(\.showsText)
  }
}

extension LayoutNode {
  /// True if this node or a node below it draws text.
  fileprivate var showsText: Bool {
    switch self {
    case is TextNode: true
    case let node as UnaryNode: node.child.showsText
    case let node as ContainerNode: node.children.contains(where: \.showsText)
    default: false
    }
  }
}
