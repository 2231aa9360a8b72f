import AlmanacPainter
import AlmanacProfiles
import AlmanacTextEngine
import Foundation
import Host

/// The folder with the recorded pictures of a check, and the fonts that they were drawn with.
struct CheckPictures {
  let folder: URL
  private var fontsFile: URL { folder.appendingPathComponent("fonts.txt") }

  /// Compares a painted picture with the recorded one of this name.
  func state(of png: Data, named name: String, tolerance: PictureTolerance) throws -> CheckResult.Picture.State {
    let file = folder.appendingPathComponent(name + ".png")
    guard FileManager.default.fileExists(atPath: file.path) else { return .missing }
    let (data, recorded, painted): (Data, PixelBuffer, PixelBuffer)
    do {
      data = try Self.read(file)
      recorded = try PixelBuffer(file: data, maxPixels: Painter.maxPixels)
      // As it would be recorded: a file rounds colours of transparent pixels.
      painted = try PixelBuffer(file: png, maxPixels: Painter.maxPixels)
    } catch {
      return .unreadable("\(file.path): \(error)")
    }
    let comparison = PictureComparison(painted, recorded, tolerance: tolerance)
    if comparison.isWithinTolerance { return .equal }
    return .different(comparison.summary, recorded: data, difference: try comparison.picture.map { try Painter.png($0) })
  }

  /// The content of a regular file of bounded size.
  private static func read(_ file: URL) throws -> Data {
    var status = stat()
    guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw Failure(.data, "it is not a regular file") }
    let limit = Profiles.check.pictureBytes
    guard status.st_size <= limit else { throw Failure(.data, "limit.pictureBytes: it has \(status.st_size) bytes, and at most \(limit) are read") }
    guard let data = FileManager.default.contents(atPath: file.path) else { throw Failure(.data, "you may not read it") }
    return data
  }

  /// Checks that pictures can be recorded, before they are drawn.
  func checkWritable() throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(.unavailable, "pictures cannot be recorded in \(folder.path): \((error as NSError).localizedDescription)")
    }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw Failure(.unavailable, "pictures cannot be recorded in \(folder.path): you have no write permission")
    }
  }

  func record(_ png: Data, named name: String) throws {
    let file = folder.appendingPathComponent(name + ".png")
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try png.write(to: file, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: FileMode.ofOutput], ofItemAtPath: file.path)
    } catch {
      throw Failure(.unavailable, "\(file.path) cannot be written: \((error as NSError).localizedDescription)")
    }
  }

  func recordFonts(_ fonts: FontSet = .installed) throws { try OutputFile(path: fontsFile.path).write(Data(fonts.text.utf8)) }

  /// How this machine's fonts differ from those of the recorded pictures; nil: they do not, or nothing is recorded.
  func fontDifference(_ fonts: FontSet = .installed) -> String? {
    guard let handle = FileHandle(forReadingAtPath: fontsFile.path) else { return nil }
    defer { try? handle.close() }
    return ((try? handle.read(upToCount: 16 << 10)) ?? nil).flatMap { fonts.difference(from: String(decoding: $0, as: UTF8.self)) }
  }

  /// Recorded pictures that are not among these names, at most a hundred.
  func unused(besides names: Set<String>) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var unused: [String] = []
    for case let path as String in files where path.hasSuffix(".png") {
      if !names.contains(String(path.dropLast(4))) { unused.append(path) }
      if unused.count >= 100 { break }
    }
    return unused.sorted()
  }
}
