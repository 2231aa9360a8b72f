/// Up to three views side by side below a label, each in its own shape, for the rectangular widget of a watch's stack.
@MainActor @preconcurrency
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  @Environment(\.accessoryWidgetGroupStyle) private var style
  private let label: Label
  private let content: Content

  public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      label.font(.caption2).lineLimit(1)
      AccessoryGroupRow(shape: style.shape, content: content)
    }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: { Text(titleKey) }, content: content) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(label: { Text(title) }, content: content) }
}

extension AccessoryWidgetGroup where Label == SwiftUICore.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(label: { SwiftUICore.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) }, content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(label: { SwiftUICore.Label(title, systemImage: systemImage, fileID: fileID, line: line) }, content: content)
  }
}

extension AccessoryWidgetGroup where Label == SwiftUICore.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(label: { SwiftUICore.Label(titleKey, image: image) }, content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(label: { SwiftUICore.Label(title, image: image) }, content: content)
  }
}

/// The shape to which each view of a group is clipped.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  enum Shape: Hashable, Sendable { case circle, roundedSquare }
  let shape: Shape
  public static let automatic = AccessoryWidgetGroupStyle(shape: .circle)
  public static let circular = AccessoryWidgetGroupStyle(shape: .circle)
  public static let roundedSquare = AccessoryWidgetGroupStyle(shape: .roundedSquare)
}

nonisolated extension View {
  /// Sets the shape of the views of every `AccessoryWidgetGroup` inside this view.
  @MainActor @preconcurrency
  public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle = .automatic) -> some View {
    environment(\.accessoryWidgetGroupStyle, style)
  }
}

extension EnvironmentValues {
  fileprivate var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
    get { self[GroupStyleKey.self] }
    set { self[GroupStyleKey.self] = newValue }
  }

  private enum GroupStyleKey: EnvironmentKey {
    static let defaultValue = AccessoryWidgetGroupStyle.automatic
  }
}

/// The group's first three views, each square, centred and clipped to the group's shape.
private struct AccessoryGroupRow<Content: View>: View {
  let shape: AccessoryWidgetGroupStyle.Shape
  let content: Content

  var body: some View {
    AccessoryGroupLayout {
      if shape == .circle {
        content.frame(maxWidth: .infinity, maxHeight: .infinity).background { AccessoryWidgetBackground() }.clipShape(Circle())
      } else {
        content.frame(maxWidth: .infinity, maxHeight: .infinity).background { AccessoryWidgetBackground() }
          .clipShape(RoundedRectangle(cornerRadius: AccessoryGroupLayout.spacing * 2))
      }
    }
  }
}

/// Lays out equal squares side by side, as large as the space allows. Views after the third get no space.
private struct AccessoryGroupLayout: Layout {
  static let spacing: CGFloat = 4
  private static let most = 3

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let side = side(proposal.replacingUnspecifiedDimensions(by: CGSize(width: 150, height: 47)), subviews)
    let count = CGFloat(min(subviews.count, Self.most))
    return CGSize(width: proposal.width ?? max(0, count * (side + Self.spacing) - Self.spacing), height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let side = side(bounds.size, subviews)
    let count = CGFloat(min(subviews.count, Self.most))
    var x = bounds.minX + (bounds.width - (count * (side + Self.spacing) - Self.spacing)) / 2
    for (index, view) in subviews.enumerated() {
      let shown = index < Self.most
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: shown ? side : 0, height: shown ? side : 0))
      if shown { x += side + Self.spacing }
    }
  }

  private func side(_ size: CGSize, _ subviews: Subviews) -> CGFloat {
    let count = CGFloat(max(1, min(subviews.count, Self.most)))
    return max(0, min(size.height, (size.width - (count - 1) * Self.spacing) / count))
  }
}
