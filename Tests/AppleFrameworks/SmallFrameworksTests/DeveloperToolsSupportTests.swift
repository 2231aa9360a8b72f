import DeveloperToolsSupport
import Foundation
import Testing

@Suite("The module of Xcode's tools")
struct DeveloperToolsSupportTests {
  @Test("Names of assets are the same types that SwiftUI and UIKit take")
  func resources() {
    let image = ImageResource(name: "harbour", bundle: .main)
    #expect(image == ImageResource(name: "harbour", bundle: .main))
    #expect(ColorResource(name: "tide", bundle: .main) != ColorResource(name: "ebb", bundle: .main))
  }
}
