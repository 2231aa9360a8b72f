import Statements
import SwiftUICore
import Testing

/// Views: what Apple's documentation of SwiftUI states about containers, modifiers, the environment, preferences, state and schedules.
@MainActor @Suite struct ViewsConformance {
  @Test(arguments: Statement.views) func `views are as stated`(_ statement: Statement) async { await statement.check() }
  @Test func `the statements about views have sources and are no duplicates`() { #expect(Statement.problems(Statement.views) == []) }
}

extension Statement {
  static let views = numbered(
    "Views",
    [
      about("Group, Section, EmptyView", groups), about("ViewBuilder, AnyView", builders), about("ForEach", loops),
      about("ViewModifier", viewModifiers),
      about("ProposedViewSize", proposals), about("Layout", layoutProtocols), about("LayoutValueKey, spacing, guides, cache", layoutValues),
      about("AnyLayout", anyLayouts), about("ViewThatFits", fittingViews), about("GeometryReader", proxies), about("Cells of a Grid", gridCells),
      about("GridRow", gridRows), about("Lazy grids and stacks", lazyGrids),
      about("overlay, background, zIndex", stackedLayers), about("Visibility, clips, masks", layerEffects), about("Transforms", transformEffects),
      about("Safe areas", safeAreas), about("containerRelativeFrame", relativeFrames), about("layoutPriority, fixedSize", priorities),
      about("Environment", environments), about("Values of the environment", environmentValues), about("DynamicTypeSize", dynamicTypeSizes),
      about("Redaction", redactions), about("Preferences", preferences), about("Anchors", anchors),
      about("State", states), about("Binding", bindings), about("AppStorage", appStorage), about("onAppear, id", appearances),
      about("onChange, onGeometryChange, task", changes), about("EquatableView", equatables), about("TimelineView", timelines),
      about("Animation, Transaction", animations), about("Spring, UnitCurve", springs), about("Assistive technology", accessibility),
    ])
}
