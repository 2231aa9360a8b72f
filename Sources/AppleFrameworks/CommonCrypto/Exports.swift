// The module with another name is the real one: the SDK makes this one by itself (Scripts/build-sdk), so that packages of the host that ask
// canImport(CommonCrypto) do not find it.
@_exported import CommonCryptoCore
