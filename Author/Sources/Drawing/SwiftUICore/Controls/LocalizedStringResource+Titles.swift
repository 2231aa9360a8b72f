/// Titles of type `LocalizedStringResource`. They are disfavoured, so that a literal is a `LocalizedStringKey`.
extension Button where Label == Text {
  @_disfavoredOverload
  @MainActor @preconcurrency public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }
  @_disfavoredOverload
  @MainActor @preconcurrency public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(titleResource, systemImage: systemImage, fileID: fileID, line: line) }
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: systemImage, fileID: fileID, line: line)
    }
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(image, fileID: fileID, line: line)
    }
  }
}
