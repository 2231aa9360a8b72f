import AlmanacTextEngine
import AlmanacWireSchema

/// Draws one widget view under one presentation: resolve, layout, record.
@MainActor
package enum ViewRenderer {
  /// Returns the display list of `view` for the placement and presentation that `environment` describes.
  ///
  /// A view with `containerBackground(for: .widget)` is laid out inside the content margins, with its background edge to edge. A view without it is
  /// laid out edge to edge over the system background, as before container backgrounds existed, and a `containerBackground.missing` note reports
  /// it. The view is drawn again if its actions (`onAppear`, `onChange` and similar) change state, up to ``ViewLifecycle/Limits/passes`` times in
  /// all.
  package static func displayList<V: View>(of view: V, environment: EnvironmentValues, session: RenderSession) -> DisplayList {
    session.displayScale = environment.core.displayScale
    RenderSession.current = session
    defer { RenderSession.current = nil }
    return environment.withRenderingContext {
      var list = DisplayList()
      repeat { list = pass(over: view, environment: environment, session: session) } while session.runDueActions()
      return list
    }
  }

  /// Draws the view once with its current state.
  private static func pass<V: View>(over view: V, environment: EnvironmentValues, session: RenderSession) -> DisplayList {
    let core = environment.core
    session.beginPass()
    var environment = environment
    var root = layOut(view, environment: environment, session: session)
    let adopted = session.containerBackground != nil
    if !adopted, core.contentMargins != EdgeInsets() {
      environment.core.contentMargins = EdgeInsets()
      // The first layout is discarded, so none of its views count as having appeared.
      session.lifecycle.beginPass()
      root = layOut(view, environment: environment, session: session)
    }

    let curvesContent = session.curvesContent && core.family == .accessoryCorner && core.labelContext.hasContentSize
    if curvesContent {
      // The same content, flat in the line that the host bends.
      environment.core.displaySize = core.labelContext.contentSize.cgSize
      environment.core.contentMargins = EdgeInsets()
      session.lifecycle.beginPass()
      root = layOut(view, environment: environment, session: session)
    }

    // A label that draws nothing is dropped, so it takes no space beside the widget. Only a place with labels gets one, so that a clock in a label that
    // is not shown causes no redraw.
    let label = core.showsWidgetLabel ? session.widgetLabel.map { layOutLabel($0, session: session) }.flatMap { $0.isBlank ? nil : $0 } : nil
    if label != nil, !curvesContent, core.labelContext.widgetSide > 0 { root = shrunk(root, to: core.labelContext.widgetSide) }

    var list = DisplayList()
    list.curvesContent = curvesContent
    list.size = SizeValue(core.displaySize)
    list.contentMargins = InsetsValue(environment.core.contentMargins)
    list.locale = core.locale.identifier(.bcp47)
    list.timeZone = core.timeZone.identifier
    list.rightToLeft = core.layoutDirection == .rightToLeft
    list.widgetURL = session.widgetURL?.absoluteString ?? ""
    list.root = root

    let isCard = core.platform == .watchos && core.family == .accessoryRectangular
    if let background = session.containerBackground {
      list.background = layOutBackground(background, size: core.displaySize, session: session)
      if isCard, list.background.isBlank { list.background = card(size: core.displaySize) }
      // A home screen widget is never translucent: the system background lies under a clear or translucent one.
      if core.family.group == .home, !list.background.isCoveredOpaquely {
        list.background.group.children.insert(systemBackground(size: core.displaySize), at: 0)
      }
    } else if isCard {
      list.background = card(size: core.displaySize)
    } else if !core.family.isAccessory {
      list.background = systemBackground(size: core.displaySize)
      session.diagnose(
        .note, "containerBackground.missing",
        "the view has no containerBackground(for: .widget): Apple's systems show “Please adopt containerBackground API” in its place; here it is laid out "
          + "edge to edge and its background cannot be removed", place: "\(V.self)")
    }
    if let label { list.label = label }
    return list
  }

  /// Returns the size that `view` takes with its content margins, in points, for places in which the widget's size is not fixed.
  package static func fittingSize<V: View>(
    of view: V, proposal: ProposedViewSize, environment: EnvironmentValues, session: RenderSession
  ) -> CGSize {
    session.displayScale = environment.core.displayScale
    RenderSession.current = session
    defer { RenderSession.current = nil }
    session.beginPass()
    let margins = environment.core.contentMargins
    let (across, down) = (margins.leading + margins.trailing, margins.top + margins.bottom)
    let size = environment.withRenderingContext {
      let node = EnvironmentStack.with(environment) { root(of: view, session: session) }
      return node.size(ProposedViewSize(width: proposal.width.map { max(0, $0 - across) }, height: proposal.height.map { max(0, $0 - down) }))
    }
    return CGSize(width: size.width + across, height: size.height + down)
  }

  /// Returns the root of a widget's content made smaller around its middle, so that it fits into a square of `side` points.
  private static func shrunk(_ root: DisplayNode, to side: Double) -> DisplayNode {
    let (width, height) = (root.frame.width, root.frame.height)
    let scale = min(1, side / max(width, height, 1))
    var content = root
    content.transform = TransformValue(a: scale, b: 0, c: 0, d: scale, tx: width * (1 - scale) / 2, ty: height * (1 - scale) / 2)
    var whole = DisplayNode()
    whole.frame = root.frame
    whole.group.children = [content]
    return whole
  }

  private static func layOut<V: View>(_ view: V, environment: EnvironmentValues, session: RenderSession) -> DisplayNode {
    let core = environment.core
    let margins = core.contentMargins
    let inner = CGSize(
      width: max(0, core.displaySize.width - margins.leading - margins.trailing),
      height: max(0, core.displaySize.height - margins.top - margins.bottom))
    var node = EnvironmentStack.with(environment) { root(of: view, session: session) }
    if core.family == .accessoryInline {
      node = EnvironmentStack.with(environment) { InlineAccessory.node(of: node, in: inner, session: session) }
    }
    return record(
      node, in: inner, at: CGPoint(x: core.layoutDirection == .leftToRight ? margins.leading : margins.trailing, y: margins.top),
      whole: core.displaySize)
  }

  /// Returns one node for the root view; several nodes are stacked in a column.
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
    return record(OverlapNode(list.nodes, alignment: .center, session: session), in: size, at: .zero, whole: size, isPrivate: environment.isPrivate)
  }

  /// Lays a label out flat, in the line that the place has for it. Text that is too long is truncated, and gauges are as long as the line. Of views that
  /// the family's labels do not show nothing is drawn.
  private static func layOutLabel(
    _ label: (resolve: @MainActor (inout _NodeList) -> Void, environment: EnvironmentValues), session: RenderSession
  ) -> DisplayNode {
    var environment = label.environment
    let context = environment.core.labelContext
    environment.core.isInWidgetLabel = true
    environment.core.lineLimit = 1
    var list = _NodeList(session: session)
    session.inDeferred(.widgetLabel) { EnvironmentStack.with(environment) { label.resolve(&list) } }
    let proposal = context.hasSize ? ProposedViewSize(context.size.cgSize) : .unspecified
    var node: LayoutNode = OverlapNode(list.nodes, alignment: .center, session: session)
    if environment.core.family == .accessoryCorner { node = CornerLabel.node(of: node, in: proposal, session: session) }
    let size = node.size(proposal)
    return record(node, in: size, at: .zero, whole: size, isPrivate: environment.isPrivate)
  }

  /// Lays the node out in `size`, centred, and records it into a root node of size `whole`.
  private static func record(
    _ node: LayoutNode, in size: CGSize, at offset: CGPoint, whole: CGSize, isPrivate: Bool = false
  ) -> DisplayNode {
    let proposal = ProposedViewSize(size)
    let taken = node.size(proposal)
    let origin = CGPoint(x: offset.x + (size.width - taken.width) / 2, y: offset.y + (size.height - taken.height) / 2)
    node.place(at: origin, proposal: proposal)
    var children: [DisplayNode] = []
    node.record(at: origin, into: &children)
    var root = DisplayNode()
    root.frame = RectValue(CGRect(origin: .zero, size: whole))
    root.group.children = children
    if isPrivate { root.privacySensitive = true }
    return root
  }

  private static func systemBackground(size: CGSize) -> DisplayNode {
    var node = DisplayNode()
    node.frame = RectValue(CGRect(origin: .zero, size: size))
    node.path.shape.rect = RectValue(CGRect(origin: .zero, size: size))
    node.path.fill.background = true
    return node
  }

  /// The background of a widget in a watch's Smart Stack that has none of its own: a dark material ("Bring widgets to new places", WWDC23). Watch faces
  /// remove it as any other.
  private static func card(size: CGSize) -> DisplayNode {
    var node = systemBackground(size: size)
    node.path.fill.material.thickness = .regular
    return node
  }
}

extension WidgetFamilyValue {
  /// True if the family belongs to the lock screen or a watch face.
  package var isAccessory: Bool { group == .accessory }

  /// True if the family is a presentation in the Dynamic Island.
  package var isIsland: Bool { self == .activityIslandCompact || self == .activityIslandMinimal || self == .activityIslandExpanded }
}

extension EnvironmentValues {
  /// Creates the environment of a placement (`context`) under one presentation (`variant`). A property that `variant` leaves unspecified has its
  /// default: light, full colour, normal luminance, no redaction, with background.
  package init(context: RenderContext, variant: VariantKey) {
    self.init()
    core.family = context.family
    core.displaySize = context.displaySize.cgSize
    core.contentMargins = EdgeInsets(
      top: context.contentMargins.top, leading: context.contentMargins.leading, bottom: context.contentMargins.bottom,
      trailing: context.contentMargins.trailing)
    core.placeMargins = core.contentMargins
    core.containerCornerRadius = context.cornerRadius
    core.displayScale = context.displayScale == 0 ? 3 : context.displayScale
    if !context.locale.isEmpty { core.locale = ProcessLocale.ofApp(on: Locale(identifier: context.locale)) }
    if let zone = TimeZone(identifier: context.timeZone) { core.timeZone = zone }
    core.calendar = core.locale.calendar
    core.calendar.timeZone = core.timeZone
    if context.firstWeekday != 0 { core.calendar.firstWeekday = Int(context.firstWeekday) }
    core.layoutDirection = context.rightToLeft ? .rightToLeft : .leftToRight
    core.dynamicTypeSize = DynamicTypeSize(name: context.dynamicTypeSize) ?? .large
    // The line of an inline accessory is the system's and as high at every text size.
    if context.family == .accessoryInline { core.dynamicTypeSize = min(core.dynamicTypeSize, .large) }
    core.boldText = context.boldText
    core.platform = context.platform == .watchos ? .watchos : .ios
    core.showsWidgetLabel = context.showsWidgetLabel
    core.labelContext = context.label
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
    core.increasesContrast = variant.contrast == .increased
    core.reducesTransparency = variant.transparency == .reduced
    core.reducesMotion = variant.motion == .reduced
  }
}
