import AlmanacProfiles
import Foundation

/// A wallpaper that the person names on the command line.
enum WallpaperFile {
  /// Reads the file, at most `wallpaperBytes` bytes.
  ///
  /// - Throws: ``Failure``: not there, no regular file, or too large.
  static func read(_ path: String) throws -> Data {
    let limit = Profiles.limits.wallpaperBytes
    // Without waiting for a pipe.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(.noInput, "the wallpaper \(path) cannot be read: \(String(cString: strerror(errno)))") }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(.data, "wallpaper.noImage: the wallpaper \(path) is not a regular file; name a PNG, JPEG, WebP or GIF picture")
    }
    let data: Data
    do { data = try file.read(upToCount: limit + 1) ?? Data() } catch { throw Failure(.noInput, "the wallpaper \(path) cannot be read: \(error)") }
    guard data.count <= limit else {
      throw Failure(.data, "limit.wallpaperBytes: the wallpaper \(path) has more than \(limit) bytes; scale it down")
    }
    return data
  }
}
