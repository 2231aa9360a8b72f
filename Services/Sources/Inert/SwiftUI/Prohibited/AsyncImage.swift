/// The state of an image that is being fetched.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// Draws its placeholder and reports an `asyncImage.placeholder` warning: nothing asynchronous runs while a widget is archived (Specification A16).
/// In an app the image is fetched while the view is displayed.
nonisolated public struct AsyncImage<Content: View>: View {
  private let source: SourceLocation
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.url = url
    self.content = content
    source = SourceLocation(fileID, line)
  }
  public init(url: URL?, scale: CGFloat = 1, fileID: StaticString = #fileID, line: UInt = #line) where Content == _AsyncImageBox {
    self.url = url
    content = { _ in _AsyncImageBox() }
    source = SourceLocation(fileID, line)
  }
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { phase in
      if let image = phase.image { return ViewBuilder.buildEither(first: content(image)) }
      return ViewBuilder.buildEither(second: placeholder())
    }
    source = SourceLocation(fileID, line)
  }

  @MainActor public var body: some View {
    let _ = RenderSession.current?.diagnose(
      .warning, "asyncImage.placeholder",
      "AsyncImage shows its placeholder, because a widget fetches nothing while it is drawn: fetch \(url?.absoluteString ?? "the image") in the "
        + "timeline provider and keep its data in the entry", at: source)
    content(.empty)
  }
}

/// The grey placeholder of an image.
nonisolated public struct _AsyncImageBox: View {
  nonisolated init() {}
  @MainActor public var body: some View { Color(system: "tertiarySystemFill") }
}
