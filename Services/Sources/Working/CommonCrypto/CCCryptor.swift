public typealias CCCryptorRef = OpaquePointer

private func cryptor(_ reference: CCCryptorRef?) -> Cryptor? {
  reference.map { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}

@discardableResult public func CCCryptorCreate(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!,
  _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
  let mode = Int(options) & kCCOptionECBMode != 0 ? kCCModeECB : kCCModeCBC
  let padding = Int(options) & kCCOptionPKCS7Padding != 0 ? ccPKCS7Padding : ccNoPadding
  return CCCryptorCreateWithMode(op, CCMode(mode), alg, CCPadding(padding), iv, key, keyLength, nil, 0, 0, 0, cryptorRef)
}

/// The cryptor allocates its own memory and does not use `data`.
@discardableResult public func CCCryptorCreateFromData(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!, _ dataUsed: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  dataUsed?.pointee = 0
  return CCCryptorCreate(op, alg, options, key, keyLength, iv, cryptorRef)
}

/// Ignores rounds, tweak and mode options: only XTS has a tweak, and counters are big-endian.
@discardableResult public func CCCryptorCreateWithMode(
  _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer!, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ tweak: UnsafeRawPointer!, _ tweakLength: Int, _ numRounds: Int32, _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
  guard let cryptorRef, let key, keyLength >= 0 else { return CCCryptorStatus(kCCParamError) }
  cryptorRef.pointee = nil
  do {
    let cryptor = try Cryptor(
      op, alg, mode, pads: Int(padding) == ccPKCS7Padding, key: UnsafeRawBufferPointer(start: key, count: keyLength), iv: iv)
    cryptorRef.pointee = OpaquePointer(Unmanaged.passRetained(cryptor).toOpaque())
    return CCCryptorStatus(kCCSuccess)
  } catch {
    return CCCryptorStatus(error.status)
  }
}

@discardableResult public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
  if let cryptorRef { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release() }
  return CCCryptorStatus(kCCSuccess)
}

@discardableResult public func CCCryptorUpdate(
  _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  dataOutMoved?.pointee = 0
  guard let cryptor = cryptor(cryptorRef), dataInLength >= 0 else { return CCCryptorStatus(kCCParamError) }
  guard dataInLength > 0 else { return CCCryptorStatus(kCCSuccess) }
  guard let dataIn else { return CCCryptorStatus(kCCParamError) }
  let length = cryptor.outputLength(dataInLength, isLast: false)
  guard length <= dataOutAvailable else {
    dataOutMoved?.pointee = length
    return CCCryptorStatus(kCCBufferTooSmall)
  }
  let status = cryptor.update(UnsafeRawBufferPointer(start: dataIn, count: dataInLength), dataOut)
  if status == kCCSuccess { dataOutMoved?.pointee = length }
  return CCCryptorStatus(status)
}

@discardableResult public func CCCryptorFinal(
  _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  var moved = 0
  let status = cryptor(cryptorRef)?.finish(dataOut, dataOutAvailable, &moved) ?? kCCParamError
  dataOutMoved?.pointee = moved
  return CCCryptorStatus(status)
}

@discardableResult public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
  cryptor(cryptorRef)?.outputLength(max(0, inputLength), isLast: final) ?? kCCParamError
}

@discardableResult public func CCCryptorReset(_ cryptorRef: CCCryptorRef!, _ iv: UnsafeRawPointer!) -> CCCryptorStatus {
  CCCryptorStatus(cryptor(cryptorRef)?.reset(iv) ?? kCCParamError)
}

@discardableResult public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!,
  _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  var reference: CCCryptorRef?
  let created = CCCryptorCreate(op, alg, options, key, keyLength, iv, &reference)
  guard created == kCCSuccess else { return created }
  defer { CCCryptorRelease(reference) }
  guard dataInLength >= 0 else { return CCCryptorStatus(kCCParamError) }
  // The whole output must fit before anything is written.
  let needed = CCCryptorGetOutputLength(reference, dataInLength, true)
  dataOutMoved?.pointee = needed
  guard needed <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
  var (updated, finished) = (0, 0)
  let status = CCCryptorUpdate(reference, dataIn, dataInLength, dataOut, dataOutAvailable, &updated)
  guard status == kCCSuccess else { return status }
  let last = CCCryptorFinal(reference, dataOut.map { $0 + updated }, dataOutAvailable - updated, &finished)
  dataOutMoved?.pointee = updated + finished
  return last
}
