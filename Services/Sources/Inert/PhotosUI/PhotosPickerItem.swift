/// Stub. A picked picture. None can be picked; an item that an app creates has no data.
public struct PhotosPickerItem: Sendable, Hashable {
  public struct EncodingDisambiguationPolicy: Sendable, Hashable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let current = Self(name: "current")
    public static let compatible = Self(name: "compatible")
  }
  public let itemIdentifier: String?
  public let supportedContentTypes: [UTType]
  public init(itemIdentifier: String) { (self.itemIdentifier, supportedContentTypes) = (itemIdentifier, []) }

  /// Throws: there is no photo library.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { throw refusal() }
  @preconcurrency
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let error = refusal()
    // Safe: the handler is Sendable; the compiler cannot check the type in its argument.
    let answer = UncheckedSendable { completionHandler(.failure(error)) }
    DispatchQueue.global().async { answer.value() }
    return Progress(totalUnitCount: 0)
  }
  private func refusal() -> PHPhotosError {
    _ = PHPhotoLibrary.authorizationStatus()
    return PHPhotosError(.accessRestricted)
  }
}
public struct PhotosPickerSelectionBehavior: Sendable, Hashable {
  private let name: String
  public static let `default` = Self(name: "default")
  public static let ordered = Self(name: "ordered")
  public static let continuous = Self(name: "continuous")
  public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
}
public struct PhotosPickerStyle: Sendable, Hashable {
  private let name: String
  public static let presentation = Self(name: "presentation")
  public static let inline = Self(name: "inline")
  public static let compact = Self(name: "compact")
}
