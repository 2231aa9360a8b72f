import SwiftUI

/// A button that signs a person in. A widget shows a prohibition sign instead.
nonisolated public struct SignInWithAppleButton: View {
  public struct Label: Sendable, Hashable {
    private let name: String
    public static let signIn = Label(name: "signIn")
    public static let `continue` = Label(name: "continue")
    public static let signUp = Label(name: "signUp")
  }
  public struct Style: Sendable, Hashable {
    private let name: String
    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }
  private let source: SourceLocation
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "SignInWithAppleButton", alternative: "let the app sign the person in", height: 44, source: source)
  }
}
nonisolated extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}

/// A button of UIKit. It shows nothing, like every view of UIKit here.
open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = signIn
  }
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  public let type: ButtonType
  public let style: Style
  open var cornerRadius: CGFloat = 6
  public init(type: ButtonType, style: Style) {
    (self.type, self.style) = (type, style)
    super.init(frame: .zero)
  }
  public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) { self.init(type: type, style: style) }
  public required init?(coder: NSCoder) { nil }
}
