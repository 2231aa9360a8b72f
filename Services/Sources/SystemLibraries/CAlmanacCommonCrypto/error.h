// Nothing of its own: importing CommonCrypto.CommonCryptoError imports the Swift module CommonCrypto.
