import AlmanacUIKitDrawing
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

/// Values of UIKit in SwiftUI: colours, images and traits.
@Suite struct SwiftUIConversionTests {
  @MainActor @Test func `values of SwiftUI have UIKit's names`() {
    #expect(UIUserInterfaceStyle(ColorScheme.dark) == .dark && UIUserInterfaceStyle(nil) == .unspecified && ColorScheme(.unspecified) == nil)
    #expect(DynamicTypeSize(UIContentSizeCategory.accessibilityLarge) == .accessibility2 && UIContentSizeCategory(.xxxLarge) == .extraExtraExtraLarge)
    #expect(UIAccessibilityContrast(ColorSchemeContrast.increased) == .high && LayoutDirection(.rightToLeft) == .rightToLeft)
    #expect(UIUserInterfaceSizeClass(UserInterfaceSizeClass.regular) == .regular && UserInterfaceSizeClass(.unspecified) == nil)
  }

  @Test
  @MainActor func `a view's colour keeps both appearances of a dynamic one without making the entry depend on the colour scheme`() throws {
    let color = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    EnvironmentStack.reads = []
    let value = color.value(in: _StyleContext(environment: EnvironmentValues(), session: session))
    #expect(value.adaptive.light.red == 0 && value.adaptive.dark.red == 1)
    #expect(EnvironmentStack.reads == [])
    #expect(Color(UIColor.systemBlue) == Color.blue)
    #expect(UIColor(Color(red: 0.5, green: 0, blue: 0)).cgColor.components == [0.5, 0, 0, 1])
    let half = UIColor(Color.black.opacity(0.5))
    #expect(half.cgColor.alpha == 0.5)
    #expect(UIColor(Color.primary).resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.components == [1, 1, 1, 1])
  }

  /// Left half red, right half green, 4 × 2 points at 2×.
  private func flag() -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.green.setFill()
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 2, height: 2)).fill()
    }
  }

  @Test
  @MainActor func `a view archives the bytes of a UIKit image's file, and drawn images as PNG`() throws {
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    func list(_ view: some View) -> DisplayList {
      var environment = EnvironmentValues()
      environment.core.displaySize = CGSize(width: 100, height: 100)
      return ViewRenderer.displayList(of: view, environment: environment, session: session)
    }
    let file = try #require(flag().pngData())
    _ = list(Image(uiImage: try #require(UIImage(data: file, scale: 2))))
    #expect(session.images.blobs.values.first?.data == file)
    _ = list(Image(uiImage: flag().withTintColor(.blue)))
    #expect(session.images.blobs.count == 2)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(try #require(UIImage(systemName: "star.fill")).size.width > 10)
  }
}
