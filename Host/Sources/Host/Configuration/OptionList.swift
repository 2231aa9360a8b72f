import AlmanacBasics
import AlmanacScheduler
import AlmanacWireSchema
import Crypto
import Foundation

/// The options of a parameter, as a form lists them.
public struct OptionList: Sendable {
  /// All options, in the app's order.
  public let options: [Option]
  /// The value that the app proposes, as JSON; empty: none.
  public let defaultValue: Data
  /// The title of the list; may be empty.
  public let prompt: String
  /// Whether the list is sorted into sections by first letter.
  public let isIndexed: Bool
  /// How many options the app left out, because there are too many.
  public let leftOut: Int
  /// A short hash of the options: a page of a list belongs to it.
  public let tag: String

  init(_ options: [Option], defaultValue: Data = Data(), prompt: String = "", isIndexed: Bool = false, leftOut: Int = 0) {
    self.options = options
    self.defaultValue = defaultValue
    self.prompt = prompt
    self.isIndexed = isIndexed
    self.leftOut = leftOut
    var hash = SHA256()
    for option in options {
      for text in [option.identifier, option.title, option.section] {
        hash.update(data: Data(text.utf8))
        hash.update(data: Data([0]))
      }
      hash.update(data: option.value)
    }
    tag = hash.finalize().prefix(6).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  init(_ options: Options) {
    self.init(
      options.options, defaultValue: options.defaultValue, prompt: options.prompt, isIndexed: options.isIndexed, leftOut: Int(options.leftOut))
  }

  /// Returns the options whose title, subtitle or synonym contains every word, whatever its case and accents.
  func matching(_ search: String) -> OptionList {
    let words = search.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return self }
    let found = options.filter { option in
      let texts = [option.title, option.subtitle] + option.synonyms
      return words.allSatisfy { word in
        texts.contains { $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]) != nil }
      }
    }
    return OptionList(found, defaultValue: defaultValue, prompt: prompt, isIndexed: isIndexed, leftOut: leftOut)
  }
}

/// Lists that extensions have returned lately, so that the pages of a list are of one answer. A reload, a lock and an update drop them.
struct OptionLists {
  /// What a list depends on.
  struct Key: Hashable {
    let app: AppID
    let kind: String
    let family: WidgetFamilyValue
    let parameter: String
    let search: String
    /// The values of the parameters that the options depend on, as JSON.
    let dependencies: Data
    let locale: String
  }

  /// The maximum number of lists; each has at most `options` options.
  private static let count = 16
  /// The pictures of options by their hashes, at most this many bytes of them for all apps.
  private static let imageBytes = 16 << 20
  private var lists: [AppID: LRUCache<Key, OptionList>] = [:]
  private var images: [AppID: LRUCache<String, OptionImage>] = [:]
  /// The recommendations of kinds by their locale.
  private var recommended: [AppID: [String: (locale: String, list: [Recommendation])]] = [:]
  /// How often something was forgotten.
  private(set) var invalidations = 0

  mutating func list(_ key: Key) -> OptionList? { lists[key.app]?.value(for: key) }

  mutating func keep(_ list: OptionList, for key: Key) {
    lists[key.app, default: LRUCache(capacity: Self.count)].insert(list, for: key)
  }

  /// Keeps the pictures of options until they are asked for.
  mutating func keepImages(of options: [Option], app: AppID) {
    for option in options where option.hasImage {
      images[app, default: LRUCache(weightLimit: Self.imageBytes)].insert(option.image, for: option.image.id, weight: option.image.bytes)
    }
  }

  mutating func image(_ id: String, app: AppID) -> OptionImage? { images[app]?.value(for: id) }

  func recommendations(of kind: String, app: AppID, locale: String) -> [Recommendation]? {
    recommended[app]?[kind].flatMap { $0.locale == locale ? $0.list : nil }
  }

  mutating func keep(_ recommendations: [Recommendation], of kind: String, app: AppID, locale: String) {
    recommended[app, default: [:]][kind] = (locale, recommendations)
  }

  /// Forgets what an app recommends.
  mutating func forgetRecommendations(of app: AppID) {
    recommended[app] = nil
    invalidations += 1
  }

  /// Forgets the lists and recommendations of an app.
  mutating func forget(_ app: AppID) {
    lists[app] = nil
    forgetRecommendations(of: app)
  }

  /// Forgets the lists, recommendations and pictures of an app.
  mutating func forgetAll(of app: AppID) {
    forget(app)
    images[app] = nil
  }

  mutating func forgetAll() {
    (lists, images, recommended) = ([:], [:], [:])
    invalidations += 1
  }
}

extension OptionImage {
  /// A hash that names the picture in addresses.
  public var id: String {
    let data: Data
    switch image {
    case .symbol(let name): data = Data("symbol \(name)".utf8)
    case .bitmap(let bitmap): data = bitmap.sha256
    case nil: data = Data()
    }
    return SHA256.hash(data: data + [isCircular ? 1 : 0]).prefix(16).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  fileprivate var bytes: Int { if case .bitmap(let bitmap) = image { bitmap.data.count + 256 } else { 256 } }
}
