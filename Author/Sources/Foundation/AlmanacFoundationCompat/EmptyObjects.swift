// Classes that inherit `init()` from NSObject on Apple's systems but lack it in Foundation for Linux. An extension cannot override NSObject's, but
// `NSAttributedString()` also resolves to an initialiser whose only parameter has a default. The new objects are empty, like Apple's.

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
  /// A regular expression that matches nothing. It is not an empty pattern, because ICU rejects one.
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
  // Named differently than the superclass's, which cannot be overridden.
  public convenience init(_noResponse: Void = ()) { self.init(url: URL(string: "about:blank")!, statusCode: 0, httpVersion: nil, headerFields: nil)! }
}
