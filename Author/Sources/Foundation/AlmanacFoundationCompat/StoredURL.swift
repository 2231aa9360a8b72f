/// How user defaults keep addresses: that of a file as its path, another one as text.
///
/// Apple's archive the latter. Foundation's reader of archives ends the process at a damaged one, and defaults can come from another process.
package enum StoredURL {
  /// Returns what is stored for a value; of one that is no address, itself.
  package static func object(of value: Any) -> Any {
    guard let url = value as? URL else { return value }
    return url.isFileURL ? abbreviated(url.path) : url.absoluteString
  }

  /// Returns the address that was stored; nil for an object that is none.
  package static func url(of object: Any) -> URL? {
    guard let text = object as? String, !text.isEmpty else { return object as? URL }
    if !text.hasPrefix("/"), !text.hasPrefix("~"), let url = URL(string: text), url.scheme != nil { return url }
    return URL(fileURLWithPath: NSString(string: text).expandingTildeInPath)
  }

  /// Writes a tilde for the home folder, which can move. Not in the containers of app groups: the processes that share one can have other homes.
  private static func abbreviated(_ path: String) -> String {
    let home = NSHomeDirectory() + "/"
    guard path.hasPrefix(home), !path.hasPrefix(AppGroupContainers.root.path + "/") else { return path }
    return "~/" + path.dropFirst(home.count)
  }
}
