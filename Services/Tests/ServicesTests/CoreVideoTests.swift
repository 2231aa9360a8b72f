import AlmanacFoundationCompat
import CoreVideo
import Testing

/// Pixels of cameras and videos.
@Suite struct CoreVideoTests {
  @Test func `a pixel buffer and a pool of buffers cannot be created`() {
    var buffer: CVPixelBuffer?
    #expect(CVPixelBufferCreate(nil, 16, 9, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnUnsupported && buffer == nil)
    var pixel: UInt8 = 0
    #expect(CVPixelBufferCreateWithBytes(nil, 1, 1, kCVPixelFormatType_OneComponent8, &pixel, 1, nil, nil, nil, &buffer) == -6663 && buffer == nil)
    var pool: CVPixelBufferPool?
    #expect(CVPixelBufferPoolCreate(nil, nil, nil, &pool) == kCVReturnUnsupported && pool == nil)
    #expect(UnavailableServices.all.count { $0.name == "coreVideo.unavailable" } == 1)
  }

  @Test func `a display link cannot be created, because there is no display`() {
    var link: CVDisplayLink?
    #expect(CVDisplayLinkCreateWithActiveCGDisplays(&link) == kCVReturnInvalidDisplay && link == nil)
    #expect(CVDisplayLinkCreateWithCGDisplay(1, &link) == -6670 && link == nil)
    #expect(UnavailableServices.all.count { $0.name == "coreVideo.displays" } == 1)
  }

  @Test func `formats have Apple's numbers`() {
    // The four characters of a name, as CVPixelBuffer.h has them: 'BGRA', 'RGBA', '420v', '420f', 'L008'.
    let formats: [(OSType, String)] = [
      (kCVPixelFormatType_32BGRA, "BGRA"), (kCVPixelFormatType_32RGBA, "RGBA"), (kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, "420v"),
      (kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, "420f"), (kCVPixelFormatType_OneComponent8, "L008"), (kCVPixelFormatType_422YpCbCr8, "2vuy"),
    ]
    for (format, name) in formats { #expect(format == name.utf8.reduce(0) { $0 << 8 | OSType($1) }, "\(name)") }
    #expect(kCVPixelFormatType_32ARGB == 32 && kCVPixelFormatType_24RGB == 24)
  }
}
