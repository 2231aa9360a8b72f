import AlmanacKeychainKeys
import Foundation
import Synchronization

/// The account's key of a data folder, of which the keys of all keychains are derived: in the file `keychain.key`, or in the desktop's secret service.
///
/// The key is made when it is first needed: in the secret service if the session has one that is unlocked, else in the file. It stays there until somebody
/// moves it with ``move(to:)``. While a service that has the key does not answer or is locked, the key cannot be read; no other key is made.
///
/// All functions wait for the service, three seconds at most (``HostConfiguration/secretServiceTimeout``).
public struct AccountKey: Sendable {
  /// Where a key can be.
  public enum Place: String, Sendable, CaseIterable {
    /// In the desktop's secret service.
    case secretService = "secret-service"
    /// In the file `keychain.key` of the data folder.
    case file
  }

  /// The file, which is there in either place.
  public let file: URL
  private let bus: String?
  private let timeout: Double
  private let usesSecretService: Bool
  private let memory: AccountKeyMemory

  /// The key of the data folder of a configuration.
  public init(of configuration: HostConfiguration) {
    file = DeviceKey.file(besideGroups: configuration.groupsFolder)
    bus = configuration.sessionBus
    timeout = configuration.secretServiceTimeout
    usesSecretService = configuration.usesSecretService
    memory = configuration.accountKeyMemory
  }

  /// Returns the key, and makes one if there is none.
  func get() throws(AccountKeyFault) -> DeviceKey {
    if let key = try existing() { return key }
    return try memory.alone { () throws(AccountKeyFault) in
      if usesSecretService, try content() == nil { try? makeInService() }
      if let key = try read() { return key }
      do throws(DeviceKeyFault) { return try DeviceKey(file) } catch { throw .file(error) }
    }
  }

  /// Returns the key; nil if there is none yet.
  func existing() throws(AccountKeyFault) -> DeviceKey? {
    if case .secretService(let mark) = try content(), let key = memory[mark] { return key }
    return try memory.alone { () throws(AccountKeyFault) in try read() }
  }

  /// The keys that a program of an app gets, of what the secret service has given to this process; nil: the key is in the file, which programs read themselves.
  func programKeys(of bundle: AppBundle) -> KeychainKeys? {
    guard case .secretService(let mark) = try? content() else { return nil }
    return memory[mark].map { KeychainKeys(bundle.keychains, of: $0) } ?? .locked
  }

  /// Where the key is, and whether it can be read.
  public func status() -> AccountKeyStatus {
    do throws(AccountKeyFault) {
      guard let content = try content() else {
        if !usesSecretService { return .none(next: .file) }
        do throws(SecretServiceFault) { try service().checkOpen() } catch { return .none(next: .file) }
        return .none(next: .secretService)
      }
      guard case .secretService(let mark) = content else { return .present(.file) }
      do throws(SecretServiceFault) { _ = try service().key(of: mark) } catch { throw .secretService(error, file) }
      return .present(.secretService)
    } catch {
      return .fault(error)
    }
  }

  /// Connects to the secret service.
  func service() throws(SecretServiceFault) -> SecretService { try SecretService(address: bus, within: timeout) }

  /// What the file says.
  func content() throws(AccountKeyFault) -> DeviceKeyFile.Content? {
    do throws(DeviceKeyFault) { return try DeviceKeyFile.read(file) } catch { throw .file(error) }
  }

  /// Reads the key where it is. Only one thread at a time does: the others then have its answer.
  private func read() throws(AccountKeyFault) -> DeviceKey? {
    switch try content() {
    case .key(let key): return key
    case .secretService(let mark):
      do throws(SecretServiceFault) {
        return try memory.key(of: mark) { () throws(SecretServiceFault) in try service().key(of: mark) }
      } catch {
        // Moved meanwhile.
        if case .key(let key) = try content() { return key }
        throw .secretService(error, file)
      }
    case nil: return nil
    }
  }

  /// Makes a key in the service. If another process, for instance a program of an app, makes one meanwhile, that one is used.
  func makeInService() throws {
    try store(DeviceKey(), in: try service()) { mark in try DeviceKeyFile.create(mark.data, at: file) }
  }

  /// Stores a key in the service, and then writes the file that names its item.
  func store(_ key: DeviceKey, in service: SecretService, _ write: (SecretServiceMark) throws -> Void) throws {
    let mark = SecretServiceMark(for: key)
    defer { if !isNamed(mark) { try? service.remove(mark) } }
    try service.store(key, as: mark)
    try write(mark)
  }

  /// Whether the file may name an item. An item that it does not name is never requested.
  private func isNamed(_ mark: SecretServiceMark) -> Bool {
    do throws(AccountKeyFault) {
      guard case .secretService(let named) = try content() else { return false }
      return named == mark
    } catch {
      return true
    }
  }
}

/// Where the account's key is.
public enum AccountKeyStatus: Sendable {
  /// There is none yet; the value says where it would be made now.
  case none(next: AccountKey.Place)
  /// There is one, at this place, and it can be read.
  case present(AccountKey.Place)
  /// It cannot be read.
  case fault(AccountKeyFault)
}

/// Why there is no key for keychains.
public enum AccountKeyFault: Error, Sendable, CustomStringConvertible {
  /// The file `keychain.key` cannot be read or written, or does not hold a key.
  case file(DeviceKeyFault)
  /// The key is in the secret service, which does not return it; the URL is that of the file that names its item.
  case secretService(SecretServiceFault, URL)

  /// Whether the key may become available again by itself.
  var isTemporary: Bool {
    switch self {
    case .secretService(.locked, _), .secretService(.unavailable, _): true
    default: false
    }
  }

  public var description: String {
    switch self {
    case .file(let fault): "\(fault)"
    case .secretService(.unavailable(let why), _):
      "the key of the keychains is in the desktop's secret service, which cannot be asked: \(why); "
        + "log in to the desktop or start its keyring; until then nothing is lost"
    case .secretService(.locked, _):
      "the key of the keychains is in the desktop's secret service, which is locked; "
        + "unlock the keyring with the desktop's program for passwords; until then nothing is lost"
    case .secretService(.missing, let file):
      "the key of the keychains was in the desktop's secret service, whose item was removed; bring it back with almanac restore, "
        + "or remove \(file.path) and the keychains, which cannot be read without it"
    case .secretService(.refused(let why), let file):
      "the key of the keychains is in the desktop's secret service, whose item was changed: \(why); bring it back with almanac restore, "
        + "or remove \(file.path) and the keychains, which cannot be read without it"
    }
  }
}

/// The keys that the secret service has given to this process. They stay until it ends, also when the person locks the service: widgets go on updating then.
final class AccountKeyMemory: Sendable {
  private struct State {
    var keys: [SecretServiceMark: DeviceKey] = [:]
    var fault: (mark: SecretServiceMark, fault: SecretServiceFault, until: ContinuousClock.Instant)?
  }

  /// How long a fault is answered again without asking the service, in seconds: many extensions may start at once, and a service may not answer.
  private static let pause = 5.0
  private let state = Mutex(State())
  private let turn = NSLock()

  subscript(mark: SecretServiceMark) -> DeviceKey? { state.withLock { $0.keys[mark] } }

  /// Runs `body` while no other thread does.
  func alone<Value>(_ body: () throws(AccountKeyFault) -> Value) throws(AccountKeyFault) -> Value {
    turn.lock()
    defer { turn.unlock() }
    return try body()
  }

  /// Returns a key, and asks for it if it is not known.
  func key(of mark: SecretServiceMark, _ ask: () throws(SecretServiceFault) -> DeviceKey) throws(SecretServiceFault) -> DeviceKey {
    if let key = self[mark] { return key }
    if let known = state.withLock({ $0.fault }), known.mark == mark, known.until > .now { throw known.fault }
    do throws(SecretServiceFault) {
      let key = try ask()
      state.withLock { $0.keys[mark] = key }
      return key
    } catch {
      state.withLock { $0.fault = (mark, error, .now + .seconds(Self.pause)) }
      throw error
    }
  }
}
