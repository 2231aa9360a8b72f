import SwiftUI
import Testing

/// Literals that Xcode's editor shows as a picture, a colour or a file, in a source that imports only SwiftUI.
@Suite @MainActor struct LiteralTests {
  @Test func `an image literal is the image of the catalog`() {
    let image = #imageLiteral(resourceName: "brand kit/harbour buoy")
    #expect(image.isSymbolImage && image.size == UIImage(resource: .BrandKit.harbourBuoy).size)
    let optional: UIImage? = #imageLiteral(resourceName: "brand kit/harbour buoy")
    #expect(optional?.isSymbolImage == true)
    _ = Image(uiImage: #imageLiteral(resourceName: "brand kit/harbour buoy"))
  }

  @Test func `an image literal without its image ends the process, and says so`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = #imageLiteral(resourceName: "no such picture")
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("#imageLiteral(resourceName: \"no such picture\"): the app has no image set and no file of this name"), "\(errors)")
  }

  @Test func `a colour literal is a UIColor`() {
    let colors = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), .red]
    #expect(colors[0] == colors[1])
    _ = Color(uiColor: #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 0.25))
  }

  @Test func `a file literal without its file ends the process`() async {
    await #expect(processExitsWith: .failure) {
      let url: URL = #fileLiteral(resourceName: "no such file.txt")
      print(url)
    }
  }
}
