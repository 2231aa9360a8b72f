import AlmanacTextEngine
import CoreText
import Foundation
import SwiftUICore
import Testing

@testable import CoreText

/// Registering fonts at run time.
@Suite struct CoreTextTests {
  /// A resource folder with a copy of a font that no other test uses.
  private func resources() throws -> (folder: URL, font: URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("core-text-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let font = folder.appendingPathComponent("Bundled.ttf")
    let known = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSansOgham-Regular.ttf")
    try FileManager.default.copyItem(at: known, to: font)
    return (folder, font)
  }

  @Test func `a resource file is registered once and found by name; other files and invalid fonts fail with an error`() throws {
    let (folder, font) = try resources()
    defer { try? FileManager.default.removeItem(at: folder) }
    let registry = FontRegistry(folders: [folder])
    #expect(registry.add(font) == nil)
    #expect(UIFont(name: "Noto Sans Ogham", size: 20)?.pointSize == 20 && UIFont(name: "NotoSansOgham-Regular", size: 20) != nil)
    #expect(registry.add(font)?.code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(registry.add(folder.appendingPathComponent("gone.ttf"))?.code == CTFontManagerError.fileNotFound.rawValue)
    let text = folder.appendingPathComponent("text.ttf")
    try Data("no font".utf8).write(to: text)
    #expect(registry.add(text)?.code == CTFontManagerError.unrecognizedFormat.rawValue)
    #expect(registry.remove(font) == nil && registry.remove(font)?.code == CTFontManagerError.notRegistered.rawValue)
    let other = try resources()
    defer { try? FileManager.default.removeItem(at: other.folder) }
    let refused = registry.add(other.font)
    #expect(refused?.code == CTFontManagerError.insufficientPermissions.rawValue && refused?.localizedDescription.contains("resources") == true)
  }

  @Test func `families and their fonts are listed, and each can be used`() throws {
    let (folder, font) = try resources()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = FontRegistry(folders: [folder]).add(font)
    #expect(UIFont.familyNames == UIFont.familyNames.sorted() && UIFont.familyNames.contains("Noto Sans Ogham"))
    #expect(UIFont.fontNames(forFamilyName: "Noto Sans Ogham") == ["NotoSansOgham-Regular"])
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    #expect(UIFont.fontNames(forFamilyName: "Inter").allSatisfy { UIFont(name: $0, size: 12) != nil })
  }

  @Test func `a font file's descriptors name its faces; a file that is not a font has none`() throws {
    let (folder, font) = try resources()
    defer { try? FileManager.default.removeItem(at: folder) }
    let descriptors = try #require(CTFontManagerCreateFontDescriptorsFromURL(font as CFURL) as? [CTFontDescriptor])
    let made = try #require(descriptors.first.map { CTFontCreateWithFontDescriptorAndOptions($0, 20, nil, [.preventAutoActivation]) })
    #expect(descriptors.count == 1 && CTFontCopyPostScriptName(made) as String == "NotoSansOgham-Regular" && CTFontGetSize(made) == 20)
    // Not one of this process's resources, so it is not registered.
    #expect(CTFontManagerGetScopeForURL(font as CFURL) == .none)
    let text = folder.appendingPathComponent("text.ttf")
    try Data("no font".utf8).write(to: text)
    #expect(CTFontManagerCreateFontDescriptorsFromURL(text as CFURL) == nil)
  }

  @Test func `a font made from bytes is matched to the resource file with the same bytes`() throws {
    let (folder, font) = try resources()
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try Data(contentsOf: font) as CFData
    let made = try #require(CGDataProvider(data: data).flatMap { CGFont($0) })
    #expect(made.postScriptName as String? == "NotoSansOgham-Regular" && made.fullName as String? == "Noto Sans Ogham Regular")
    #expect(FontRegistry(folders: [folder]).add(made) == nil)
    #expect(FontRegistry(folders: []).add(made)?.code == CTFontManagerError.insufficientPermissions.rawValue)
    #expect(CGDataProvider(data: Data("no font".utf8) as CFData).flatMap { CGFont($0) } == nil)
    #expect(CGDataProvider(url: folder.appendingPathComponent("gone.ttf") as CFURL) == nil)
    let url = try #require(CGDataProvider(url: font as CFURL).flatMap { CGFont($0) })
    #expect(FontRegistry(folders: [folder]).add(url) == nil)
  }

  @Test func `registration functions report their errors`() {
    var error: Unmanaged<CFError>?
    let gone = URL(fileURLWithPath: "/nowhere/Font.ttf") as CFURL
    #expect(!CTFontManagerRegisterFontsForURL(gone, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    var refused: [Any]?
    CTFontManagerRegisterFontURLs([gone] as CFArray, .process, true) { errors, isDone in
      refused = errors as? [Any]
      return isDone
    }
    #expect(refused?.count == 1)
    var errors: Unmanaged<CFArray>?
    #expect(!CTFontManagerRegisterFontsForURLs([gone, gone] as CFArray, .process, &errors) && errors?.takeRetainedValue().count == 2)
  }

  @Test func `CTFont is UIFont`() {
    let font = CTFontCreateWithName("Inter" as CFString, 20, nil)
    #expect(CTFontGetSize(font) == 20 && font as UIFont == UIFont(name: "Inter", size: 20))
    #expect(CTFontGetAscent(font) > 0 && CTFontGetDescent(font) > 0 && CTFontGetCapHeight(font) > CTFontGetXHeight(font))
    #expect(CTFontGetSize(CTFontCreateWithName("No Such Font" as CFString, 0, nil)) == 12)
    let bold = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold)
    #expect(bold.map { CTFontGetSymbolicTraits($0) } == .traitBold && bold.map { CTFontGetSize($0) } == 20)
    #expect(CTFontCopyFamilyName(font) as String == "Inter")
  }

  /// Mainly checks that this code, which is usual in an app's `init`, compiles.
  @Test func `usual start-up code compiles and reports fonts that cannot be registered`() throws {
    func register(_ name: String) -> String? {
      guard let url = Bundle.main.url(forResource: name, withExtension: "ttf"), let provider = CGDataProvider(url: url as CFURL),
        let font = CGFont(provider)
      else { return "no file" }
      var error: Unmanaged<CFError>?
      return CTFontManagerRegisterGraphicsFont(font, &error) ? nil : "\(error.debugDescription)"
    }
    #expect(register("gone") == "no file")
    let urls = [URL(fileURLWithPath: "/nowhere/A.ttf"), URL(fileURLWithPath: "/nowhere/B.otf")]
    #expect(urls.map { CTFontManagerRegisterFontsForURL($0 as CFURL, CTFontManagerScope.process, nil) } == [false, false])
    var count = 0
    CTFontManagerRegisterFontURLs(urls.map { $0 as CFURL } as CFArray, .process, true) { errors, _ in
      count = errors.count
      return true
    }
    #expect(count == 2)
    let data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSansOgham-Regular.ttf"))
    let font = try #require(CGDataProvider(data: data as CFData).flatMap { CGFont($0) })
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeUnretainedValue().localizedDescription.contains("not among the app's resources") == true)
    _ = Font(CTFontCreateWithName("Inter" as CFString, 12, nil))
  }
}
