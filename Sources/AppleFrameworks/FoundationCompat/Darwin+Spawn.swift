import Glibc

// Starting programs. Darwin's lists of file actions and attributes are pointers that begin as nil, so Swift code passes optionals; Linux's are
// structures. Disfavoured, so that the compiler picks Glibc's functions where both fit.

public typealias _SpawnFileActions = UnsafeMutablePointer<posix_spawn_file_actions_t?>
public typealias _SpawnAttributes = UnsafeMutablePointer<posix_spawnattr_t?>

/// Closes all files in the new program that no action names. Has no effect: Linux has no such flag, so the program inherits files that are not marked
/// as close-on-exec.
public var POSIX_SPAWN_CLOEXEC_DEFAULT: Int32 { 0x4000 }

/// Calls `body` with the structure; returns `EINVAL` if it is not initialised.
private func change<Value>(_ place: UnsafeMutablePointer<Value?>?, _ body: (inout Value) -> Int32) -> Int32 {
  guard let place, var value = place.pointee else { return EINVAL }
  defer { place.pointee = value }
  return body(&value)
}

@_disfavoredOverload @discardableResult public func posix_spawn_file_actions_init(_ actions: _SpawnFileActions!) -> Int32 {
  guard let actions else { return EINVAL }
  actions.pointee = posix_spawn_file_actions_t()
  return change(actions) { Glibc.posix_spawn_file_actions_init(&$0) }
}
@_disfavoredOverload @discardableResult public func posix_spawn_file_actions_destroy(_ actions: _SpawnFileActions!) -> Int32 {
  let result = change(actions) { Glibc.posix_spawn_file_actions_destroy(&$0) }
  actions?.pointee = nil
  return result
}
@_disfavoredOverload @discardableResult public func posix_spawn_file_actions_addclose(_ actions: _SpawnFileActions!, _ file: Int32) -> Int32 {
  change(actions) { Glibc.posix_spawn_file_actions_addclose(&$0, file) }
}
@_disfavoredOverload @discardableResult public func posix_spawn_file_actions_adddup2(_ actions: _SpawnFileActions!, _ file: Int32, _ new: Int32)
  -> Int32
{
  change(actions) { Glibc.posix_spawn_file_actions_adddup2(&$0, file, new) }
}
@_disfavoredOverload @discardableResult public func posix_spawn_file_actions_addopen(
  _ actions: _SpawnFileActions!, _ file: Int32, _ path: UnsafePointer<CChar>!, _ flags: Int32, _ mode: mode_t
) -> Int32 {
  change(actions) { Glibc.posix_spawn_file_actions_addopen(&$0, file, path, flags, mode) }
}
/// Keeps the file open in the new program under the same number.
@_disfavoredOverload @discardableResult public func posix_spawn_file_actions_addinherit_np(_ actions: _SpawnFileActions!, _ file: Int32) -> Int32 {
  // Since version 2.29, glibc clears the close-on-exec flag of a file that is duplicated to itself.
  posix_spawn_file_actions_adddup2(actions, file, file)
}
@_disfavoredOverload @discardableResult public func posix_spawn_file_actions_addchdir_np(_ actions: _SpawnFileActions!, _ path: UnsafePointer<CChar>!)
  -> Int32
{
  typealias Function = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) -> Int32
  // Looked up by name: glibc exports the function, but its header declares it only with _GNU_SOURCE, which Swift does not define.
  // The cast to `Function` is safe: that is the signature in glibc's <spawn.h>.
  guard let path, let symbol = dlsym(nil, "posix_spawn_file_actions_addchdir_np") else { return ENOSYS }
  return change(actions) { unsafeBitCast(symbol, to: Function.self)(&$0, path) }
}

@_disfavoredOverload @discardableResult public func posix_spawnattr_init(_ attributes: _SpawnAttributes!) -> Int32 {
  guard let attributes else { return EINVAL }
  attributes.pointee = posix_spawnattr_t()
  return change(attributes) { Glibc.posix_spawnattr_init(&$0) }
}
@_disfavoredOverload @discardableResult public func posix_spawnattr_destroy(_ attributes: _SpawnAttributes!) -> Int32 {
  let result = change(attributes) { Glibc.posix_spawnattr_destroy(&$0) }
  attributes?.pointee = nil
  return result
}
/// Ignores flags that only Darwin has.
@_disfavoredOverload @discardableResult public func posix_spawnattr_setflags(_ attributes: _SpawnAttributes!, _ flags: Int16) -> Int32 {
  change(attributes) { Glibc.posix_spawnattr_setflags(&$0, flags & 0x3F) }
}
@_disfavoredOverload @discardableResult public func posix_spawnattr_setpgroup(_ attributes: _SpawnAttributes!, _ group: pid_t) -> Int32 {
  change(attributes) { Glibc.posix_spawnattr_setpgroup(&$0, group) }
}
@_disfavoredOverload @discardableResult public func posix_spawnattr_setsigdefault(
  _ attributes: _SpawnAttributes!, _ signals: UnsafePointer<sigset_t>!
)
  -> Int32
{
  change(attributes) { Glibc.posix_spawnattr_setsigdefault(&$0, signals) }
}
@_disfavoredOverload @discardableResult public func posix_spawnattr_setsigmask(_ attributes: _SpawnAttributes!, _ signals: UnsafePointer<sigset_t>!)
  -> Int32
{
  change(attributes) { Glibc.posix_spawnattr_setsigmask(&$0, signals) }
}

/// Passes the structures inside the optionals, or nil for those that are not initialised.
private func start(
  _ actions: posix_spawn_file_actions_t?, _ attributes: posix_spawnattr_t?,
  _ body: (
    UnsafePointer<posix_spawn_file_actions_t>?, UnsafePointer<posix_spawnattr_t>?
  ) -> Int32
) -> Int32 {
  func withPointer<Value>(_ value: Value?, _ body: (UnsafePointer<Value>?) -> Int32) -> Int32 {
    guard let value else { return body(nil) }
    return withUnsafePointer(to: value) { body($0) }
  }
  return withPointer(actions) { actions in withPointer(attributes) { body(actions, $0) } }
}

@_disfavoredOverload @discardableResult public func posix_spawn(
  _ process: UnsafeMutablePointer<pid_t>!, _ path: UnsafePointer<CChar>!, _ actions: UnsafePointer<posix_spawn_file_actions_t?>!,
  _ attributes: UnsafePointer<posix_spawnattr_t?>!, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  start(actions?.pointee, attributes?.pointee) { Glibc.posix_spawn(process, path, $0, $1, arguments, environment) }
}
@_disfavoredOverload @discardableResult public func posix_spawnp(
  _ process: UnsafeMutablePointer<pid_t>!, _ file: UnsafePointer<CChar>!, _ actions: UnsafePointer<posix_spawn_file_actions_t?>!,
  _ attributes: UnsafePointer<posix_spawnattr_t?>!, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  start(actions?.pointee, attributes?.pointee) { Glibc.posix_spawnp(process, file, $0, $1, arguments, environment) }
}

/// On Darwin a signal set is a number: `sigset_t = 0` is the empty set.
extension sigset_t: @retroactive ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt32) {
    self.init()
    sigemptyset(&self)
    for signal in 1..<Int32(32) where value & 1 << UInt32(signal - 1) != 0 { sigaddset(&self, signal) }
  }
}
