// The implementation is in CommonCryptoCore: the SDK builds this module separately (Scripts/build-sdk), so that `canImport(CommonCrypto)` is false in
// packages of the host.
@_exported import CommonCryptoCore
