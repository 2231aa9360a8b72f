import SwiftUI
import Testing
import UIKit

@testable import AlmanacAssets

/// The catalog has a colour of this name too; the author's member hides the generated one.
extension ShapeStyle where Self == Color {
  // The generated member of the same name in this extension would not compile beside it.
  static var deepWater: Color { Color(red: 0, green: 0, blue: 1) }
}
extension Color {
  fileprivate static let ownColour = Color(red: 1, green: 0, blue: 0)
}
extension UIColor {
  fileprivate static let ownColour = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
}

/// Additions of the plugin to a target.
@Suite struct PlatformTests {
  @Test func `modules that an author's file does not import by Linux's rules are there`() {
    #expect(TideFeed("<tides><tide height=\"3.1\"/><tide/></tides>").heights == ["3.1"])
    #expect(countOfCombineValues() == 1)
    let feed = SharedFeed()
    #expect(feed.session.configuration.httpCookieStorage != nil)
    feed.observeValue(forKeyPath: "height", of: nil, change: [.newKey: 1], context: nil)
    feed.observeValue(forKeyPath: nil, of: nil, change: nil, context: nil)
    #expect(feed.observed == ["height"])
  }

  @Test func `an optional requirement is asked of each object, which may lack it`() {
    let (plain, full, bell) = (TideLog(), FullTideLog(), TideBell())
    bell.listeners.add(plain)
    bell.delegate = plain
    #expect(bell.ring() == [nil] && plain.lines == ["turn"])
    bell.listeners.remove(plain)
    bell.listeners.add(full)
    bell.delegate = full
    #expect(bell.ring() == [true] && full.lines == ["end", "named high", "turn", "reach 3.0"])
  }

  @Test func `sources in almanac.json are compiled as for its platform and keep their own paths`() {
    #expect(CompiledPlatform.name == "watchOS")
    #expect(!CompiledPlatform.hasActivities)
    #expect(CompiledPlatform.isLinuxToo)
    #expect(CompiledPlatform.text == "#if os(iOS)")
    #expect(CompiledPlatform.file == "AuthorSupportTests/CompiledPlatform.swift")
    #expect(CompiledPlatform.path.hasSuffix("/Tests/AuthorSupportTests/PlatformSources/CompiledPlatform.swift"))
    let lines = (try? String(contentsOfFile: CompiledPlatform.path, encoding: .utf8))?.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines?[CompiledPlatform.line - 1] == "  static let line = #line")
  }

  @Test func `a method named by a selector receives notifications until its observer is removed`() {
    let center = NotificationCenter()
    let observer = SelectorObserver()
    observer.observe(center)
    center.post(name: Notification.Name("tide"), object: nil)
    center.post(name: Notification.Name("turn"), object: nil)
    center.post(name: Notification.Name("turn"), object: observer)
    #expect(observer.heard == ["tide", "turned"])
    center.removeObserver(observer, name: Notification.Name("turn"), object: nil)
    center.post(name: Notification.Name("turn"), object: observer)
    center.post(name: Notification.Name("tide"), object: nil)
    #expect(observer.heard == ["tide", "turned", "tide"])
    center.removeObserver(observer)
    center.post(name: Notification.Name("tide"), object: nil)
    #expect(observer.heard.count == 3)
  }

  @Test
  @MainActor func `an author's member hides the generated one of the same name`() {
    let color: Color = .ownColour
    #expect(color == Color(red: 1, green: 0, blue: 0) && Color.ownColour != Color(.ownColour))
    func filled(with style: some ShapeStyle) -> Color? { style as? Color }
    #expect(filled(with: .deepWater) == Color(red: 0, green: 0, blue: 1) && Color(.deepWater) != Color(red: 0, green: 0, blue: 1))
    #expect(UIColor.ownColour == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func `a file that imports only Foundation has observable objects; attributes of Objective-C are ignored`() {
    let model = TideModel()
    var announced = 0
    let changes = model.objectWillChange.sink { announced += 1 }
    model.rise(by: 0.5)
    changes.cancel()
    #expect(announced == 1 && model.height == 1.5 && !model.isRising)
    #expect(TideModel.process == ProcessInfo.processInfo.processIdentifier)
  }

  @Test
  @MainActor func `colours have names, in the catalog's own bundle`() throws {
    let catalogs = AssetCatalogs.of(.module)
    for resource in [ColorResource.deepWater, .accent, .primary, .default, .BrandKit._2Nd] {
      #expect(resource.bundlePath == Bundle.module.bundlePath)
      #expect(catalogs.color(named: resource.name, on: .current) != nil, "\(resource.name)")
    }
    #expect(ColorResource.BrandKit._2Nd.name == "brand kit/2nd")
    // Each name gives the same colour. `primary` remains the system's colour.
    #expect(Color(.deepWater) == Color.deepWater)
    #expect(Color.BrandKit._2Nd == Color(.BrandKit._2Nd))
    #expect(Color.primary != Color(ColorResource.primary))
    func style<S: ShapeStyle>(_ style: S) -> S { style }
    #expect(style(.deepWater) == Color.deepWater)
    #expect(UIColor.deepWater != UIColor.accent)
  }

  @Test func `the macro bundle names the module's own resources`() {
    func bundle(_ given: Bundle = #bundle) -> Bundle { given }
    #expect(#bundle === Bundle.module && bundle() === Bundle.module)
    #expect(AssetCatalogs.of(#bundle).color(named: ColorResource.deepWater.name, on: .current) != nil)
  }

  @Test func `a data set's file for any device is read, with its type`() throws {
    let tides = try #require(NSDataAsset(name: "tides", bundle: .module))
    #expect(try JSONDecoder().decode([Double].self, from: tides.data) == [1.5, 2.25] && tides.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "primary", bundle: .module) == nil && NSDataAsset(name: "nothing") == nil)
  }

  @Test
  @MainActor func `a symbol set has a name, and is a symbol for SwiftUI and UIKit`() throws {
    let resource = ImageResource.BrandKit.harbourBuoy
    #expect(resource.name == "brand kit/harbour buoy")
    let image = UIImage(resource: resource)
    #expect(image.isSymbolImage && image.size.width > 10 && image.cgImage != nil)
    let large = UIImage(named: resource.name, in: .module, with: UIImage.SymbolConfiguration(pointSize: 34, weight: .black))
    // The template has a drawing for the weight black, as wide as the others.
    #expect(large.map { abs($0.size.width - 2 * image.size.width) < 0.01 } == true)
    #expect(UIImage(systemName: resource.name) == nil)
    #expect(Image(resource) == Image(.BrandKit.harbourBuoy))
  }

  @Test func `a predicate contains another one, and an expression`() throws {
    let boats = [(5, true), (12, true), (20, false), (200, true)].map { NestedBoats(length: $0.0, isMoored: $0.1) }
    #expect(try NestedBoats.count(boats, longerThan: 10) == 1)
  }
}
