// Nothing of its own: importing CommonCrypto.CommonHMAC imports the Swift module CommonCrypto.
