import DeveloperToolsSupport
import Foundation
import Testing

/// DeveloperToolsSupport.
@Suite struct DeveloperToolsSupportTests {
  @Test func `asset names have the types that SwiftUI and UIKit accept`() {
    let image = ImageResource(name: "harbour", bundle: .main)
    #expect(image == ImageResource(name: "harbour", bundle: .main))
    #expect(ColorResource(name: "tide", bundle: .main) != ColorResource(name: "ebb", bundle: .main))
  }
}
