import Foundation
import Reports

/// `host.json` in the data folder: the address of the host that serves the folder. Only its owner can read the file.
public struct HostRecord: Codable, Sendable, Equatable {
  /// The host's address, for instance `http://127.0.0.1:8080`.
  public let url: String
  /// The access key. Every request must contain it. Only the data folder's owner can read it; see ``AccessKey``.
  public let key: String
  public let process: Int32
  /// The address of the page behind a proxy, for instance `https://widgets.example.org`; nil: ``url``. Commands call ``url``.
  public let publicURL: String?

  public init(url: String, key: String, process: Int32, publicURL: String? = nil) {
    self.url = url
    self.key = key
    self.process = process
    self.publicURL = publicURL
  }

  /// The page's address without the key.
  public var page: String { publicURL ?? url }

  /// The page's address with the key. The part after `#` is for the page alone: a browser does not send it, so it is in no log.
  public var pageAddress: String { Self.withKey(page, key) }
  /// The page's address on this machine, with the key. It does not go through the proxy.
  public var localPageAddress: String { Self.withKey(url, key) }

  private static func withKey(_ address: String, _ key: String) -> String { "\(address)/#key=\(key)" }

  static func file(in folder: URL) -> URL { folder.appendingPathComponent("host.json") }

  /// Replaces the file.
  ///
  /// - Throws: an error that says why, with the path.
  public func write(to folder: URL) throws { try OwnerFile.replace(Self.file(in: folder), with: try StableJSON.encode(self)) }

  /// Writes a page that leads to `address`, and returns its file.
  ///
  /// A browser gets this file instead of the address, because every user can read the arguments of a running program.
  /// - Throws: an error that says why, with the path.
  public func writeOpener(of address: String, to folder: URL) throws -> URL {
    let file = folder.appendingPathComponent("open.html")
    let page = "<!doctype html><title>Almanac</title><meta http-equiv=\"refresh\" content=\"0; url=\(address)\">\n"
    try OwnerFile.replace(file, with: Data(page.utf8))
    return file
  }

  public static func read(from folder: URL) -> HostRecord? { readWithOwner(from: folder)?.record }

  /// Reads the record and the id of the user to whom its file belongs.
  static func readWithOwner(from folder: URL) -> (record: HostRecord, owner: uid_t)? {
    guard let (data, owner) = OwnerFile.read(file(in: folder), limit: 4096) else { return nil }
    return (try? StableJSON.decode(HostRecord.self, from: data)).map { ($0, owner) }
  }

  public static func remove(from folder: URL) { try? FileManager.default.removeItem(at: file(in: folder)) }
}
