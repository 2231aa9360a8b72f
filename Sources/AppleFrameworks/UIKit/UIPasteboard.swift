/// What a person copied. Extensions here have no clipboard: it is empty, and what is set is kept for the process only.
// Unchecked: an app uses it on one thread, as on Apple's systems.
open class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  private func report() {
    UnavailableServices.report("pasteboard.unavailable", "an extension has no clipboard here: what is copied stays in its process")
  }
  open private(set) var changeCount = 0
  private var text: String?
  private var picture: UIImage?
  private func change(_ text: String?, _ picture: UIImage?) {
    report()
    (self.text, self.picture) = (text, picture)
    changeCount += 1
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
