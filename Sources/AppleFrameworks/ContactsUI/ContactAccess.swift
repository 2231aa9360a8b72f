import SwiftUI

/// A button that gives an app a contact of a search. A widget shows a prohibition sign instead.
nonisolated public struct ContactAccessButton: View {
  public struct Caption: Sendable, Hashable {
    private let name: String
    public static let defaultText = Caption(name: "defaultText")
    public static let email = Caption(name: "email")
    public static let phone = Caption(name: "phone")
  }
  public struct Style: Sendable {
    public init(imageWidth: CGFloat? = nil) {}
  }
  private let source: SourceLocation
  public init(
    queryString: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil,
    approvalCallback: (([String]) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "ContactAccessButton", alternative: "let the app choose contacts", height: 44, source: source)
  }
}
nonisolated extension View {
  public func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View { self }
  public func contactAccessButtonStyle(_ style: ContactAccessButton.Style) -> some View { self }
  /// Never presented: a widget presents nothing.
  public func contactAccessPicker(isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void) -> some View { self }
}
