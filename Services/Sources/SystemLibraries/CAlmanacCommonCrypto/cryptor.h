// Nothing of its own: importing CommonCrypto.CommonCryptor imports the Swift module CommonCrypto.
