import UniformTypeIdentifiers

/// Stubs. Dialogs that read, write or move several files. A widget cannot show a dialog; a note reports it.
nonisolated extension View {
  private func neverChosen(_ what: String, _ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    noEffect(what, "it cannot show a file dialog", source)
  }

  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: FileDocument { neverChosen("fileExporter", SourceLocation(fileID, line)) }
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element: FileDocument { neverChosen("fileExporter", SourceLocation(fileID, line)) }
  public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element == T { neverChosen("fileExporter", SourceLocation(fileID, line)) }
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverChosen("fileExporter", SourceLocation(fileID, line)) }
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View where C.Element == URL { neverChosen("fileMover", SourceLocation(fileID, line)) }
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where C.Element == URL { neverChosen("fileMover", SourceLocation(fileID, line)) }
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverChosen("fileMover", SourceLocation(fileID, line)) }

  // Stubs. These modifiers have no effect: a widget cannot show a file dialog.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }
}
