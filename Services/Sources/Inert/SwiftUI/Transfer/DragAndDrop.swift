import UniformTypeIdentifiers

public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// Stub. A drop on a view. The framework never creates one, because nothing is dropped on a widget.
public struct DropInfo {
  let providers: [NSItemProvider]
  public let location: CGPoint
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } }
  }
}
/// Stub. Receives drops on a view. Never called: nothing is dropped on a widget.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}
extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
  private func neverDragged(_ what: String, _ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    noEffect(what, "nothing is dragged from it or dropped on it", source)
  }

  /// Stub. Has no effect: nothing is dragged from a widget. A note reports it.
  public func onDrag(_ data: @escaping () -> NSItemProvider, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    neverDragged("onDrag", SourceLocation(fileID, line))
  }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("onDrag", SourceLocation(fileID, line)) }
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    neverDragged("draggable", SourceLocation(fileID, line))
  }
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("draggable", SourceLocation(fileID, line)) }
  public func itemProvider(_ action: (() -> NSItemProvider?)?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    neverDragged("itemProvider", SourceLocation(fileID, line))
  }

  /// Stub. Has no effect: nothing is dropped on a widget. A note reports it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("onDrop", SourceLocation(fileID, line)) }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("onDrop", SourceLocation(fileID, line)) }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverDragged("onDrop", SourceLocation(fileID, line)) }
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("onDrop", SourceLocation(fileID, line)) }
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    neverDragged("onDrop", SourceLocation(fileID, line))
  }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("dropDestination", SourceLocation(fileID, line)) }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Stub. Has no effect: nothing is copied from a widget or pasted into it. A note reports it.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T], fileID: StaticString = #fileID, line: UInt = #line) -> some View
  {
    neverDragged("copyable", SourceLocation(fileID, line))
  }
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("cuttable", SourceLocation(fileID, line)) }
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 },
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("pasteDestination", SourceLocation(fileID, line)) }
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    neverDragged("onCopyCommand", SourceLocation(fileID, line))
  }
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    neverDragged("onCutCommand", SourceLocation(fileID, line))
  }
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverDragged("onPasteCommand", SourceLocation(fileID, line)) }
}
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"), disabled = Self(name: "disabled")
}

extension DynamicViewContent {
  /// Stub. Has no effect: nothing is dropped on a widget.
  public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent {
    self
  }
  /// Stub. Has no effect, like `onInsert`.
  public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void) -> some DynamicViewContent {
    self
  }
}

/// Stub. A button that pastes. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct PasteButton: View {
  private let source: SourceLocation
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void, fileID: StaticString = #fileID, line: UInt = #line) {
    source = SourceLocation(fileID, line)
  }
  @MainActor public var body: some View {
    ProhibitedView(name: "PasteButton", alternative: "nothing is pasted into a widget", height: 34, source: source)
  }
}
