/// More controls: with a catalog image beside the title, with a role, and with several values behind one control.
extension Button where Label == SwiftUICore.Label<Text, Image> {
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUICore.Label(titleKey, image: image) } }
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUICore.Label(title, image: image) } }
}

/// The label of a button that has a role but no label.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole
  @MainActor public var body: some View {
    switch role {
    case .cancel: Text("Cancel")
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    default: Label("Delete", systemImage: "trash")
    }
  }
}
extension Button where Label == DefaultButtonLabel {
  @MainActor @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUICore.Label(title, image: image) }
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) } }
}
/// A toggle of several values is on if all of them are.
extension Toggle {
  public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(!sources.isEmpty && sources.allSatisfy { $0[keyPath: isOn].wrappedValue }), label: label)
  }
}
extension Toggle where Label == Text {
  public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Menu where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(content: content, label: { Text(titleKey) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(content: content, label: { Text(title) }, fileID: fileID, line: line) }
}
extension Menu where Label == SwiftUICore.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(content: content, label: { SwiftUICore.Label(titleKey, systemImage: systemImage) }, fileID: fileID, line: line) }
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(content: content, label: { SwiftUICore.Label(titleKey, image: image) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(content: content, label: { SwiftUICore.Label(title, image: image) }, fileID: fileID, line: line) }
}

extension ControlGroup {
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
  public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }
}
