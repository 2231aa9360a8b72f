// Classes that have `init()` on Apple's systems, from NSObject, and not in Foundation for Linux. An extension cannot override NSObject's, but an initialiser whose
// only parameter has a default is chosen for `NSAttributedString()` as well. What is made is empty, as there.

extension NSAttributedString {
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
extension NSMutableString {
  public convenience init(_nothing: Void = ()) { self.init(capacity: 0) }
}
extension NSURLComponents {
  public convenience init(_nothing: Void = ()) { self.init(url: URL(filePath: ""), resolvingAgainstBaseURL: false)! }
}
extension NSDecimalNumber {
  public convenience init(_nothing: Void = ()) { self.init(decimal: 0) }
}
extension NSRegularExpression {
  /// Matches nothing: ICU refuses an empty pattern.
  public convenience init(_nothing: Void = ()) { try! self.init(pattern: "(?!)") }
}
extension Progress {
  public convenience init(_nothing: Void = ()) { self.init(parent: nil, userInfo: nil) }
}
extension URLResponse {
  public convenience init(_nothing: Void = ()) {
    self.init(url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}
extension HTTPURLResponse {
  // The name differs from that of the superclass's, which cannot be overridden.
  public convenience init(_noResponse: Void = ()) { self.init(url: URL(string: "about:blank")!, statusCode: 0, httpVersion: nil, headerFields: nil)! }
}
