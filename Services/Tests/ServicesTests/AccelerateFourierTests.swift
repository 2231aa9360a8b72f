import Accelerate
import Foundation
import Testing

/// Fourier transforms of Accelerate's C functions.
@Suite struct AccelerateFourierTests {
  @Test func `a transform of real values finds a wave, and its inverse gives the values back`() throws {
    let count = 16
    let setup = try #require(vDSP_create_fftsetup(4, FFTRadix(kFFTRadix2)))
    defer { vDSP_destroy_fftsetup(setup) }
    let values: [Float] = (0..<count).map { index in 1 + cos(2 * .pi * 3 * Float(index) / 16) }
    var real = [Float](repeating: 0, count: 8)
    var imaginary = [Float](repeating: 0, count: 8)
    var magnitudes = [Float](repeating: 0, count: 8)
    var result = [Float](repeating: 0, count: count)
    real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { imaginary in
        var split = DSPSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
        values.withUnsafeBytes { vDSP_ctoz($0.bindMemory(to: DSPComplex.self).baseAddress!, 2, &split, 1, 8) }
        vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_FORWARD))
        vDSP_zvabs(&split, 1, &magnitudes, 1, 8)
        vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_INVERSE))
        result.withUnsafeMutableBytes { vDSP_ztoc(&split, 1, $0.bindMemory(to: DSPComplex.self).baseAddress!, 2, 8) }
      }
    }
    // Twice the transform: the mean in place 0, the wave in place 3.
    for (index, magnitude) in magnitudes.enumerated() { #expect(abs(magnitude - (index == 0 ? 32 : index == 3 ? 16 : 0)) < 1e-4) }
    for (value, found) in zip(values, result) { #expect(abs(found / 32 - value) < 1e-5) }
  }

  @Test func `a transform of complex numbers turns an impulse into a constant`() throws {
    let setup = try #require(vDSP_create_fftsetupD(3, FFTRadix(FFT_RADIX2)))
    defer { vDSP_destroy_fftsetupD(setup) }
    var real = [1.0, 0, 0, 0, 0, 0, 0, 0]
    var imaginary = [Double](repeating: 0, count: 8)
    real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { imaginary in
        var split = DSPDoubleSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
        vDSP_fft_zipD(setup, &split, 1, 3, FFTDirection(kFFTDirection_Forward))
      }
    }
    #expect(real == [Double](repeating: 1, count: 8) && imaginary.allSatisfy { abs($0) < 1e-12 })
    #expect(vDSP_create_fftsetup(31, 0) == nil)
  }

  @Test func `windows begin low and are highest in the middle`() {
    var window = [Float](repeating: -1, count: 8)
    vDSP_hann_window(&window, 8, Int32(vDSP_HANN_DENORM))
    #expect(window[0] == 0 && abs(window[4] - 1) < 1e-6 && abs(window[2] - 0.5) < 1e-6)
    vDSP_hann_window(&window, 8, Int32(vDSP_HANN_NORM))
    #expect(abs(window[4] - 1.633) < 1e-5)
    vDSP_hamm_window(&window, 8, 0)
    #expect(abs(window[0] - 0.08) < 1e-6)
    var half = [Float](repeating: -1, count: 8)
    vDSP_blkman_window(&half, 8, Int32(vDSP_HALF_WINDOW))
    #expect(half[3] > 0 && half[4] == -1)
  }
}
