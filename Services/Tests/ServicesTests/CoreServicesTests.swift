import AlmanacFoundationCompat
import CoreServices
import Testing
import UniformTypeIdentifiers

/// Types of files in C, and descriptors of Apple events.
@Suite struct CoreServicesTests {
  @Test func `types in C are those of UniformTypeIdentifiers`() throws {
    #expect(UTTypeConformsTo("public.png" as NSString, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypeMovie))
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as NSString, nil)?.takeRetainedValue()
    #expect(type as String? == "public.png")
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue() as String? == "image/png")
    #expect(UTType(tag: "image/png", tagClass: .mimeType, conformingTo: nil) == .png && UTType.png.tags[.filenameExtension]?.first == "png")
  }

  @Test func `a descriptor in C keeps its bytes, of at most a megabyte`() {
    var descriptor = AEAddressDesc()
    #expect(AECreateDesc(typeApplicationBundleID, "com.apple.Music", 15, &descriptor) == 0 && descriptor.dataHandle != nil)
    #expect(AEDeterminePermissionToAutomateTarget(&descriptor, typeWildCard, typeWildCard, true) == OSStatus(procNotFound))
    #expect(AEDisposeDesc(&descriptor) == 0 && descriptor.dataHandle == nil)
    #expect(AECreateDesc(typeNull, nil, 1 << 30, &descriptor) == -50)
  }
}
