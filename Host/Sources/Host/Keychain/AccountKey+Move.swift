import AlmanacKeychainKeys
import Foundation

extension AccountKey {
  /// What a move did.
  public enum Moved: Sendable, Equatable {
    /// The key was there already.
    case already
    /// The key is there now, and only there.
    case moved
    /// The key is in the file now, but its item in the service is still there.
    case itemLeft
  }

  /// Moves the key to another place, also while a host runs: it stays the same key. Makes one there if there is none.
  ///
  /// - Throws: ``AccountKeyMoveFault``; then it is where it was.
  public func move(to place: Place) throws(AccountKeyMoveFault) -> Moved {
    switch place {
    case .file: try moveToFile()
    case .secretService: try moveToService()
    }
  }

  private func moveToFile() throws(AccountKeyMoveFault) -> Moved {
    guard let content = try present() else {
      do throws(DeviceKeyFault) { _ = try DeviceKey(file) } catch { throw .key(.file(error)) }
      return .moved
    }
    guard case .secretService(let mark) = content else { return .already }
    let service: SecretService
    let key: DeviceKey
    do throws(SecretServiceFault) {
      service = try self.service()
      // Asks the service again: the key that a host remembers may no longer be the service's.
      key = try service.key(of: mark)
    } catch {
      throw .key(.secretService(error, file))
    }
    do throws(DeviceKeyFault) { try DeviceKeyFile.replace(file, with: key.data) } catch { throw .key(.file(error)) }
    do throws(SecretServiceFault) { try service.remove(mark) } catch { return .itemLeft }
    return .moved
  }

  private func moveToService() throws(AccountKeyMoveFault) -> Moved {
    let content = try present()
    if case .secretService = content { return .already }
    do {
      if content == nil { try makeInService() }
      // A key that was made in the service need not be moved. An app's program may have made one in the file first.
      guard case .key(let key) = try present() else { return .moved }
      try store(key, in: try service()) { mark in try DeviceKeyFile.replace(file, with: mark.data) }
      return .moved
    } catch let fault as SecretServiceFault {
      throw .service(fault)
    } catch let fault as DeviceKeyFault {
      throw .key(.file(fault))
    } catch {
      throw error as? AccountKeyMoveFault ?? .service(.unavailable("\(error)"))
    }
  }

  private func present() throws(AccountKeyMoveFault) -> DeviceKeyFile.Content? {
    do throws(AccountKeyFault) { return try content() } catch { throw .key(error) }
  }
}

/// Why a key was not moved.
public enum AccountKeyMoveFault: Error, Sendable, CustomStringConvertible {
  /// It cannot be read or written.
  case key(AccountKeyFault)
  /// The secret service does not take it.
  case service(SecretServiceFault)

  public var description: String {
    switch self {
    case .key(let fault): "\(fault)"
    case .service(.unavailable(let why)): "the desktop's secret service cannot be used: \(why); the key of the keychains stays where it was"
    case .service(.locked): "the desktop's secret service is locked; unlock the keyring and try again; the key of the keychains stays where it was"
    case .service(.missing), .service(.refused):
      "the desktop's secret service does not return the key that it stored; the key of the keychains stays where it was"
    }
  }
}
