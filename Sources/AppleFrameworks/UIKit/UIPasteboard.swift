import Synchronization

/// What a person copied. Extensions here have no clipboard: it is empty, and what is set is kept for the process only.
// Unchecked: an open class cannot be checked; what changes is behind a lock.
open class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  private func report() {
    UnavailableServices.report("pasteboard.unavailable", "an extension has no clipboard here: what is copied stays in its process")
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
  open var hasStrings: Bool { text != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { picture != nil }
}
