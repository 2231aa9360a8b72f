// Nothing of its own: importing CommonCrypto.CommonKeyDerivation imports the Swift module CommonCrypto.
