/// The result of verifying a value that the store has signed.
public enum VerificationResult<SignedType> {
  public enum VerificationError: Error, LocalizedError, Sendable, Hashable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature, missingRequiredProperties
    public var errorDescription: String? { "The store's signature is not valid." }
  }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}
extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// A value that the store signs. Never created: nothing is signed here.
public protocol _StoreSigned: Sendable {
  var jsonRepresentation: Data { get }
  var signedDate: Date { get }
  var deviceVerification: Data { get }
  var deviceVerificationNonce: UUID { get }
  var _signature: StoreSignature { get }
}
/// The parts of a signature.
public struct StoreSignature: Hashable, Sendable {
  let jws: String
  let header, signature, signed: Data
}
extension Transaction: _StoreSigned {}
extension AppTransaction: _StoreSigned {}
extension Product.SubscriptionInfo.RenewalInfo: _StoreSigned {}

extension VerificationResult where SignedType: _StoreSigned {
  public var jwsRepresentation: String { unsafePayloadValue._signature.jws }
  public var headerData: Data { unsafePayloadValue._signature.header }
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  public var signatureData: Data { unsafePayloadValue._signature.signature }
  public var signedData: Data { unsafePayloadValue._signature.signed }
  public var signedDate: Date { unsafePayloadValue.signedDate }
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}
extension VerificationResult: Identifiable where SignedType: Identifiable {
  public var id: SignedType.ID { unsafePayloadValue.id }
}
