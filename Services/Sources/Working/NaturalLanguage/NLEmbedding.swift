import Foundation

public typealias NLDistance = Double
public enum NLDistanceType: Int, Sendable { case cosine }

/// Stub. Word vectors. Almanac has no embedding for any language.
open class NLEmbedding: NSObject {
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { missing() }
  open class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { missing() }
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { missing() }
  open class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { missing() }
  open class func supportedRevisions(for language: NLLanguage) -> IndexSet { IndexSet() }
  open class func currentRevision(for language: NLLanguage) -> Int { 0 }
  open class func supportedSentenceEmbeddingRevisions(for language: NLLanguage) -> IndexSet { IndexSet() }
  open class func currentSentenceEmbeddingRevision(for language: NLLanguage) -> Int { 0 }
  private class func missing() -> NLEmbedding? {
    reportLanguage()
    return nil
  }

  public init(contentsOf url: URL) throws {
    reportLanguage()
    throw CocoaError(.featureUnsupported)
  }

  /// Stub. Never called, because an embedding cannot be created.
  open var dimension: Int { 0 }
  open var vocabularySize: Int { 0 }
  open var language: NLLanguage? { nil }
  open var revision: Int { 0 }
  open func contains(_ string: String) -> Bool { false }
  open func vector(for string: String) -> [Double]? { nil }
  open func distance(between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine) -> NLDistance { 2 }
  open func neighbors(for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine) -> [(String, NLDistance)] { [] }
  open func neighbors(
    for string: String, maximumCount: Int, maximumDistance: NLDistance, distanceType: NLDistanceType = .cosine
  ) -> [(String, NLDistance)] { [] }
  open func neighbors(for vector: [Double], maximumCount: Int, distanceType: NLDistanceType = .cosine) -> [(String, NLDistance)] { [] }
  open func enumerateNeighbors(
    for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine, using block: (String, NLDistance) -> Bool
  ) {}
}

/// Stub. Vectors of words in context. The models cannot be loaded.
open class NLContextualEmbedding: NSObject {
  public enum AssetsResult: Int, Sendable { case available, notAvailable, error }
  /// Returns nil: there is no model.
  public init?(language: NLLanguage) {
    reportLanguage()
    return nil
  }
  open var hasAvailableAssets: Bool { false }
  open var languages: [NLLanguage] { [] }
  open var dimension: Int { 0 }
  open func requestAssets() async throws -> AssetsResult { .notAvailable }
  open func load() throws { throw CocoaError(.featureUnsupported) }
  open func unload() {}
}
