import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import SwiftUI
import Testing
import WidgetKit

/// The diagnostics of a view that a small widget draws.
@MainActor enum PictureOfWidget {
  static func diagnostics(@ViewBuilder _ content: () -> some View) async throws -> [AlmanacWireSchema.Diagnostic] {
    let device = try #require(Profiles.device(named: "iphone-430x932"))
    let context = try #require(
      RenderContext(
        device: device, family: .systemSmall, dynamicType: "large", boldText: false, locale: "en_US", timeZone: "UTC", isPreview: false))
    return try await InProcessWidget.archive(content(), at: Date(timeIntervalSince1970: 1_790_000_000), context: context).diagnostics
  }
}
