import WireSchema
import TextEngine

/// Resolve → layout → record for one widget view under one presentation.
@MainActor
package enum ViewRenderer {
  /// The display list of `view` on the surface that `environment` describes.
  ///
  /// A view that adopts `containerBackground(for: .widget)` is laid out inside the content margins with its background
  /// edge to edge. One that does not is laid out edge to edge itself, as before container backgrounds existed, over the
  /// system background; a `containerBackground.missing` note says so. The view is drawn again while the actions of its views
  /// (`onAppear` and its kin) change what it shows.
  package static func displayList<V: View>(of view: V, environment: EnvironmentValues, session: RenderSession) -> DisplayList {
    session.displayScale = environment.core.displayScale
    RenderSession.current = session
    defer { RenderSession.current = nil }
    return environment.standingInRenderingContext {
      var list = DisplayList()
      repeat { list = pass(over: view, environment: environment, session: session) } while session.settle()
      return list
    }
  }

  /// Draws the view once, with the state that it has now.
  private static func pass<V: View>(over view: V, environment: EnvironmentValues, session: RenderSession) -> DisplayList {
    let surface = environment.core
    session.beginPass()
    var environment = environment
    var root = layOut(view, environment: environment, session: session)
    let adopted = session.containerBackground != nil
    if !adopted, surface.contentMargins != EdgeInsets() {
      environment.core.contentMargins = EdgeInsets()
      // The first try is not shown: nothing in it has appeared.
      session.lifecycle.beginPass()
      root = layOut(view, environment: environment, session: session)
    }

    var list = DisplayList()
    list.size = SizeValue(surface.displaySize)
    list.contentMargins = InsetsValue(environment.core.contentMargins)
    list.locale = surface.locale.identifier(.bcp47)
    list.timeZone = surface.timeZone.identifier
    list.rightToLeft = surface.layoutDirection == .rightToLeft
    list.widgetURL = session.widgetURL?.absoluteString ?? ""
    list.root = root

    if let background = session.containerBackground {
      list.background = layOutBackground(background, size: surface.displaySize, session: session)
      // A home screen's widget is never see-through: under a clear or translucent background lies the platform's own.
      if surface.family.place == .home, !list.background.isCoveredOpaquely {
        list.background.group.children.insert(systemBackground(size: surface.displaySize), at: 0)
      }
    } else if !surface.family.isAccessory {
      list.background = systemBackground(size: surface.displaySize)
      session.diagnose(
        .note, "containerBackground.missing",
        "the view has no containerBackground(for: .widget): it is laid out edge to edge and its background cannot be removed", place: "\(V.self)")
    }
    if let label = session.widgetLabel {
      // A label without words or pictures is none: it takes no room beside the widget.
      let drawn = layOutLabel(label, session: session)
      if !drawn.isBlank { list.label = drawn }
    }
    return list
  }

  /// The size that `view` takes inside the content margins of a surface that leaves it the choice, in points.
  package static func fittingSize<V: View>(
    of view: V, proposal: ProposedViewSize, environment: EnvironmentValues, session: RenderSession
  ) -> CGSize {
    session.displayScale = environment.core.displayScale
    RenderSession.current = session
    defer { RenderSession.current = nil }
    session.beginPass()
    let margins = environment.core.contentMargins
    let (across, down) = (margins.leading + margins.trailing, margins.top + margins.bottom)
    let size = environment.standingInRenderingContext {
      let node = EnvironmentStack.with(environment) { root(of: view, session: session) }
      return node.size(ProposedViewSize(width: proposal.width.map { max(0, $0 - across) }, height: proposal.height.map { max(0, $0 - down) }))
    }
    return CGSize(width: size.width + across, height: size.height + down)
  }

  private static func layOut<V: View>(_ view: V, environment: EnvironmentValues, session: RenderSession) -> DisplayNode {
    let surface = environment.core
    let margins = surface.contentMargins
    let inner = CGSize(
      width: max(0, surface.displaySize.width - margins.leading - margins.trailing),
      height: max(0, surface.displaySize.height - margins.top - margins.bottom))
    var node = EnvironmentStack.with(environment) { root(of: view, session: session) }
    if surface.family == .accessoryInline {
      node = EnvironmentStack.with(environment) { InlineAccessory.node(of: node, in: inner, session: session) }
    }
    return record(
      node, in: inner, at: CGPoint(x: surface.layoutDirection == .leftToRight ? margins.leading : margins.trailing, y: margins.top),
      whole: surface.displaySize)
  }

  /// Several views at the root stand in a column, as on a screen.
  private static func root<V: View>(of view: V, session: RenderSession) -> LayoutNode {
    let nodes = _NodeList(session: session).resolve(view)
    if nodes.count == 1 { return nodes[0] }
    return StackNode(nodes, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, session: session)
  }

  private static func layOutBackground(
    _ background: (resolve: @MainActor (inout _NodeList) -> Void, environment: EnvironmentValues), size: CGSize, session: RenderSession
  ) -> DisplayNode {
    var environment = background.environment
    environment.core.containerShapeInsets = EdgeInsets()
    var list = _NodeList(session: session)
    session.inDeferred(.containerBackground) { EnvironmentStack.with(environment) { background.resolve(&list) } }
    return record(OverlapNode(list.nodes, alignment: .center, session: session), in: size, at: .zero, whole: size)
  }

  private static func layOutLabel(
    _ label: (resolve: @MainActor (inout _NodeList) -> Void, environment: EnvironmentValues), session: RenderSession
  ) -> DisplayNode {
    var list = _NodeList(session: session)
    session.inDeferred(.widgetLabel) { EnvironmentStack.with(label.environment) { label.resolve(&list) } }
    let node = OverlapNode(list.nodes, alignment: .center, session: session)
    let size = node.size(.unspecified)
    return record(node, in: size, at: .zero, whole: size)
  }

  /// Offers the node `size`, centres it there, and records it in a space of `whole`.
  private static func record(_ node: LayoutNode, in size: CGSize, at offset: CGPoint, whole: CGSize) -> DisplayNode {
    let proposal = ProposedViewSize(size)
    let taken = node.size(proposal)
    let origin = CGPoint(x: offset.x + (size.width - taken.width) / 2, y: offset.y + (size.height - taken.height) / 2)
    node.place(at: origin, proposal: proposal)
    var children: [DisplayNode] = []
    node.record(at: origin, into: &children)
    var root = DisplayNode()
    root.frame = RectValue(CGRect(origin: .zero, size: whole))
    root.group.children = children
    return root
  }

  private static func systemBackground(size: CGSize) -> DisplayNode {
    var node = DisplayNode()
    node.frame = RectValue(CGRect(origin: .zero, size: size))
    node.path.shape.rect = RectValue(CGRect(origin: .zero, size: size))
    node.path.fill.background = true
    return node
  }
}

extension WidgetFamilyValue {
  /// Whether the family is one of the lock screen's and watch face's.
  package var isAccessory: Bool { place == .accessory }

  /// Whether the family is a presentation in the Dynamic Island.
  package var isIsland: Bool { self == .activityIslandCompact || self == .activityIslandMinimal || self == .activityIslandExpanded }
}

extension EnvironmentValues {
  /// The environment of a surface (`context`) under one presentation (`variant`; unspecified = the context's first, or the usual one).
  package init(context: RenderContext, variant: VariantKey) {
    self.init()
    core.family = context.family
    core.displaySize = context.displaySize.cgSize
    core.contentMargins = EdgeInsets(
      top: context.contentMargins.top, leading: context.contentMargins.leading, bottom: context.contentMargins.bottom,
      trailing: context.contentMargins.trailing)
    core.containerCornerRadius = context.cornerRadius
    core.displayScale = context.displayScale == 0 ? 3 : context.displayScale
    if !context.locale.isEmpty { core.locale = Locale(identifier: context.locale) }
    if let zone = TimeZone(identifier: context.timeZone) { core.timeZone = zone }
    core.calendar = core.locale.calendar
    core.calendar.timeZone = core.timeZone
    if context.firstWeekday != 0 { core.calendar.firstWeekday = Int(context.firstWeekday) }
    core.layoutDirection = context.rightToLeft ? .rightToLeft : .leftToRight
    core.dynamicTypeSize = DynamicTypeSize(name: context.dynamicTypeSize) ?? .large
    core.boldText = context.boldText
    core.platform = context.platform == .watchos ? .watchos : .ios
    core.showsWidgetLabel = context.showsWidgetLabel
    core.isPreview = context.isPreview

    core.colorScheme = variant.colorScheme == .dark ? .dark : .light
    core.renderingMode = variant.renderingMode == .unspecified ? .fullColor : variant.renderingMode
    core.luminanceReduced = variant.luminance == .reduced
    switch variant.redaction {
    case .privacy: core.redactionReasons = .privacy
    case .placeholder: core.redactionReasons = .placeholder
    case .unspecified, .none, .UNRECOGNIZED: core.redactionReasons = []
    }
    core.showsContainerBackground = variant.background != .removed
  }
}
