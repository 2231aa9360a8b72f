import AVFoundation
import Accelerate
import CommonCrypto
import CryptoKit
import Foundation
import MapKit
import QuartzCore
import Testing

/// Numbers: vectors, matrices, hashes, times, maps, transformations.
@Suite struct ArithmeticTests {
  @Test func `vectors are added, bounded and generated, with strides`() {
    let values: [Float] = [1, -2, 3, 4]
    var (sum, mean, most, place) = (Float(0), Float(0), Float(0), vDSP_Length(0))
    vDSP_sve(values, 1, &sum, 4)
    vDSP_meanv(values, 2, &mean, 2)
    vDSP_maxvi(values, 1, &most, &place, 4)
    #expect(sum == 6 && mean == 2 && most == 4 && place == 3)
    var rootMeanSquare = 0.0
    vDSP_rmsqvD([3, 4], 1, &rootMeanSquare, 2)
    #expect(rootMeanSquare == 12.5.squareRoot())
    var difference = [Double](repeating: 0, count: 2)
    // a − b, with b first.
    vDSP_vsubD([1, 2], 1, [10, 20], 1, &difference, 1, 2)
    #expect(difference == [9, 18])
    var quotient = [Float](repeating: 0, count: 2)
    vDSP_vdiv([2, 4], 1, [10, 20], 1, &quotient, 1, 2)
    #expect(quotient == [5, 5])
    var ramp = [Float](repeating: 0, count: 5)
    vDSP_vgen([0], [1], &ramp, 1, 5)
    #expect(ramp == [0, 0.25, 0.5, 0.75, 1])
    var product = Float(0)
    vDSP_dotpr([1, 2, 3], 1, [4, 5, 6], 1, &product, 3)
    #expect(product == 32)
    #expect(vDSP.mean([1.0, 2, 6]) == 3 && vDSP.clip([Float(-1), 0.5, 9], to: 0...1) == [0, 0.5, 1])
    var least = Double(0)
    vDSP_minvD([], 1, &least, 0)
    #expect(least == .infinity)
  }

  @Test func `matrices are multiplied and transposed, row by row`() {
    let rows: [Double] = [1, 2, 3, 4, 5, 6]
    var (turned, product) = ([Double](repeating: 0, count: 6), [Double](repeating: 0, count: 4))
    vDSP_mtransD(rows, 1, &turned, 1, 3, 2)
    #expect(turned == [1, 4, 2, 5, 3, 6])
    vDSP_mmulD(rows, 1, turned, 1, &product, 1, 2, 2, 3)
    #expect(product == [14, 32, 32, 77])
  }

  @Test func `equations are solved, also with the transposed matrix, and a matrix is inverted`() {
    // In columns: the rows are 0 2 1, 1 1 0, 4 0 3. The 0 at the beginning needs an exchange of rows.
    let matrix: [Double] = [0, 1, 4, 2, 1, 0, 1, 0, 3]
    var (size, sides, info, pivots, factors): (Int32, Int32, Int32, [Int32], [Double]) = (3, 1, 9, [0, 0, 0], matrix)
    var (rows, step, distance) = (size, size, size)
    dgetrf_(&rows, &size, &factors, &step, &pivots, &info)
    #expect(info == 0 && pivots == [3, 3, 3])
    func solved(_ letter: Character, _ right: [Double]) -> [Double] {
      var (trans, x) = (CChar(letter.asciiValue!), right)
      dgetrs_(&trans, &size, &sides, &factors, &step, &pivots, &x, &distance, &info)
      return x.map { ($0 * 1e9).rounded() / 1e9 }
    }
    #expect(solved("N", [7, 3, 13]) == [1, 2, 3] && solved("T", [14, 4, 10]) == [1, 2, 3])
    #expect(solved("X", [1, 1, 1]) == [1, 1, 1] && info == -1)
    var (work, room): ([Double], Int32) = ([0, 0, 0], 3)
    dgetri_(&size, &factors, &step, &pivots, &work, &room, &info)
    var identity = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 { for place in 0..<3 { identity[row + column * 3] += matrix[row + place * 3] * factors[place + column * 3] } }
    }
    #expect(info == 0 && zip(identity, [1, 0, 0, 0, 1, 0, 0, 0, 1]).allSatisfy { abs($0 - $1) < 1e-12 })
    var singular: [Double] = [1, 2, 2, 4]
    (rows, size, step) = (2, 2, 2)
    dgetrf_(&rows, &size, &singular, &step, &pivots, &info)
    #expect(info == 2)
  }

  @Test func `matrices are multiplied by rows and by columns`() {
    let (a, b): ([Double], [Double]) = ([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])
    var c = [Double](repeating: .nan, count: 4)
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, a, 3, b, 2, 0, &c, 2)
    #expect(c == [58, 64, 139, 154])
    cblas_dgemm(CblasColMajor, CblasTrans, CblasTrans, 2, 2, 3, 1, a, 3, b, 2, 0, &c, 2)
    #expect(c == [58, 139, 64, 154])
    var roots = [Double](repeating: 0, count: 3)
    vvsqrt(&roots, [1, 4, 9], [3])
    #expect(roots == [1, 2, 3] && cblas_dnrm2(2, [3, 4], 1) == 5)
  }

  private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  @Test func `hashes are those of the standards' examples`() {
    let text = Array("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(text, CC_LONG(text.count), &digest)
    #expect(hex(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5(text, CC_LONG(text.count), &md5)
    #expect(hex(md5) == "900150983cd24fb0d6963f7d28e17f72")
    var context = CC_SHA1_CTX()
    var sha1 = [UInt8](repeating: 0, count: 20)
    CC_SHA1_Init(&context)
    for byte in text { CC_SHA1_Update(&context, [byte], 1) }
    CC_SHA1_Final(&sha1, &context)
    #expect(hex(sha1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    var code = [UInt8](repeating: 0, count: 32)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, "what do ya want for nothing?", 28, &code)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(hex(SHA256.hash(data: Data("abc".utf8))) == hex(digest))
  }

  @Test func `CryptoKit seals, signs and agrees; there is no Secure Enclave`() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("tide".utf8), using: key)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: #require(box.combined)), using: key) == Data("tide".utf8))
    let signing = P256.Signing.PrivateKey()
    #expect(signing.publicKey.isValidSignature(try signing.signature(for: Data([1])), for: Data([1])))
    let (ann, bob) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
    #expect(try ann.sharedSecretFromKeyAgreement(with: bob.publicKey) == bob.sharedSecretFromKeyAgreement(with: ann.publicKey))
    #expect(!SecureEnclave.isAvailable)
    #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
  }

  @Test func `times of different scales are added and compared exactly`() {
    let (third, half) = (CMTime(value: 1, timescale: 3), CMTime(value: 1, timescale: 2))
    #expect(third + half == CMTime(value: 5, timescale: 6) && half - third == CMTime(value: 1, timescale: 6) && third < half)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900 && CMTimeGetSeconds(CMTimeMake(value: 30, timescale: 20)) == 1.5)
    #expect(
      third.convertScale(1, method: .roundTowardPositiveInfinity).value == 1 && third.convertScale(1, method: .roundHalfAwayFromZero).value == 0)
    #expect(CMTime(value: -1, timescale: 2).convertScale(1, method: .roundHalfAwayFromZero).value == -1)
    #expect(CMTime.positiveInfinity + third == .positiveInfinity && !(CMTime.positiveInfinity - .positiveInfinity).isValid)
    #expect(CMTime(seconds: .nan, preferredTimescale: 600).seconds.isNaN && CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
    #expect(CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1) == .positiveInfinity)
    #expect(CMTime(value: .max, timescale: 1).convertScale(1000, method: .default).isPositiveInfinity)
    let range = CMTimeRange(start: half, duration: third)
    #expect(range.containsTime(half) && !range.containsTime(range.end) && range.end == CMTime(value: 5, timescale: 6))
  }

  @Test func `a transformation and its inverse cancel`() {
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), .pi / 3, 1, 2, 3)
    let identity = CATransform3DConcat(turned, CATransform3DInvert(turned))
    let parts = [identity.m11, identity.m22, identity.m33, identity.m44, 1 + identity.m12, 1 + identity.m41, 1 + identity.m43]
    #expect(parts.allSatisfy { abs($0 - 1) < 1e-9 })
    let flat = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(CATransform3DIsAffine(flat) && abs(flat.m12 - 1) < 1e-12 && CATransform3DInvert(CATransform3D()) == CATransform3D())
    let before = CACurrentMediaTime()
    #expect(CACurrentMediaTime() >= before && before > 0)
  }

  @Test func `a map's points return to their coordinates, and regions have the size in metres`() {
    let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    let back = MKMapPoint(berlin).coordinate
    #expect(abs(back.latitude - 52.52) < 1e-9 && abs(back.longitude - 13.405) < 1e-9)
    let paris = MKMapPoint(CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522))
    #expect(abs(MKMapPoint(berlin).distance(to: paris) - 877_500) < 2000)
    let region = MKCoordinateRegion(center: berlin, latitudinalMeters: 1000, longitudinalMeters: 1000)
    let north = CLLocation(latitude: 52.52 + region.span.latitudeDelta, longitude: 13.405)
    let east = CLLocation(latitude: 52.52, longitude: 13.405 + region.span.longitudeDelta)
    let here = CLLocation(latitude: 52.52, longitude: 13.405)
    #expect(abs(here.distance(from: north) - 1000) < 1 && abs(here.distance(from: east) - 1000) < 1)
    #expect(MKMapRect(x: 0, y: 0, width: 4, height: 4).intersection(MKMapRect(x: 3, y: 3, width: 4, height: 4)).width == 1)
    #expect(!MKMapRect(x: 0, y: 0, width: 1, height: 1).intersects(MKMapRect(x: 2, y: 2, width: 1, height: 1)))
  }
}
