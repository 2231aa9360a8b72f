/// More controls with titles of type `LocalizedStringResource`. They are disfavoured, so that a literal is a `LocalizedStringKey`.
extension Toggle where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleResource) } }
}
extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(isOn: isOn) { SwiftUICore.Label(titleResource, systemImage: systemImage, fileID: fileID, line: line) } }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleResource, image: image) }
  }
}
extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(resource)
    }
  }
}
extension Button where Label == SwiftUICore.Label<Text, Image> {
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUICore.Label(titleResource, image: image) } }
}
extension Menu where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(content: content, label: { Text(titleResource) }, fileID: fileID, line: line) }
}
extension Menu where Label == SwiftUICore.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(content: content, label: { SwiftUICore.Label(titleResource, systemImage: systemImage) }, fileID: fileID, line: line) }
}
extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}
extension GroupBox where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}
extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleResource)
    }
  }
  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleResource)
    }
  }
}
extension LabeledContent where Label == Text, Content: View {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}
extension Link where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(destination: destination, label: { Text(titleResource) }, fileID: fileID, line: line)
  }
}
extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}
extension ContentUnavailableView where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(label: { SwiftUICore.Label(title, systemImage: name, fileID: fileID, line: line) }, description: { description }) }
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image name: String, description: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(label: { SwiftUICore.Label(title, image: name, fileID: fileID, line: line) }, description: { description }) }
}
