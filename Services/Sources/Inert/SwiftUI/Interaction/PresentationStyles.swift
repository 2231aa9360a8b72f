/// Stub. How a presentation adapts, takes touches and is sized. A widget presents nothing.
public struct PresentationAdaptation: Sendable {
  public static let automatic = Self(), none = Self(), popover = Self(), sheet = Self(), fullScreenCover = Self()
}
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = Self(), enabled = Self(), disabled = Self()
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), resizes = Self(name: "resizes"), scrolls = Self(name: "scrolls")
}
public struct PresentationBreakthroughEffect: Sendable {
  public static let automatic = Self(), subtle = Self(), prominent = Self(), none = Self()
}
@MainActor @preconcurrency
public protocol PresentationSizing {}
public struct AutomaticPresentationSizing: PresentationSizing { nonisolated public init() {} }
public struct FormPresentationSizing: PresentationSizing { nonisolated public init() {} }
public struct PagePresentationSizing: PresentationSizing { nonisolated public init() {} }
public struct FittedPresentationSizing: PresentationSizing { nonisolated public init() {} }
extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: Self { .init() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { .init() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { .init() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: Self { .init() } }
extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
/// A height at which a sheet rests, computed by the author's type.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}
extension PresentationDetent {
  /// Stub. The input of the computation. The framework never creates one, because a widget presents nothing.
  @dynamicMemberLookup
  public struct Context {
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}
public enum DialogSeverity: Sendable { case automatic, standard, critical }

/// Stubs. These modifiers have no effect: a widget presents nothing.
nonisolated extension View {
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  public func presentationBreakthroughEffect(_ effect: PresentationBreakthroughEffect) -> some View { self }
  public func presentationPreventsAppTermination(_ isPreventing: Bool?) -> some View { self }
  public func dialogIcon(_ icon: Image?) -> some View { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View { self }
  public func dialogPreventsAppTermination(_ isPreventing: Bool?) -> some View { self }

  private func neverPresents(_ what: String, _ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    noEffect(what, "it cannot present anything", source)
  }
  /// Stub. Never shown: a widget presents nothing. A note reports it.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("inspector", SourceLocation(fileID, line)) }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("actionSheet", SourceLocation(fileID, line)) }
  public func quickLookPreview(_ item: Binding<URL?>, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    neverPresents("quickLookPreview", SourceLocation(fileID, line))
  }
}
