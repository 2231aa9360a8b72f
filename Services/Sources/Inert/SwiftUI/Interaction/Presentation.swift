public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "fraction \(fraction)") }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height \(height)") }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { PresentationDetent(name: "custom \(D.self)") }
}

/// A message with buttons (deprecated in favour of `alert`).
public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice of actions (deprecated in favour of `confirmationDialog`).
public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

nonisolated extension View {
  private func neverPresents(_ what: String, _ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    modifier(
      DiagnosticModifier(
        name: "\(what).ignored", message: "\(what) never shows anything in a widget, which is archived ahead of time; draw it in the widget itself",
        source: source))
  }

  /// Stub. Never shown: a widget cannot present anything. A note reports it.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverPresents("sheet", SourceLocation(fileID, line)) }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverPresents("sheet", SourceLocation(fileID, line)) }
  /// Stub. Never shown, like `sheet`.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverPresents("fullScreenCover", SourceLocation(fileID, line)) }
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverPresents("fullScreenCover", SourceLocation(fileID, line)) }
  /// Stub. Never shown, like `sheet`.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("popover", SourceLocation(fileID, line)) }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("popover", SourceLocation(fileID, line)) }

  /// Stub. Never shown, like `sheet`.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    neverPresents("alert", SourceLocation(fileID, line))
  }
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { neverPresents("alert", SourceLocation(fileID, line)) }
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    neverPresents("alert", SourceLocation(fileID, line))
  }
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    neverPresents("alert", SourceLocation(fileID, line))
  }
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    neverPresents("alert", SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }

  /// Stub. Never shown, like `sheet`.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    neverPresents("actionSheet", SourceLocation(fileID, line))
  }

  /// Stub. Never shown: a long press on a widget opens the host's own menu. A note reports it.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    neverPresents("contextMenu", SourceLocation(fileID, line))
  }
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    neverPresents("contextMenu", SourceLocation(fileID, line))
  }

  // Stubs. These modifiers have no effect: a widget presents nothing.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}

/// The action of `\.dismiss`, which ends a presentation. A widget is never presented, so a call adds a `dismiss.ignored` note.
public struct DismissAction: Sendable {
  public func callAsFunction() { RenderSession.noteOutsideRendering("dismiss.ignored", "a widget is not presented and cannot be dismissed") }
}

/// The presentation of a view. `isPresented` is always false in a widget.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() { DismissAction()() }
}

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var isPresented: Bool { false }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
