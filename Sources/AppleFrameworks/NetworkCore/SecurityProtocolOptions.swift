import Foundation
import SecurityCore

/// The options of a secure connection.
public final class sec_protocol_options: Sendable {}
public typealias sec_protocol_options_t = sec_protocol_options
public final class sec_protocol_metadata: Sendable {}
public typealias sec_protocol_metadata_t = sec_protocol_metadata
public final class sec_trust: Sendable { private init() {} }
public typealias sec_trust_t = sec_trust
public typealias sec_protocol_verify_t = (sec_protocol_metadata_t, sec_trust_t, @escaping (Bool) -> Void) -> Void
/// The certificates of a connection. It cannot be called: nothing here makes a `sec_trust_t`.
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> { fatalError("no secure connection begins, so it has no certificates") }
public enum tls_protocol_version_t: UInt16, Sendable { case TLSv10 = 0x301, TLSv11, TLSv12, TLSv13 }
/// The block never runs: no connection begins.
public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t, _ verify_block_queue: DispatchQueue
) {}
public func sec_protocol_options_set_min_tls_protocol_version(_ options: sec_protocol_options_t, _ version: tls_protocol_version_t) {}
public func sec_protocol_options_set_max_tls_protocol_version(_ options: sec_protocol_options_t, _ version: tls_protocol_version_t) {}
public func sec_protocol_options_add_tls_application_protocol(_ options: sec_protocol_options_t, _ application_protocol: String) {}
