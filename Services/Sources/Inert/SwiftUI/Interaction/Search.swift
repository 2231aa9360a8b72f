/// Stub. The place of a search field. A widget has no search field.
public struct SearchFieldPlacement: Sendable {
  public struct NavigationBarDrawerDisplayMode: Sendable { public static let automatic = Self(), always = Self() }
  public static let automatic = Self(), toolbar = Self(), toolbarPrincipal = Self(), sidebar = Self(), navigationBarDrawer = Self()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { Self() }
}
public struct SearchScopeActivation: Sendable {
  public static let automatic = Self(), onTextEntry = Self(), onSearchPresentation = Self()
}
public struct SearchSuggestionsPlacement: Sendable {
  public static let automatic = Self(), menu = Self(), content = Self()
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1), content = Set(rawValue: 2)
  }
}
public struct SearchPresentationToolbarBehavior: Sendable { public static let automatic = Self(), avoidHidingContent = Self() }
public struct SearchToolbarBehavior: Sendable { public static let automatic = Self(), minimize = Self() }
public struct TextInputDictationBehavior: Sendable {
  public static let automatic = Self(), preventDictation = Self()
  public static func inline(activation: TextInputDictationActivation) -> Self { Self() }
}
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  public static let onLook = Self(name: "onLook"), onSelect = Self(name: "onSelect")
}

nonisolated extension View {
  private func noField(_ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    noEffect("searchable", "it has no search field", source)
  }

  /// Stub. Has no effect: a widget has no search field. A note reports it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noField(SourceLocation(fileID, line)) }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noField(SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noField(SourceLocation(fileID, line)) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noField(SourceLocation(fileID, line)) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noField(SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noField(SourceLocation(fileID, line)) }
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable { noField(SourceLocation(fileID, line)) }
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noField(SourceLocation(fileID, line)) }

  // Stubs. These modifiers have no effect: a widget has no search field.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View { self }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View { self }
  public func searchCompletion(_ completion: String) -> some View { self }
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}
