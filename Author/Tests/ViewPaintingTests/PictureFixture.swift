import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import SwiftUICore

@testable import AlmanacPainter

/// Makes paint jobs of views, for pictures of their appearance.
@MainActor
struct PictureFixture {
  /// The test resources: a folder beside the tests.
  static func resources(_ name: String) -> Bundle {
    Bundle(url: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)) ?? .main
  }

  /// `view` at this size, painted at 2×, in English at a fixed date.
  func draw<V: View>(
    _ width: CGFloat, _ height: CGFloat, scheme: ColorSchemeValue = .light, background: Color = Color(.sRGB, white: 1, opacity: 1),
    bundle: Bundle = PictureFixture.resources("Goldens"), @ViewBuilder _ view: () -> V
  ) -> PaintJob {
    var environment = EnvironmentValues()
    environment.core.family = .systemSmall
    environment.core.displaySize = CGSize(width: width, height: height)
    environment.core.displayScale = 2
    environment.core.colorScheme = scheme == .dark ? .dark : .light
    environment.core.locale = Locale(identifier: "en_US")
    environment.core.timeZone = .gmt
    let images = ImageStore()
    let session = RenderSession(text: .current, images: images, bundle: bundle)
    session.date = testDate
    RenderSession.current = session
    let content = view().frame(maxWidth: .infinity, maxHeight: .infinity).background(background)
    let list = ViewRenderer.displayList(of: content, environment: environment, session: session)
    return job(list, scale: 2, images: Array(images.blobs.values)) { $0.colorScheme = scheme }
  }
}
