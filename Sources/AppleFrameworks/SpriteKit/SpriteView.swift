import SwiftUI

/// A scene in a view. A widget shows a prohibition sign instead.
nonisolated public struct SpriteView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    public static let allowsTransparency = Options(rawValue: 4)
  }
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let showsDrawCount = DebugOptions(rawValue: 1)
    public static let showsFPS = DebugOptions(rawValue: 2)
    public static let showsFields = DebugOptions(rawValue: 4)
    public static let showsNodeCount = DebugOptions(rawValue: 8)
    public static let showsPhysics = DebugOptions(rawValue: 16)
    public static let showsQuadCount = DebugOptions(rawValue: 32)
  }
  private let source: SourceLocation
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = [], fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "SpriteView", alternative: "draw the picture with a Canvas, or show an image", source: source)
  }
}
