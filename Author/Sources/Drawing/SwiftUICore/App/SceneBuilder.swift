@resultBuilder
public struct SceneBuilder {
  @MainActor @preconcurrency
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  @MainActor @preconcurrency
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @MainActor @preconcurrency
  public static func buildPartialBlock<Content: Scene>(first content: Content) -> Content { content }
  @MainActor @preconcurrency
  public static func buildPartialBlock<First: Scene, Next: Scene>(accumulated: First, next: Next) -> some Scene {
    ScenePair(first: accumulated, next: next)
  }
  @MainActor @preconcurrency
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene { OptionalScene(content: content) }
  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

struct ScenePair<First: Scene, Next: Scene>: PrimitiveScene {
  let first: First
  let next: Next
  func _collect(into windows: inout _SceneWindows) {
    first._collect(into: &windows)
    next._collect(into: &windows)
  }
}

struct OptionalScene<Content: Scene>: PrimitiveScene {
  let content: Content?
  func _collect(into windows: inout _SceneWindows) { content?._collect(into: &windows) }
}
