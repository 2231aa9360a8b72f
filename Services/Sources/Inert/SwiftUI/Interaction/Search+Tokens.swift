/// Stubs. More forms of `searchable`: with tokens, suggestions and titles that are resources. A widget has no search field; a note reports it.
nonisolated extension View {
  private func noField(_ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    noEffect("searchable", "it has no search field", source)
  }

  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { noField(SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noField(SourceLocation(fileID, line)) }
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noField(SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noField(SourceLocation(fileID, line)) }

  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable { noField(SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable { noField(SourceLocation(fileID, line)) }
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable { noField(SourceLocation(fileID, line)) }
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable { noField(SourceLocation(fileID, line)) }

  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable { noField(SourceLocation(fileID, line)) }
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable { noField(SourceLocation(fileID, line)) }
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable { noField(SourceLocation(fileID, line)) }
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable { noField(SourceLocation(fileID, line)) }

  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable { noField(SourceLocation(fileID, line)) }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable { noField(SourceLocation(fileID, line)) }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable { noField(SourceLocation(fileID, line)) }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: Identifiable { noField(SourceLocation(fileID, line)) }
}
