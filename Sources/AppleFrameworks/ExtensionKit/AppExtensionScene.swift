@_exported import ExtensionFoundation
@_exported import SwiftUI

/// The views of an extension in another app. This host does not start such extensions.
@MainActor @preconcurrency
public protocol AppExtensionScene {}
/// A scene that other code makes.
public struct PrimitiveAppExtensionScene<Content: View>: AppExtensionScene {
  public let id: String
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.id = id }
}
/// The configuration of an extension with views.
public struct AppExtensionSceneConfiguration: AppExtensionConfiguration, Sendable {
  nonisolated public init<Scene: AppExtensionScene>(_ scene: Scene) {}
  nonisolated public init<Scene: AppExtensionScene, Configuration: AppExtensionConfiguration>(_ scene: Scene, configuration: Configuration) {}
}
@resultBuilder
public struct AppExtensionSceneBuilder {
  public static func buildBlock<Scene: AppExtensionScene>(_ scene: Scene) -> Scene { scene }
}
