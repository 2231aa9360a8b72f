import AlmanacTextEngine
import AlmanacWireSchema

/// Draws a control as in the control centre: a round symbol, a pill with title and status, or a square with all three.
///
/// The content is white on dark material in both colour schemes. A toggle that is on has a white background, and its symbol has the toggle's tint.
///
/// Of a label only the words and the symbol are taken, as in Apple's control centre: fonts, colours, frames and effects of the author's do not count.
/// What the author hides while the device is locked is hidden, too.
struct ControlFaceView: View {
  @Environment(\.redactionReasons) private var redactions
  let face: _ControlFace?

  var body: some View {
    if let face {
      let hidesState = face.isPrivate && redactions.contains(.privacy)
      face.interactive(face.isOn ?? false) { isOn in
        // A hidden toggle looks as if it was off. Its action is outside of what is private, so that a tap works on a locked device, too.
        AnyView(drawing(face, isOn: isOn && !hidesState).privacySensitive(face.isPrivate))
      }
      .disabled(!face.isEnabled)
      .opacity(face.isEnabled ? 1 : Self.disabledOpacity)
      .containerBackground(for: .widget) { Rectangle().fill(.thinMaterial).environment(\.colorScheme, .dark) }
    }
  }

  private func drawing(_ face: _ControlFace, isOn: Bool) -> some View {
    ControlFaceLayout(
      symbol: ControlPart(face: face, isOn: isOn, isSymbol: true)
        .foregroundStyle(isOn ? AnyShapeStyle(face.tint ?? .accentColor) : AnyShapeStyle(.primary)),
      title: ControlPart(face: face, isOn: isOn, isSymbol: false),
      status: ControlStatus(value: face.value?(isOn))
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { if isOn { Color.white } }
    .environment(\.colorScheme, isOn ? .light : .dark)
  }

  /// The opacity of a disabled control. Almanac's choice: Apple publishes no value.
  private static let disabledOpacity = 0.4
}

/// Arranges the parts of a control by its size.
///
/// Apple publishes no values. Two were measured in screenshots of iOS 26 with 3 pixels per point (benrudhart/ControlWidgetTest): in a small control of
/// 70 points the symbol checkmark.shield is 112 pixels high, and the title "Scan Code" is 186 pixels wide in regular weight. The other constants are
/// Almanac's choice.
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
    default: symbol.font(.system(size: 37, weight: .medium))
    }
  }

  private var labels: some View {
    VStack(alignment: .leading, spacing: 1) {
      title.font(.system(size: 13)).lineLimit(2)
      status.font(.system(size: 13)).foregroundStyle(.secondary).lineLimit(1)
    }
    .minimumScaleFactor(0.8)
  }
}

/// The symbol or the title of a control's label. The label may be a `Label`, text, an image, or a view made of them: texts in it are the title, its first
/// image is the symbol.
private struct ControlPart: PrimitiveView {
  let face: _ControlFace
  let isOn: Bool
  let isSymbol: Bool

  @MainActor func _resolve(into nodes: inout _NodeList) {
    if isSymbol {
      for source in [face.value?(isOn), face.label].compactMap({ $0 }) {
        let images = nodes.resolve(source.labelStyle(SymbolAlone())).flatMap { label in
          label.parts { part in
            if let symbol = part as? SymbolNode { return nodes.resolve(symbol.plainImage.symbolRenderingMode(.hierarchical)).first }
            return part as? BitmapNode
          }
        }
        if let first = images.first { return nodes.append(first) }
      }
    } else {
      nodes.appendWords(of: face.label)
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
    if let value { nodes.appendWords(of: value) }
  }
}

extension _NodeList {
  /// Appends the texts of a label as plain ones. A text that follows the time stays as it is.
  @MainActor fileprivate mutating func appendWords(of label: AnyView) {
    for node in resolve(label.labelStyle(.titleOnly)) {
      nodes += node.parts { part in
        guard let text = part as? TextNode, !text.isDynamic else { return part as? TextNode }
        return resolve(Text(verbatim: text.runs.map(\.text).joined())).first
      }
    }
  }
}

extension LayoutNode {
  /// The nodes at and below this one for which `make` returns a node, in order: these nodes, hidden wherever the layers around them are.
  fileprivate func parts(_ make: (LayoutNode) -> LayoutNode?) -> [LayoutNode] {
    if let part = make(self) { return [part] }
    let parts = below.flatMap { $0.parts(make) }
    return (self as? LayerNode).map { layer in parts.map(layer.redacting) } ?? parts
  }

  private var below: [LayoutNode] {
    switch self {
    case let node as UnaryNode: [node.child]
    case let node as ContainerNode: node.children
    default: []
    }
  }
}
