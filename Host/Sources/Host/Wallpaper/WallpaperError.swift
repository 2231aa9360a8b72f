import Foundation

/// Why there is no wallpaper to use.
public enum WallpaperError: Error, Equatable, CustomStringConvertible {
  /// The person has chosen none.
  case none
  /// The place or the device shows no wallpaper.
  case notHere(String)
  /// The file was not decoded and scaled in time.
  case slow(seconds: Double)

  /// The error's stable name.
  public var name: String {
    switch self {
    case .none: "wallpaper.none"
    case .notHere: "wallpaper.notHere"
    case .slow: "wallpaper.slow"
    }
  }

  public var description: String {
    switch self {
    case .none: "no wallpaper was chosen; choose one with PUT /v1/device/wallpaper or almanac settings wallpaper FILE"
    case .notHere(let name): "\(name) shows no wallpaper"
    case .slow(let seconds): "the wallpaper was not decoded within \(seconds.formatted()) s; scale it down"
    }
  }
}
