import Foundation

/// An author's list of terms with labels.
open class NLGazetteer: NSObject {
  private var labels: [String: String] = [:]
  public let language: NLLanguage?
  /// The list as JSON, which is not Apple's format.
  open var data: Data { (try? JSONEncoder().encode(labels)) ?? Data() }

  /// - Parameter dictionary: terms by label.
  public init(dictionary: [String: [String]], language: NLLanguage?) throws {
    self.language = language
    for (label, names) in dictionary { for name in names { labels[name.lowercased()] = label } }
  }
  public init(data: Data) throws {
    language = nil
    labels = try JSONDecoder().decode([String: String].self, from: data)
  }
  public convenience init(contentsOf url: URL) throws { try self.init(data: Data(contentsOf: url)) }
  open class func write(_ dictionary: [String: [String]], language: NLLanguage?, to url: URL) throws {
    try NLGazetteer(dictionary: dictionary, language: language).data.write(to: url)
  }
  open func label(for string: String) -> String? { labels[string.lowercased()] }
}

/// Stub. A model trained by an author. Models cannot be loaded.
open class NLModel: NSObject {
  public let configuration = NLModelConfiguration()
  public init(contentsOf url: URL) throws {
    reportLanguage()
    throw CocoaError(.featureUnsupported)
  }
  open func predictedLabel(for string: String) -> String? { nil }
  open func predictedLabels(forTokens tokens: [String]) -> [String] { [] }
  open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
}
open class NLModelConfiguration: NSObject {
  public enum ModelType: Int, Sendable { case classifier, sequence }
  open var type: ModelType { .classifier }
  open var language: NLLanguage? { nil }
  open var revision: Int { 1 }
}
