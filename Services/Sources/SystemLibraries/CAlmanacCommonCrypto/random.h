// Nothing of its own: importing CommonCrypto.CommonRandom imports the Swift module CommonCrypto.
