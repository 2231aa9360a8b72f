import SwiftSourceText

/// Replaces `Foundation` in `Foundation.URLSession` and similar names by a module that has them: on Linux they are in FoundationNetworking, and Foundation's
/// own ones are placeholders.
struct FoundationNames {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    let module = "Foundation"
    guard text.firstRange(of: Array("\(module).URL".utf8)) != nil || text.firstRange(of: Array("\(module).HTTP".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    // From the end, because the other name is longer.
    for index in tokens.indices.dropLast(2).reversed()
    where tokens[index].isWord(module) && tokens[index + 1].isMark(".") && (tokens[index + 2].name.map { Self.names.contains($0) } ?? false) {
      guard index == 0 || !tokens[index - 1].isMark(".") && !tokens[index - 1].isWord("import") && !Self.kinds.contains(tokens[index - 1].text) else {
        continue
      }
      self.text.replaceSubrange(tokens[index].range, with: "FoundationCompat".utf8)
    }
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
  private static let names: Set = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
    "URLSessionDelegate", "URLSessionDataDelegate", "URLSessionTaskDelegate", "URLSessionDownloadDelegate", "URLRequest", "URLResponse",
    "HTTPURLResponse", "HTTPCookie", "HTTPCookieStorage", "URLCache", "CachedURLResponse", "URLCredential", "URLProtectionSpace",
    "URLAuthenticationChallenge", "URLProtocol",
  ]
}
