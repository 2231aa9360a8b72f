// vDSP's Fourier transforms.

public typealias FFTSetup = OpaquePointer
public typealias FFTSetupD = OpaquePointer
public typealias FFTDirection = Int32
public typealias FFTRadix = Int32
public var kFFTDirection_Forward: Int { 1 }
public var kFFTDirection_Inverse: Int { -1 }
public var FFT_FORWARD: Int { 1 }
public var FFT_INVERSE: Int { -1 }
public var kFFTRadix2: Int { 0 }
public var kFFTRadix3: Int { 1 }
public var kFFTRadix5: Int { 2 }
public var FFT_RADIX2: Int { 0 }

/// Returns an opaque setup: the transform needs no tables. Nil for more than 2³⁰ values.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
  log2n <= 30 ? OpaquePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1)) : nil
}
public func vDSP_create_fftsetupD(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetupD? { vDSP_create_fftsetup(log2n, radix) }
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) { setup.map { UnsafeMutablePointer<UInt8>($0).deallocate() } }
public func vDSP_destroy_fftsetupD(_ setup: FFTSetupD?) { vDSP_destroy_fftsetup(setup) }

/// Transforms `count` numbers from two vectors to two others, which may be the same.
private func transform<T: BinaryFloatingPoint>(
  _ real: UnsafeMutablePointer<T>, _ imaginary: UnsafeMutablePointer<T>, _ step: Int, to newReal: UnsafeMutablePointer<T>,
  _ newImaginary: UnsafeMutablePointer<T>, _ newStep: Int, count: Int, _ body: (inout FourierTransform) -> Void
) {
  var values = FourierTransform(real: (0..<count).map { Double(real[$0 * step]) }, imaginary: (0..<count).map { Double(imaginary[$0 * step]) })
  body(&values)
  for index in 0..<count { (newReal[index * newStep], newImaginary[index * newStep]) = (T(values.real[index]), T(values.imaginary[index])) }
}

/// Transforms real values in place: see `FourierTransform.runReal`.
public func vDSP_fft_zrip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) { vDSP_fft_zrop(setup, c, ic, c, ic, log2n, direction) }
public func vDSP_fft_zripD(
  _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) { vDSP_fft_zropD(setup, c, ic, c, ic, log2n, direction) }
public func vDSP_fft_zrop(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  guard log2n > 0 else { return }
  transform(a.pointee.realp, a.pointee.imagp, ia, to: c.pointee.realp, c.pointee.imagp, ic, count: 1 << Int(log2n - 1)) {
    $0.runReal(isForward: direction > 0)
  }
}
public func vDSP_fft_zropD(
  _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  guard log2n > 0 else { return }
  transform(a.pointee.realp, a.pointee.imagp, ia, to: c.pointee.realp, c.pointee.imagp, ic, count: 1 << Int(log2n - 1)) {
    $0.runReal(isForward: direction > 0)
  }
}

/// Transforms complex values in place, unscaled in both directions.
public func vDSP_fft_zip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) { vDSP_fft_zop(setup, c, ic, c, ic, log2n, direction) }
public func vDSP_fft_zipD(
  _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) { vDSP_fft_zopD(setup, c, ic, c, ic, log2n, direction) }
public func vDSP_fft_zop(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transform(a.pointee.realp, a.pointee.imagp, ia, to: c.pointee.realp, c.pointee.imagp, ic, count: 1 << Int(log2n)) {
    $0.run(sign: direction > 0 ? -1 : 1)
  }
}
public func vDSP_fft_zopD(
  _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transform(a.pointee.realp, a.pointee.imagp, ia, to: c.pointee.realp, c.pointee.imagp, ic, count: 1 << Int(log2n)) {
    $0.run(sign: direction > 0 ? -1 : 1)
  }
}
