import SwiftUI
import Testing
import UIKit

@testable import Assets

/// A catalog's colour of this name is there too: the author's own stands before it.
extension Color {
  fileprivate static let ownColour = Color(red: 1, green: 0, blue: 0)
}
extension UIColor {
  fileprivate static let ownColour = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
}

@Suite("What the plugin adds to a target")
struct PlatformTests {
  @Test("sources in almanac.json are compiled as for its platform, and know where they lie")
  func platform() {
    #expect(PresentedPlatform.name == "watchOS")
    #expect(!PresentedPlatform.hasActivities)
    #expect(PresentedPlatform.isLinuxToo)
    #expect(PresentedPlatform.text == "#if os(iOS)")
    #expect(PresentedPlatform.file == "AuthorSupportTests/PresentedPlatform.swift")
    #expect(PresentedPlatform.path.hasSuffix("/Tests/AuthorTools/AuthorSupportTests/Presented/PresentedPlatform.swift"))
    let lines = (try? String(contentsOfFile: PresentedPlatform.path, encoding: .utf8))?.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines?[PresentedPlatform.line - 1] == "  static let line = #line")
  }

  @Test("A method that a selector names hears notifications until its observer is removed")
  func selectors() {
    let center = NotificationCenter()
    let observer = PresentedObserver()
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

  @Test("an author's member of a colour's name stands before the generated one")
  @MainActor func ownNames() {
    let color: Color = .ownColour
    #expect(color == Color(red: 1, green: 0, blue: 0) && Color.ownColour != Color(.ownColour))
    #expect(UIColor.ownColour == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test("a file that imports only Foundation has observable objects; attributes for Objective-C do no harm")
  func foundationOnly() {
    let model = TideModel()
    var announced = 0
    let changes = model.objectWillChange.sink { announced += 1 }
    model.rise(by: 0.5)
    changes.cancel()
    #expect(announced == 1 && model.height == 1.5 && !model.isRising)
  }

  @Test("colours have names, in the catalog's own bundle")
  @MainActor func colors() throws {
    let catalogs = AssetCatalogs.of(.module)
    for resource in [ColorResource.deepWater, .accent, .primary, .default, .BrandKit._2Nd] {
      #expect(resource.bundlePath == Bundle.module.bundlePath)
      #expect(catalogs.color(named: resource.name) != nil, "\(resource.name)")
    }
    #expect(ColorResource.BrandKit._2Nd.name == "brand kit/2nd")
    // The same colour by each of its names; the system's own primary stays the system's.
    #expect(Color(.deepWater) == Color.deepWater)
    #expect(Color.BrandKit._2Nd == Color(.BrandKit._2Nd))
    #expect(Color.primary != Color(ColorResource.primary))
    func style<S: ShapeStyle>(_ style: S) -> S { style }
    #expect(style(.deepWater) == Color.deepWater)
    #expect(UIColor.deepWater != UIColor.accent)
  }

  @Test("a symbol set has a name, and is a symbol for SwiftUI and UIKit")
  @MainActor func symbols() throws {
    let resource = ImageResource.BrandKit.harbourBuoy
    #expect(resource.name == "brand kit/harbour buoy")
    let image = UIImage(resource: resource)
    #expect(image.isSymbolImage && image.size.width > 10 && image.cgImage != nil)
    let large = UIImage(named: resource.name, in: .module, with: UIImage.SymbolConfiguration(pointSize: 34, weight: .black))
    // The template has a drawing for black; it is as wide as the others.
    #expect(large.map { abs($0.size.width - 2 * image.size.width) < 0.01 } == true)
    #expect(UIImage(systemName: resource.name) == nil)
    #expect(Image(resource) == Image(.BrandKit.harbourBuoy))
  }
}
