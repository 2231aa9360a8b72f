import AlmanacSwiftSourceText

/// Replaces `Foundation` in `Foundation.URLSession` and similar names by a module that has them: on Linux they are in FoundationNetworking, and those in
/// Foundation are placeholders. Replaces `Darwin` in `Darwin.close(file)` as well, because there is no such module.
struct FoundationNames {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    replace("Darwin") { _ in true }
    let module = "Foundation"
    guard text.firstRange(of: Array("\(module).URL".utf8)) != nil || text.firstRange(of: Array("\(module).HTTP".utf8)) != nil else { return }
    replace(module, where: Self.names.contains)
  }

  /// Replaces a module before the names for which the condition is true.
  private mutating func replace(_ module: String, where isReplaced: (String) -> Bool) {
    guard text.firstRange(of: Array("\(module).".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    var edits = SourceEdits()
    for index in tokens.indices.dropLast(2)
    where tokens[index].isWord(module) && tokens[index + 1].isMark(".") && (tokens[index + 2].name.map(isReplaced) ?? false) {
      guard index == 0 || !tokens[index - 1].isMark(".") && !tokens[index - 1].isWord("import") && !Self.kinds.contains(tokens[index - 1].text) else {
        continue
      }
      edits.replace(tokens[index].range, with: "AlmanacFoundationCompat".utf8)
    }
    text = edits.applied(to: text)
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
  private static let names: Set = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
    "URLSessionDelegate", "URLSessionDataDelegate", "URLSessionTaskDelegate", "URLSessionDownloadDelegate", "URLRequest", "URLResponse",
    "HTTPURLResponse", "HTTPCookie", "HTTPCookieStorage", "URLCache", "CachedURLResponse", "URLCredential", "URLProtectionSpace",
    "URLAuthenticationChallenge", "URLProtocol",
  ]
}
