@_exported import CoreGraphics
@_exported import SwiftUI

/// What a picture that is to be made is about.
public struct ImagePlaygroundConcept: Sendable {
  public static func text(_ text: String) -> Self { Self() }
  public static func extracted(from text: String, title: String? = nil) -> Self { Self() }
  public static func image(_ url: URL) -> Self? { Self() }
  public static func image(_ image: CGImage) -> Self { Self() }
}
public struct ImagePlaygroundStyle: Hashable, Identifiable, Sendable {
  public let id: String
  public static let animation = Self(id: "animation"), illustration = Self(id: "illustration"), sketch = Self(id: "sketch")
  public static let externalProvider = Self(id: "externalProvider"), all: [Self] = [.animation, .illustration, .sketch]
}

/// Makes pictures of descriptions. This machine has no model that does: making one throws `notSupported`, as on a device without it.
public struct ImageCreator: Sendable {
  public enum Error: Swift.Error, Hashable, Sendable {
    case notSupported, unavailable, creationCancelled, faceInImageTooSmall, unsupportedLanguage, unsupportedInputImage, backgroundCreationForbidden
    case creationFailed, conceptsRequirePersonIdentity
  }
  public struct CreatedImage: Sendable { public let cgImage: CGImage }
  public init() async throws {
    ImagePlaygrounds.report()
    throw Error.notSupported
  }
  public var availableStyles: [ImagePlaygroundStyle] { [] }
  public func images(
    for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int
  ) -> AsyncThrowingStream<CreatedImage, any Swift.Error> { AsyncThrowingStream { $0.finish(throwing: Error.notSupported) } }
}

private enum ImagePlaygrounds {
  static func report() {
    UnavailableServices.report("imagePlayground.unavailable", "this machine has no model that makes pictures; show a picture of the app's own")
  }
}

extension EnvironmentValues {
  public var supportsImagePlayground: Bool { false }
}
nonisolated extension View {
  /// Never shown: a widget presents nothing, and this machine makes no pictures.
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String = "", sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View {
    ImagePlaygrounds.report()
    return self
  }
  public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept], sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View {
    ImagePlaygrounds.report()
    return self
  }
  public func imagePlaygroundGenerationStyle(_ style: ImagePlaygroundStyle, in allowed: [ImagePlaygroundStyle]) -> some View { self }
}
