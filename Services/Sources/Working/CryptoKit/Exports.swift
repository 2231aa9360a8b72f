@_exported import AlmanacFoundationCompat
// swift-crypto is Apple's own CryptoKit for other systems.
@_exported import Crypto
