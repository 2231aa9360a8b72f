import DeveloperToolsSupport
import Foundation
import Testing

@Suite("DeveloperToolsSupport")
struct DeveloperToolsSupportTests {
  @Test("Asset names have the types that SwiftUI and UIKit accept")
  func resources() {
    let image = ImageResource(name: "harbour", bundle: .main)
    #expect(image == ImageResource(name: "harbour", bundle: .main))
    #expect(ColorResource(name: "tide", bundle: .main) != ColorResource(name: "ebb", bundle: .main))
  }
}
