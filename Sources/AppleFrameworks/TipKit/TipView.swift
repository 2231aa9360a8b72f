/// A hint between other views. It takes no space, as when it is not to be shown.
nonisolated public struct TipView<Content: Tip>: View {
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  public init(_ tip: Content, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  public init(_ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  @MainActor public var body: some View {
    let _ = reportTips()
    EmptyView()
  }
}

/// How tips look. None is shown.
@MainActor @preconcurrency
public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
}
public struct MiniTipViewStyle: TipViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension TipViewStyle where Self == MiniTipViewStyle { public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() } }

nonisolated extension View {
  public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View { withoutTip() }
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { withoutTip() }
  public func popoverTip(
    _ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { withoutTip() }
  public func tipBackground(_ style: some ShapeStyle) -> some View { self }
  public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func tipImageSize(_ size: CGSize) -> some View { self }
  public func tipImageStyle(_ style: some ShapeStyle) -> some View { self }
  public func tipImageStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View { self }
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }

  private func withoutTip() -> Self {
    reportTips()
    return self
  }
}
