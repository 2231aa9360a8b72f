// swift-crypto is Apple's own CryptoKit for other systems.
@_exported import Crypto
@_exported import FoundationCompat
