/// Builds the entries of a preview from its `timeline:` closure.
@resultBuilder
public struct PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildPartialBlock(accumulated: [any TimelineEntry], next: [any TimelineEntry]) -> [any TimelineEntry] { accumulated + next }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }

  @available(*, unavailable, message: "give at least one entry")
  public static func buildBlock() -> [any TimelineEntry] { [] }
}
