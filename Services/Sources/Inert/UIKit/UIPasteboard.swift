import Synchronization

/// A pasteboard of this process. It starts empty, because extensions have no access to a clipboard, and its contents end with the process.
open class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  private func report() {
    UnavailableServices.report("pasteboard.unavailable", "an extension has no access to the clipboard: copied data stays in its process")
  }
  private struct Content: Sendable {
    var text: String?
    var picture: UIImage?
    var changes = 0
  }
  private let content = Mutex(Content())
  private var text: String? { content.withLock { $0.text } }
  private var picture: UIImage? { content.withLock { $0.picture } }
  open var changeCount: Int { content.withLock { $0.changes } }
  private func change(_ text: String?, _ picture: UIImage?) {
    report()
    content.withLock { $0 = Content(text: text, picture: picture, changes: $0.changes + 1) }
  }
  open var string: String? {
    get { text }
    set { change(newValue, nil) }
  }
  open var strings: [String]? {
    get { text.map { [$0] } }
    set { change(newValue?.first, nil) }
  }
  open var url: URL? {
    get { text.flatMap { URL(string: $0) } }
    set { change(newValue?.absoluteString, nil) }
  }
  open var image: UIImage? {
    get { picture }
    set { change(nil, newValue) }
  }
  open var urls: [URL]? {
    get { url.map { [$0] } }
    set { change(newValue?.first?.absoluteString, nil) }
  }
  open var images: [UIImage]? {
    get { image.map { [$0] } }
    set { change(nil, newValue?.first) }
  }
  open var items: [[String: Any]] {
    get { text.map { [["public.utf8-plain-text": $0]] } ?? picture.map { [["public.image": $0]] } ?? [] }
    set {
      let first = newValue.first ?? [:]
      change(first.values.lazy.compactMap { $0 as? String }.first, first.values.lazy.compactMap { $0 as? UIImage }.first)
    }
  }
  open var numberOfItems: Int { items.count }
  open var types: [String] { items.first.map { Array($0.keys) } ?? [] }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    change(String(data: data, encoding: .utf8), UIImage(data: data))
  }
  open func data(forPasteboardType pasteboardType: String) -> Data? { text.map { Data($0.utf8) } ?? picture?.pngData() }
  open func value(forPasteboardType pasteboardType: String) -> Any? { text ?? picture }
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    itemSet?.contains(0) ?? true ? data(forPasteboardType: pasteboardType).map { [$0] } : []
  }
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    itemSet?.contains(0) ?? true ? value(forPasteboardType: pasteboardType).map { [$0] } : []
  }
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items.isEmpty ? [] : [types] }
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? { contains(pasteboardTypes: pasteboardTypes) ? [0] : [] }
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    public static let probableWebURL = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    public static let probableWebSearch = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
  }
  /// Detects numbers and web addresses, but not probable web searches.
  @preconcurrency
  open func detectPatterns(
    for patterns: Set<DetectionPattern>, completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let text = text ?? ""
    let isAddress = url.map { ["http", "https"].contains($0.scheme) } ?? false
    let found: Set<DetectionPattern> = isAddress ? [.probableWebURL] : Double(text) != nil ? [.number] : []
    completionHandler(.success(found.intersection(patterns)))
  }
  open func addItems(_ items: [[String: Any]]) { if self.items.isEmpty { self.items = items } }
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
  /// Always nil: colours are not stored.
  open var color: UIColor? {
    get { nil }
    set { change(nil, nil) }
  }
  open var hasColors: Bool { false }
  open var hasStrings: Bool { text != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { picture != nil }
}
