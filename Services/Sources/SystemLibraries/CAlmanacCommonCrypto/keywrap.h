// Nothing of its own: importing CommonCrypto.CommonSymmetricKeywrap imports the Swift module CommonCrypto.
