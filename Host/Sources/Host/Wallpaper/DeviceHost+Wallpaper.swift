import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Store

// The person's own wallpaper (Specification D2). A change redraws; no widget is reloaded.
extension DeviceHost {
  /// The name under which the wallpaper of all devices is stored that have none of their own.
  private static let allDevices = ""

  /// Returns what is known of the wallpaper that the person chose; nil: none was chosen.
  ///
  /// - Parameter device: the id of a device, for its own wallpaper or else that of all devices; nil: that of all devices.
  public func wallpaper(on device: String?) -> WallpaperInfo? { device.flatMap { wallpapers[$0] } ?? wallpapers[Self.allDevices] }

  /// Returns the file of the wallpaper that the person chose, a PNG, with its description.
  ///
  /// - Parameter device: as for ``wallpaper(on:)``.
  /// - Throws: ``WallpaperError/none``; ``HostError/unknownDevice(_:known:)``; `StoreError`.
  public func wallpaperFile(on device: String?) throws -> (file: Data, info: WallpaperInfo) {
    if let device { _ = try profile(device) }
    guard let info = wallpaper(on: device), let file = try store.wallpaperFile(info.hash) else { throw WallpaperError.none }
    return (file, info)
  }

  /// Makes a picture file the wallpaper: a PNG, JPEG, WebP or GIF of at most `wallpaperPixels` pixels. Its header and end are checked first. Then a painter
  /// process decodes it and scales it to at most `wallpaperSide` pixels.
  ///
  /// - Parameter device: the id of the device that shows it; nil: all devices that have none of their own.
  /// - Throws: `Wallpaper.Fault`; ``WallpaperError/notHere(_:)`` for a device without wallpaper; ``HostError/unknownDevice(_:known:)``; the errors of
  ///   painting; `StoreError`.
  public func setWallpaper(_ file: Data, on device: String?) async throws {
    try checkShowsWallpaper(device)
    try checkWritable()
    let limits = configuration.limits
    let size = try Wallpaper.size(ofFile: file, maxPixels: limits.wallpaperPixels)
    let factor = min(1, Double(limits.wallpaperSide) / Double(max(size.width, size.height)))
    let (width, height) = (max(1, Int(Double(size.width) * factor)), max(1, Int(Double(size.height) * factor)))
    guard let png = try await renderer.scaled(file, from: size, to: (width, height)) else { throw Wallpaper.Fault.noImage }
    try checkWritable()
    let info = WallpaperInfo(of: png, width: width, height: height)
    try store.setWallpaper((png, info), on: device ?? Self.allDevices)
    wallpapers[device ?? Self.allDevices] = info
    announce(.settingsChanged)
  }

  /// Removes a wallpaper; nothing happens if there is none.
  ///
  /// - Parameter device: the id of the device whose own wallpaper is removed; nil: that of all devices.
  /// - Throws: ``HostError/unknownDevice(_:known:)``; `StoreError`.
  public func removeWallpaper(on device: String?) async throws {
    if let device { _ = try profile(device) }
    guard wallpapers[device ?? Self.allDevices] != nil else { return }
    try checkWritable()
    try store.setWallpaper(nil, on: device ?? Self.allDevices)
    wallpapers[device ?? Self.allDevices] = nil
    announce(.settingsChanged)
  }

  private func checkShowsWallpaper(_ device: String?) throws {
    guard let device else { return }
    let profile = try profile(device)
    if profile.places.allSatisfy({ $0.wallpaper == .black }) { throw WallpaperError.notHere(profile.name) }
  }
}
