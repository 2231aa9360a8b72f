import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import PaintOrders
import Store
import TestHost
import TestWaiting
import Testing

@testable import Host

/// A PNG picture: left half red, right half blue.
private func picture(_ width: Int, _ height: Int, alpha: UInt8 = 255, swapped: Bool = false) throws -> Data {
  var bytes: [UInt8] = []
  for _ in 0..<height {
    for x in 0..<width { bytes += alpha == 0 ? [0, 0, 0, 0] : (x < width / 2) != swapped ? [0, 0, 255, 255] : [255, 0, 0, 255] }
  }
  return try Painter.png(PixelBuffer(width: width, height: height, bytes: bytes))
}

extension ProcessTests {
  /// The person's own wallpaper (Specification D2): what is refused, what is stored, and pictures that are composed over it.
  @Suite struct WallpaperTests {
    private func fault(_ host: DeviceHost, _ file: Data) async -> Wallpaper.Fault? {
      do {
        try await host.setWallpaper(file, on: nil)
        return nil
      } catch {
        return error as? Wallpaper.Fault
      }
    }

    @Test func `what is no picture, ends early or has too many pixels is refused, and the last wallpaper stays`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture) { $0.wallpaperPixels = 5000 }
      let good = try picture(40, 80)
      try await host.setWallpaper(good, on: nil)
      let info = try #require(await host.wallpaper(on: nil))
      #expect(info.width == 40 && info.height == 80)
      #expect(await fault(host, Data()) == .noImage)
      #expect(await fault(host, Data("no picture at all".utf8)) == .noImage)
      #expect(await fault(host, good.dropLast(1)) == .truncated)
      #expect(await fault(host, good.prefix(60)) == .truncated)
      #expect(await fault(host, try picture(100, 51)) == .tooManyPixels(5100, limit: 5000))
      // Its chunks are whole, but its pixels are noise.
      var noise = good
      let start = try #require(noise.range(of: Data("IDAT".utf8))).upperBound
      for index in start..<(start + 12) { noise[index] = 0xAA }
      #expect(await fault(host, noise) == .noImage)
      #expect(await fault(host, try picture(40, 80, alpha: 0)) == .noImage)
      #expect(await host.wallpaper(on: nil) == info)
      await host.stop()
    }

    @Test func `a wallpaper that is not decoded in time is refused by name`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture) { $0.paintDeadline = 1e-6 }
      let refused = await #expect(throws: WallpaperError.self) { try await host.setWallpaper(try picture(40, 80), on: nil) }
      #expect(refused?.name == "wallpaper.slow" && refused?.description.contains("scale it down") == true)
      await host.stop()
    }

    @Test func `a large wallpaper is scaled down, and is there after a restart until it is removed`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture) { $0.wallpaperSide = 50 }
      try await host!.setWallpaper(try picture(200, 100), on: nil)
      let info = try #require(await host!.wallpaper(on: nil))
      #expect(info.width == 50 && info.height == 25)
      let file = try await host!.wallpaperFile(on: nil).file
      let size = try Wallpaper.size(ofFile: file, maxPixels: 10_000)
      #expect(size.width == 50 && size.height == 25)
      await host!.stop()
      host = nil
      let again = try await DeviceHostTests.started(fixture)
      #expect(await again.wallpaper(on: nil) == info)
      #expect(try await again.wallpaperFile(on: nil).file == file)
      try await again.removeWallpaper(on: nil)
      #expect(await again.wallpaper(on: nil) == nil)
      await #expect(throws: WallpaperError.none) { _ = try await again.wallpaperFile(on: nil) }
      try await again.removeWallpaper(on: nil)
      await again.stop()
    }

    @Test func `a device shows its own wallpaper or else that of all, and a watch shows none`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let phone = await host.configuration.device.id
      try await host.setWallpaper(try picture(8, 8), on: nil)
      try await host.setWallpaper(try picture(6, 6), on: phone)
      #expect(await host.wallpaper(on: phone)?.width == 6)
      #expect(await host.wallpaper(on: "mac-1440x900")?.width == 8)
      #expect(await host.wallpaper(on: nil)?.width == 8)
      try await host.removeWallpaper(on: phone)
      #expect(await host.wallpaper(on: phone)?.width == 8)
      let watch = try #require(Profiles.devices.first { $0.kind == .watch })
      await #expect(throws: WallpaperError.notHere(watch.name)) { try await host.setWallpaper(try picture(8, 8), on: watch.id) }
      await #expect(throws: HostError.self) { try await host.setWallpaper(try picture(8, 8), on: "toaster") }
      await #expect(throws: HostError.self) { try await host.removeWallpaper(on: "toaster") }
      await host.stop()
    }

    @Test func `a picture over the wallpaper shows the part behind the widget, changes with it, and no widget reloads`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let widget = try await host.add(app: "Test", kind: "Everywhere", family: .accessoryRectangular, at: PlacementChoice(place: "lockScreen")).id
      try await until({ await host.instances().first?.stage }, is: .timeline)
      await #expect(throws: WallpaperError.none) { try await host.image(widget, over: Self.at(0, 0)) }
      try await host.setWallpaper(try picture(39, 84), on: nil)
      let decisions = try await host.decisions(widget).count
      let alone = try await host.image(widget).etag
      let left = try await host.image(widget, over: Self.at(5, 200))
      let right = try await host.image(widget, over: Self.at(220, 200))
      #expect(Set([alone, left.etag, right.etag]).count == 3)
      #expect(try await host.image(widget, over: Self.at(5, 200)).etag == left.etag)
      // The red and the blue half, with the widget's grey on them.
      #expect(try colour(left.png).red > colour(left.png).blue + 60 && colour(right.png).blue > colour(right.png).red + 60)
      // On a screen of half the width, the same point is in the other half.
      let narrow = try await host.image(widget, over: Self.at(220, 200, screen: SizeValue(width: 900, height: 1292)))
      #expect(try colour(narrow.png).red > colour(narrow.png).blue + 60)
      try await host.setWallpaper(try picture(39, 84, swapped: true), on: nil)
      #expect(try await host.image(widget, over: Self.at(220, 200)).etag != right.etag)
      #expect(try await host.image(widget).etag == alone)
      #expect(try await host.decisions(widget).count == decisions)
      await host.stop()
    }

    @Test func `where the person has chosen none, the usual wallpaper of the scheme is behind the widget`() async throws {
      let fixture = try Fixture()
      let (light, dark) = (try #require(UsualWallpaper(try picture(4, 4))), try #require(UsualWallpaper(try picture(4, 4, swapped: true))))
      var configuration = fixture.configuration(.system)
      configuration.usualWallpapers = [.light: light, .dark: dark]
      let host = try DeviceHost(configuration: configuration)
      try await host.start()
      _ = try await host.install(bundle: fixture.bundleURL)
      try await host.launch("Test")
      let widget = try await host.add(app: "Test", kind: "Everywhere", family: .accessoryRectangular, at: PlacementChoice(place: "lockScreen")).id
      try await until({ await host.instances().first?.stage }, is: .timeline)
      func colour(_ scheme: ColorSchemeValue?) async throws -> (red: Double, blue: Double) {
        var behind = Self.at(5, 200)
        behind.scheme = scheme
        return try self.colour(try await host.image(widget, over: behind).png)
      }
      let (first, second) = (try await colour(.light), try await colour(.dark))
      #expect(first.red > first.blue + 60 && second.blue > second.red + 60)
      // The device's own scheme is light.
      #expect(try await colour(nil) == first)
      try await host.setWallpaper(try picture(4, 4, swapped: true), on: nil)
      #expect(try await colour(.light) == second)
      await host.stop()
    }

    @Test func `clear and tinted home screens have a container, Today View also blurs, and black places have no wallpaper`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      try await host.setWallpaper(try picture(39, 84), on: nil)
      let hash = try #require(await host.wallpaper(on: nil)).hash
      let device = Profiles.defaultDevice
      func backdrop(_ family: WidgetFamilyValue, _ place: String, _ appearance: String) async throws -> Backdrop? {
        let placement = try #require(
          device.place(named: place).flatMap { place in
            place.slots(for: family.name).first.map { Placement(device: device, place: place, slot: $0) }
          })
        let presentation = try await host.presentation(in: placement.place, appearance: appearance)
        return try await host.backdrop(
          BackdropChoice(corner: PointValue(x: 20, y: 80), appearance: appearance), of: family.name, at: placement, presentation)
      }
      let whole = RectValue(x: -20, y: -80, width: device.screenWidth, height: device.screenHeight)
      let plain = Backdrop(wallpaper: hash, frame: whole, container: .none)
      #expect(try await backdrop(.systemSmall, "homeScreen", "normal") == plain)
      #expect(try await backdrop(.systemSmall, "homeScreen", "clear")?.container == .glass)
      // Also without a tint in the settings, which is then white.
      #expect(try await backdrop(.systemSmall, "homeScreen", "tinted")?.container == .tinted)
      #expect(try await backdrop(.accessoryCircular, "lockScreen", "normal") == plain)
      #expect(try await backdrop(.systemSmall, "todayView", "clear") == Backdrop(wallpaper: hash, frame: whole, isBlurred: true, container: .glass))
      await #expect(throws: WallpaperError.notHere("StandBy")) { try await backdrop(.systemSmall, "standBy", "normal") }
      await #expect(throws: HostError.self) { try await backdrop(.systemSmall, "homeScreen", "purple") }
      await host.stop()
    }

    @Test func `a clear home screen's picture is opaque inside its outline and clear outside`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      try await host.setWallpaper(try picture(39, 84), on: nil)
      let widget = try await host.add(app: "Test", kind: "Timer", family: .systemSmall, at: PlacementChoice(place: "homeScreen")).id
      try await until({ await host.instances().first?.stage }, is: .timeline)
      let clear = try await host.presentation(in: try #require(Profiles.defaultDevice.place(named: "homeScreen")), appearance: "clear")
      var behind = Self.at(20, 80)
      behind.appearance = "clear"
      let png = try await host.image(widget, presentation: clear, scale: 1, over: behind).png
      let pixels = try Painter.pixels(
        WidgetScene(size: SizeValue(width: 60, height: 60), scale: 1, wallpaper: try Wallpaper(png)))
      let alphas = (0..<3600).map { pixels.bytes[$0 * 4 + 3] }
      #expect(alphas[0] == 0 && alphas[30 * 60 + 30] == 255 && alphas[30 * 60 + 2] == 255)
      // Red is behind it, under white of a few per cent.
      let below = Array(pixels.bytes[(4 * (50 * 60 + 6))...].prefix(4))
      #expect(below[2] > 150 && below[0] < 100, "\(below)")
      await host.stop()
    }

    private static func at(_ x: Double, _ y: Double, screen: SizeValue? = nil) -> BackdropChoice {
      BackdropChoice(corner: PointValue(x: x, y: y), screen: screen)
    }

    /// The mean colour of a PNG file.
    private func colour(_ png: Data) throws -> (red: Double, blue: Double) {
      let pixels = try Painter.pixels(WidgetScene(size: SizeValue(width: 8, height: 8), scale: 1, wallpaper: try Wallpaper(png)))
      func mean(_ channel: Int) -> Double { (0..<64).map { Double(pixels.bytes[$0 * 4 + channel]) }.reduce(0, +) / 64 }
      return (mean(2), mean(0))
    }
  }
}
