import Foundation
import ImageCodecs
import Painter
import Testing

/// How much two pictures may differ and still count as equal.
public struct PictureTolerance: Sendable, Hashable {
  /// The largest difference of a channel that is ignored, 0 to 255.
  public var step: Int
  /// The fraction of pixels that may differ by more, 0 to 1.
  public var share: Double

  /// Creates a tolerance.
  public init(step: Int, share: Double) {
    self.step = step
    self.share = share
  }

  /// Allows for other versions of the font rasteriser: differences of up to 6 are ignored, and 0.2 % of the pixels may differ by more.
  public static let standard = PictureTolerance(step: 6, share: 0.002)
  /// Every pixel must be equal.
  public static let exact = PictureTolerance(step: 0, share: 0)
}

/// Compares a picture with the recorded one of that name in the folder `Pictures` beside the test's file.
///
/// Run the tests with `RECORD_PICTURES=1` to record all pictures again, with `RECORD_PICTURES=missing` to record only missing ones; look at a picture
/// before you commit it, and exclude the folder in the manifest: `exclude: ["Pictures"]`. If the pictures differ, an issue describes the difference,
/// and the painted picture and the brightened difference are written to `.build/pictures`.
///
/// - Parameters:
///   - name: a file name without its extension; `/` separates folders.
///   - tolerance: how much the pictures may differ.
public func expectPicture(
  _ picture: WidgetPicture, named name: String, tolerance: PictureTolerance = .standard, file: String = #filePath,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let mode = RecordedPicture.Mode(environment: ProcessInfo.processInfo.environment["RECORD_PICTURES"])
  do {
    let recorded = try RecordedPicture(name, beside: URL(fileURLWithPath: file))
    if let problem = try recorded.compare(picture, tolerance: tolerance, mode: mode) { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  } catch {
    Issue.record("\(name): \(error)", sourceLocation: sourceLocation)
  }
}

/// A recorded picture and where it is stored.
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

  let name: String
  let file: URL
  /// The folder for pictures of failed tests.
  let failures: URL

  /// - Throws: ``WidgetTestError`` if the name leads out of the folder.
  init(_ name: String, beside test: URL) throws {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
      throw WidgetTestError("“\(name)” is not a name for a picture: use a file name without its extension, such as noon-dark")
    }
    self.name = name
    let folder = test.deletingLastPathComponent()
    file = folder.appendingPathComponent("Pictures/\(name).png")
    failures = Self.packageFolder(of: folder).appendingPathComponent(".build/pictures/\(folder.lastPathComponent)")
  }

  /// Records or compares the picture.
  /// - Returns: what is wrong and what to do; nil: the pictures are equal.
  func compare(_ picture: WidgetPicture, tolerance: PictureTolerance, mode: Mode) throws -> String? {
    let exists = FileManager.default.fileExists(atPath: file.path)
    if mode == .recordAll || (mode == .recordMissing && !exists) {
      try write(picture.png, to: file)
      return nil
    }
    let actual = failures.appendingPathComponent("\(name).png")
    guard exists else {
      try write(picture.png, to: actual)
      return "\(name): there is no recorded picture at \(file.path). Look at the painted one, \(actual.path), "
        + "then record it with RECORD_PICTURES=missing swift test"
    }
    guard let data = FileManager.default.contents(atPath: file.path), let recorded = ImageDecoder.decode(data) else {
      return "\(name): \(file.path) is not a PNG picture; delete it and record it again with RECORD_PICTURES=missing swift test"
    }
    let comparison = PictureComparison(picture.pixels, recorded, step: tolerance.step)
    if comparison.isWithin(tolerance) { return nil }
    let difference = failures.appendingPathComponent("\(name).difference.png")
    try write(picture.png, to: actual)
    if let picture = comparison.picture { try write(try Painter.png(picture), to: difference) }
    return "\(name): \(comparison.summary). Recorded: \(file.path). Painted: \(actual.path)."
      + (comparison.picture == nil ? "" : " Difference: \(difference.path).")
      + " If the change is intended, record it with RECORD_PICTURES=1 swift test --filter TEST and look at the new picture"
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
