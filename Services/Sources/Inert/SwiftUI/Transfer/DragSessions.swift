import UniformTypeIdentifiers

/// Stub. The operations that a drag allows. Nothing is dragged from a widget.
public struct DragConfiguration: Sendable {
  public struct OperationsWithinApp: Sendable {
    public var allowCopy: Bool
    public var allowMove: Bool
    public var allowDelete: Bool
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
    }
  }
  public struct OperationsOutsideApp: Sendable {
    public var allowCopy: Bool
    public var allowMove: Bool
    public var allowDelete: Bool
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
    }
  }
  public var operationsWithinApp: OperationsWithinApp
  public var operationsOutsideApp: OperationsOutsideApp
  public init(operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()) {
    (self.operationsWithinApp, self.operationsOutsideApp) = (operationsWithinApp, operationsOutsideApp)
  }
  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    self.init(
      operationsWithinApp: .init(allowMove: allowMove, allowDelete: allowDelete),
      operationsOutsideApp: .init(allowMove: allowMove, allowDelete: allowDelete))
  }
}
/// Stub. The operation of a drop. Nothing is dropped on a widget.
public struct DropConfiguration: Sendable {
  public var operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}
/// Stub. The arrangement of the dragged pictures. Nothing is dragged from a widget.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default"), list = Self(name: "list"), pile = Self(name: "pile"), stack = Self(name: "stack")
}
/// Stub. A drag. The framework never creates one, because nothing is dragged from a widget.
public struct DragSession: Identifiable, Sendable {
  public struct ID: Hashable, Sendable {}
  public enum Phase: Hashable, Sendable { case initial, active, ended(DropOperation), dataTransferCompleted }
  public let id: ID
  public let phase: Phase
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}
/// Stub. A drop. The framework never creates one, because nothing is dropped on a widget.
public struct DropSession: Identifiable, Sendable {
  public struct ID: Hashable, Sendable {}
  public enum Phase: Hashable, Sendable { case entering, active, exiting, ended(DropOperation), dataTransferCompleted }
  public let id: ID
  public let phase: Phase
  public let location: CGPoint
  public var suggestedOperations: [DropOperation] { [] }
}

nonisolated extension View {
  private func neverDragged(_ what: String, _ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    noEffect(what, "nothing is dragged from it or dropped on it", source)
  }

  /// Stub. Has no effect: nothing is dragged from a widget or dropped on it. A note reports it.
  public func draggable<ItemID: Hashable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("draggable", SourceLocation(fileID, line)) }
  public func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where Data.Element == Item { neverDragged("dragContainer", SourceLocation(fileID, line)) }
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { neverDragged("dropDestination", SourceLocation(fileID, line)) }
  public func onDragSessionUpdated(
    _ onUpdate: @escaping (DragSession) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("onDragSessionUpdated", SourceLocation(fileID, line)) }
  public func onDropSessionUpdated(
    _ onUpdate: @escaping (DropSession) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("onDropSessionUpdated", SourceLocation(fileID, line)) }
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("exportsItemProviders", SourceLocation(fileID, line)) }
  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("importsItemProviders", SourceLocation(fileID, line)) }
  public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("importableFromServices", SourceLocation(fileID, line)) }
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { neverDragged("exportableToServices", SourceLocation(fileID, line)) }

  // Stubs. These modifiers have no effect either: they change drags and drops.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View { self }
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
}
