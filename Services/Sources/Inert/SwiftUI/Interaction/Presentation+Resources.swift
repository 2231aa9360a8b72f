/// Stubs. Alerts and dialogs with titles of type `LocalizedStringResource`, and prepared context menus. A widget presents nothing; a note reports it.
nonisolated extension View {
  private func neverPresents(_ what: String, _ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    noEffect(what, "it cannot present anything", source)
  }

  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("alert", SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("confirmationDialog", SourceLocation(fileID, line)) }
  public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverPresents("contextMenu", SourceLocation(fileID, line)) }
}

/// Stub. A context menu. A widget never opens it.
public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
