import AlmanacFoundationCompat
import AlmanacPainter
import AlmanacProfiles

/// A recorded picture and its location.
struct RecordedPicture {
  enum Mode {
    case compare, recordMissing, recordAll

    init(environment value: String?) {
      switch value {
      case nil, "", "0": self = .compare
      case "missing": self = .recordMissing
      default: self = .recordAll
      }
    }
  }

  /// A picture that belongs to a failure.
  struct Attachment: Equatable {
    let name: String
    let png: Data
  }

  /// The reason why a picture does not count as equal.
  struct Problem {
    /// A sentence that says what is wrong and what to do.
    let sentence: String
    var attachments: [Attachment] = []
  }

  let name: String
  let file: URL
  /// The folder for pictures of failed tests.
  let failures: URL
  private let fonts: RecordedFonts

  /// - Throws: ``WidgetTestError`` if the name leads out of the folder.
  init(_ name: String, beside test: URL) throws {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
      throw WidgetTestError("“\(name)” is not a name for a picture: use a file name without its extension, such as noon-dark")
    }
    self.name = name
    let folder = test.deletingLastPathComponent()
    file = folder.appendingPathComponent("Pictures/\(name).png")
    fonts = RecordedFonts(folder: folder.appendingPathComponent("Pictures"))
    failures = Self.packageFolder(of: folder).appendingPathComponent(".build/pictures/\(folder.lastPathComponent)")
  }

  /// Records or compares the picture.
  /// - Returns: the difference; nil if the pictures are equal.
  func compare(_ picture: WidgetPicture, tolerance: PictureTolerance, mode: Mode) throws -> Problem? {
    let exists = FileManager.default.fileExists(atPath: file.path)
    if mode == .recordAll || (mode == .recordMissing && !exists) {
      try write(picture.png, to: file)
      try fonts.record(isComplete: mode == .recordAll)
      return nil
    }
    let otherFonts = fonts.difference()
    let actual = failures.appendingPathComponent("\(name).png")
    let shortName = name.replacingOccurrences(of: "/", with: "-")
    guard exists else {
      try write(picture.png, to: actual)
      return Problem(
        sentence: "\(name): there is no recorded picture at \(file.path). Look at the painted one, \(actual.path), "
          + "then record it with RECORD_PICTURES=missing swift test", attachments: [Attachment(name: "\(shortName).painted.png", png: picture.png)])
    }
    let recorded: PixelBuffer
    let data: Data
    do {
      data = try bounded()
      recorded = try PixelBuffer(file: data, maxPixels: Painter.maxPixels)
    } catch {
      return Problem(
        sentence: "\(name): \(file.path) cannot be compared: \(error); delete it and record it again with RECORD_PICTURES=missing swift test")
    }
    let comparison = PictureComparison(picture.pixels, recorded, tolerance: tolerance)
    if comparison.isWithinTolerance { return nil }
    try write(picture.png, to: actual)
    var attachments = [Attachment(name: "\(shortName).recorded.png", png: data), Attachment(name: "\(shortName).painted.png", png: picture.png)]
    let difference = failures.appendingPathComponent("\(name).difference.png")
    if let picture = comparison.picture {
      let png = try Painter.png(picture)
      try write(png, to: difference)
      attachments.append(Attachment(name: "\(shortName).difference.png", png: png))
    }
    return Problem(
      sentence: "\(name): \(comparison.summary) (\(tolerance)). Recorded: \(file.path). Painted: \(actual.path)."
        + (comparison.picture == nil ? "" : " Difference: \(difference.path).") + (otherFonts.map { " Note: \($0)." } ?? "")
        + " If the change is intended, record it with RECORD_PICTURES=1 swift test --filter TEST and look at the new picture",
      attachments: attachments)
  }

  /// Returns the file's content; throws for a file that is larger than a picture can be.
  private func bounded() throws -> Data {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    let limit = Profiles.check.pictureBytes
    guard let data = try handle.read(upToCount: limit + 1), !data.isEmpty else { throw PictureFileError.unreadable }
    guard data.count <= limit else { throw WidgetTestError("it has more than \(limit) bytes") }
    return data
  }

  private func write(_ data: Data, to file: URL) throws {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw WidgetTestError("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Returns the nearest folder around the test that contains a manifest, or the temporary folder if there is none.
  private static func packageFolder(of folder: URL) -> URL {
    var folder = folder
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return FileManager.default.temporaryDirectory
  }
}
