@_exported import AlmanacFoundationCompat

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecIO: OSStatus = -36
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecNotAvailable: OSStatus = -25291
public let errSecReadOnly: OSStatus = -25292
public let errSecAuthFailed: OSStatus = -25293
public let errSecNoSuchKeychain: OSStatus = -25294
public let errSecInvalidKeychain: OSStatus = -25295
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecNoSuchAttr: OSStatus = -25303
public let errSecDataTooLarge: OSStatus = -25302
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecPkcs12VerifyFailure: OSStatus = -25264
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

/// Returns a description of the status in English; nil for a status that is not in the list.
@discardableResult
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  sentences[status].map { $0 as CFString }
}

private let sentences: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecUnimplemented: "Function or operation not implemented.",
  errSecIO: "I/O error.",
  errSecParam: "One or more parameters passed to the function were not valid.",
  errSecAllocate: "Failed to allocate memory.",
  errSecUserCanceled: "The user cancelled the operation.",
  errSecBadReq: "Bad parameter or invalid state for operation.",
  errSecNotAvailable: "No keychain is available.",
  errSecReadOnly: "Read only error.",
  errSecAuthFailed: "Authorization or authentication failed.",
  errSecNoSuchKeychain: "The specified keychain could not be found.",
  errSecInvalidKeychain: "The specified keychain is not a valid keychain file.",
  errSecDuplicateItem: "The specified item already exists in the keychain.",
  errSecItemNotFound: "The specified item could not be found in the keychain.",
  errSecNoSuchAttr: "The specified attribute does not exist.",
  errSecDataTooLarge: "This item contains information which is too large or in a format that cannot be displayed.",
  errSecInteractionNotAllowed: "User interaction is not allowed.",
  errSecPkcs12VerifyFailure: "MAC verification failed during PKCS12 import (wrong password?)",
  errSecDecode: "Unable to decode the provided data.",
  errSecMissingEntitlement: "A required entitlement is not present.",
]
