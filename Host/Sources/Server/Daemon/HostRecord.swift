import Foundation
import Reports

/// `host.json` in the data folder: the address of the host that serves the folder. Only its owner can read the file.
public struct HostRecord: Codable, Sendable, Equatable {
  /// The host's address, for instance `http://127.0.0.1:8080`.
  public let url: String
  /// Proves that a request comes from the folder's owner; see ``AccessToken``.
  public let token: String
  public let process: Int32

  public init(url: String, token: String, process: Int32) {
    self.url = url
    self.token = token
    self.process = process
  }

  static func file(in folder: URL) -> URL { folder.appendingPathComponent("host.json") }

  /// Replaces the file atomically, so that a reader never gets a part of it.
  public func write(to folder: URL) throws {
    let file = Self.file(in: folder)
    let draft = folder.appendingPathComponent("host.json.new")
    try? FileManager.default.removeItem(at: draft)
    let data = try StableJSON.encode(self)
    guard FileManager.default.createFile(atPath: draft.path, contents: data, attributes: [.posixPermissions: 0o600]) else {
      throw CocoaError(.fileWriteUnknown)
    }
    guard rename(draft.path, file.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  public static func read(from folder: URL) -> HostRecord? {
    guard let data = try? Data(contentsOf: file(in: folder)) else { return nil }
    return try? StableJSON.decode(HostRecord.self, from: data)
  }

  public static func remove(from folder: URL) { try? FileManager.default.removeItem(at: file(in: folder)) }
}
