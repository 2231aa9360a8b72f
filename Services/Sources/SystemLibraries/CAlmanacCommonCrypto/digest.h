// Nothing of its own: importing CommonCrypto.CommonDigest imports the Swift module CommonCrypto.
