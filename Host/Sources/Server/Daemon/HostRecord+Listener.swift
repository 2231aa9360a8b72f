import Foundation
import Glibc

/// Why the key is not sent to the address of `host.json`.
public enum ListenerError: Error, Equatable, CustomStringConvertible {
  /// Another user than the record's owner listens there.
  case otherUser(uid_t, address: String, record: String)
  /// The record belongs to another user.
  case foreignRecord(uid_t, record: String)
  /// The address is not one of this machine's loopback.
  case notLoopback(address: String, record: String)
  /// The kernel's tables cannot be read.
  case unknown(address: String, String)

  public var description: String {
    switch self {
    case .otherUser(let user, let address, let record):
      "another user (id \(user)) listens at \(address), so the access key is not sent there; start your host with another --port, or remove \(record) if it has ended"
    case .foreignRecord(let user, let record):
      "\(record) belongs to another user (id \(user)); run almanac as that user, or choose another folder with --data"
    case .notLoopback(let address, let record): "\(record) names \(address), which is not on this machine's loopback; start the host again"
    case .unknown(let address, let why): "the listener at \(address) cannot be identified (\(why)), so the access key is not sent there; mount /proc"
    }
  }
}

extension HostRecord {
  /// Whether a process that may get the key listens at the record's address.
  ///
  /// Only the record's owner may: whoever can read the record has the key already. The owner is the caller; root may use the records of others,
  /// because their key goes only to themselves.
  ///
  /// Between this check and the request the host can end and another user can take its port. To use that, the other user has to act within that
  /// moment, and has no sign of it.
  /// - Parameters:
  ///   - folder: the data folder that contains the record. Error messages name the folder.
  ///   - owner: the user to whom the record's file belongs.
  ///   - caller: the user who runs the command.
  /// - Returns: false if no process listens.
  /// - Throws: ``ListenerError``.
  func isServed(
    in folder: URL, owner: uid_t, caller: uid_t = geteuid(), sockets: () throws -> ListeningSockets = ListeningSockets.current
  ) throws(ListenerError) -> Bool {
    let file = Self.file(in: folder).path
    guard owner == caller || caller == 0 else { throw .foreignRecord(owner, record: file) }
    guard let address = loopbackAddress else { throw .notLoopback(address: url, record: file) }
    let users: Set<uid_t>
    do { users = try sockets().users(at: address) } catch {
      throw .unknown(address: url, "\((error as NSError).localizedDescription)")
    }
    if let other = users.subtracting([owner]).min() { throw .otherUser(other, address: url, record: file) }
    return !users.isEmpty
  }

  /// The address and port of ``url``; nil for any other than loopback.
  var loopbackAddress: ListeningSockets.Address? {
    guard let parts = URLComponents(string: url), parts.scheme == "http", let host = parts.host, let port = parts.port, (1...65_535).contains(port),
      parts.user == nil
    else { return nil }
    var (four, six) = (in_addr(), in6_addr())
    let address: ListeningSockets.Address
    let bare = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    if inet_pton(AF_INET, bare, &four) == 1 {
      address = .init(bytes: withUnsafeBytes(of: four) { Array($0) }, port: port)
    } else if inet_pton(AF_INET6, bare, &six) == 1 {
      address = .init(bytes: withUnsafeBytes(of: six) { Array($0) }, port: port)
    } else {
      return nil
    }
    return address.unmapped.isLoopback ? address : nil
  }
}
