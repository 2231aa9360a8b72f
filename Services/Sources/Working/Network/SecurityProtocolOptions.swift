import AlmanacFoundationCompat
import Security

public final class sec_protocol_options: Sendable {}
public typealias sec_protocol_options_t = sec_protocol_options
public final class sec_protocol_metadata: Sendable {}
public typealias sec_protocol_metadata_t = sec_protocol_metadata
public final class sec_trust: Sendable { private init() {} }
public typealias sec_trust_t = sec_trust
public typealias sec_protocol_verify_t = (sec_protocol_metadata_t, sec_trust_t, @escaping (Bool) -> Void) -> Void
/// Stub. Cannot be called: a `sec_trust_t` is never created.
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> { fatalError("secure connections are not supported: there is no trust") }
/// Stub. The block is never called: secure connections are not supported.
public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t, _ verify_block_queue: DispatchQueue
) {}
public func sec_protocol_options_set_min_tls_protocol_version(_ options: sec_protocol_options_t, _ version: tls_protocol_version_t) {}
public func sec_protocol_options_set_max_tls_protocol_version(_ options: sec_protocol_options_t, _ version: tls_protocol_version_t) {}
public func sec_protocol_options_add_tls_application_protocol(_ options: sec_protocol_options_t, _ application_protocol: String) {}
/// A cipher suite with a shared key. Foundation's `tls_ciphersuite_t`, which has the names of the suites, lacks it: `init(rawValue:)` returns nil.
public var TLS_PSK_WITH_AES_128_GCM_SHA256: UInt16 { 0x00A8 }
// Stub. The settings are not stored: secure connections are not supported.
public func sec_protocol_options_append_tls_ciphersuite(_ options: sec_protocol_options_t, _ ciphersuite: tls_ciphersuite_t) {}
public func sec_protocol_options_add_pre_shared_key(_ options: sec_protocol_options_t, _ psk: DispatchData, _ psk_identity: DispatchData) {}
public func sec_protocol_options_set_peer_authentication_required(_ options: sec_protocol_options_t, _ peer_authentication_required: Bool) {}
public func sec_protocol_options_set_tls_server_name(_ options: sec_protocol_options_t, _ server_name: String) {}
public func sec_protocol_options_set_tls_resumption_enabled(_ options: sec_protocol_options_t, _ tls_resumption_enabled: Bool) {}
