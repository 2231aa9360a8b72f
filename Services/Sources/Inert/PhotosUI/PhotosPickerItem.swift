/// A picture that a person chose. Nobody can choose one here; an item that an app makes has nothing to load.
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

  /// Throws: this machine has no library of pictures.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { throw refusal() }
  @preconcurrency
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let error = refusal()
    // The handler is Sendable; the type that it names cannot be checked.
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
