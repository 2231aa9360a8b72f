/// Stub. Keys that never leave a chip. ``isAvailable`` is false, and creating a key throws: Almanac has no access to such a chip.
public enum SecureEnclave {
  public static var isAvailable: Bool { false }

  public enum P256 {
    public enum Signing {
      public struct PrivateKey: Sendable {
        public init(compactRepresentable: Bool = true) throws { throw refusal() }
        public init(dataRepresentation: Data) throws { throw refusal() }
        public var dataRepresentation: Data { Data() }
      }
    }
    public enum KeyAgreement {
      public struct PrivateKey: Sendable {
        public init(compactRepresentable: Bool = true) throws { throw refusal() }
        public init(dataRepresentation: Data) throws { throw refusal() }
        public var dataRepresentation: Data { Data() }
      }
    }
  }

  private static func refusal() -> CryptoKitError {
    UnavailableServices.report("cryptoKit.secureEnclave", "the Secure Enclave is not available; use P256 and keep the key in the keychain")
    return .underlyingCoreCryptoError(error: -4)
  }
}
