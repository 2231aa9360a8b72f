"""Swift code that uses the API of each row of the tables that check-corpus reads.

`use(table, what)` returns Swift source, in which ID at the end of a name is replaced by the row's number, or the reason why the row is not Apple's API.
For a signature the source is generated from the row: every label gets a value from VALUES, every trailing closure a body from BODIES.
"""
import re

TABLES = [
    "view_types", "view_init_signatures", "modifiers", "modifier_signatures", "style_arguments", "shape_style_args", "shape_styles_gradients",
    "static_members", "font_styles", "font_weights", "font_designs", "font_chained", "environment_keys", "environment_set",
    "text_date_and_format_styles", "attributes_and_wrappers", "conformances", "macros_and_hash", "widgetkit_symbols",
    "appintents_intents_symbols", "widget_families", "timeline_policy", "availability", "foundation_all_target_files", "foundation_ui_files",
]

MODULES = [
    "SwiftUI", "WidgetKit", "AppIntents", "Intents", "Charts", "ActivityKit", "UIKit", "Combine", "CoreLocation", "CoreData", "SwiftData", "os",
    "OSLog",
]

PREAMBLE = "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n" + "".join(
    f"#if canImport({module})\nimport {module}\n#endif\n" for module in MODULES) + '''
struct Day: TimelineEntry { var date = Date(); var relevance: TimelineEntryRelevance? = nil }
struct Days: TimelineProvider {
  func placeholder(in context: Context) -> Day { Day() }
  func getSnapshot(in context: Context, completion: @escaping (Day) -> Void) { completion(Day()) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Day>) -> Void) { completion(Timeline(entries: [Day()], policy: .atEnd)) }
}
struct Choice: WidgetConfigurationIntent { static var title: LocalizedStringResource = "Choice" }
struct Act: AppIntent {
  static var title: LocalizedStringResource = "Act"
  func perform() async throws -> some IntentResult { .result() }
}
let flag = true
let number = 0.5
let now = Date()
let span = Date()...Date().addingTimeInterval(60)
let place = URL(string: "https://example.org")!
struct Thing: Identifiable, Hashable { var id = 1; var name = "a" }
let things = [Thing()]
'''

NOT_APPLES = {
    "Color(hex:)": "an author's own initialiser",
    "Color.widgetBackground": "an author's own colour",
    "Color.gameWidgetBackground": "an author's own colour",
    "fill: Color.gameWidgetBackground": "an author's own colour",
    "Color{}": "the result type of an author's function, not a use",
    "Text{}": "the result type of an author's function, not a use",
    "Image{}": "the result type of an author's function, not a use",
    "id{}": "an author's own function",
    ".fontSize": "an author's own function",
}

# ---------------------------------------------------------------- signatures

VALUES = {
    "alignment": ".leading", "spacing": "8", "cornerRadius": "8", "minLength": "4", "style": ".timer", "red": "1", "green": "0.5", "blue": "0",
    "opacity": "0.5", "white": "0.5", "systemName": '"star"', "systemImage": '"star"', "image": '"picture"', "destination": "place",
    "verbatim": '"a"', "comment": '"said"', "countsDown": "flag", "timerInterval": "span", "colors": "[.red, .blue]",
    "stops": "[.init(color: .red, location: 0)]", "startPoint": ".top", "endPoint": ".bottom", "gradient": "Gradient(colors: [.red])",
    "columns": "[GridItem(.flexible())]", "value": "number", "in": "0...1", "values": ".automatic", "isOn": "flag", "action": "Act()",
    "intent": "Act()", "horizontalSpacing": "4", "ellipseIn": "CGRect(x: 0, y: 0, width: 4, height: 4)", "width": "10", "height": "10",
    "maxWidth": ".infinity", "maxHeight": ".infinity", "minWidth": "1", "minHeight": "1", "x": "1", "y": "1", "radius": "2", "color": ".black",
    "from": "0", "to": "0.5", "lineWidth": "2", "reason": ".placeholder", "contentMode": ".fit", "children": ".combine", "hidden": "flag",
    "horizontal": "flag", "vertical": "flag", "anchor": ".center", "id": "\\.id", "path": "Path()",
}

# (name, label) → value, for names whose meaning depends on a label; "_0" is the first unlabelled argument.
OWN_VALUES = {
    ("Text", "_0"): '"words"', ("Text", "style"): ".timer", ("Color", "_0"): '"tint"', ("Image", "_0"): '"picture"', ("AnyView", "_0"): 'Text("a")',
    ("Link", "label"): '{ Text("a") }', ("Link", "_0"): '"a"', ("Label", "_0"): '"a"', ("ForEach", "_0"): "things", ("ForEach", "id"): "\\.name",
    ("Button", "_0"): '"a"', ("Button", "label"): '{ Text("a") }', ("ZStack", "alignment"): ".topLeading", ("HStack", "alignment"): ".top",
    ("RoundedRectangle", "style"): ".continuous", ("Capsule", "style"): ".continuous", ("GridItem", "_0"): ".flexible()",
    ("ViewThatFits", "in"): ".vertical", ("AnyShapeStyle", "_0"): "Color.red", ("LazyVGrid", "alignment"): ".leading",
    ("ProgressView", "label"): '{ Text("a") }', ("ProgressView", "currentValueLabel"): '{ Text("b") }', ("ControlWidgetToggle", "_0"): '"a"',
    ("DynamicIslandExpandedRegion", "_0"): ".leading", ("PointMark", "x"): '.value("x", 1)', ("PointMark", "y"): '.value("y", 1)',
    ("LineMark", "x"): '.value("x", 1)', ("LineMark", "y"): '.value("y", 1)', ("RectangleMark", "xStart"): '.value("a", 1)',
    ("RectangleMark", "xEnd"): '.value("b", 2)', ("RectangleMark", "yStart"): '.value("c", 1)', ("RectangleMark", "yEnd"): '.value("d", 2)',
    ("Color", "_0red"): ".sRGB", ("Text", "_0style"): "now", ("Color", "uiColor"): "UIColor.red", ("Image", "uiImage"): "UIImage()",
    ("AxisMarks", "values"): ".automatic",
    # modifiers
    ("font", "_0"): ".headline", ("padding", "_0"): "8", ("padding", "_1"): "8", ("padding", "_0_1"): ".horizontal", ("lineLimit", "_0"): "2",
    ("foregroundColor", "_0"): ".red", ("background", "_0"): "Color.red", ("fontWeight", "_0"): ".bold", ("multilineTextAlignment", "_0"): ".center",
    ("foregroundStyle", "_0"): ".secondary", ("foregroundStyle", "_1"): ".tertiary", ("fill", "_0"): "Color.red",
    ("previewContext", "_0"): "WidgetPreviewContext(family: .systemSmall)", ("widgetURL", "_0"): "place", ("minimumScaleFactor", "_0"): "0.5",
    ("cornerRadius", "_0"): "8", ("containerBackground", "_0"): ".fill.tertiary", ("containerBackground", "for"): ".widget",
    ("buttonStyle", "_0"): ".plain", ("tint", "_0"): ".red", ("clipShape", "_0"): "Circle()", ("stroke", "_0"): "Color.red",
    ("stroke", "style"): "StrokeStyle(lineWidth: 2, lineCap: .round)", ("modifier", "_0"): "OwnID()", ("overlay", "_0"): "Color.red",
    ("gaugeStyle", "_0"): ".accessoryCircular", ("layoutPriority", "_0"): "1", ("id", "_0"): "1", ("aspectRatio", "_0"): "1.5",
    ("contentTransition", "_0"): ".numericText()", ("activityBackgroundTint", "_0"): ".red", ("rotationEffect", "_0"): ".degrees(45)",
    ("environment", "_0"): "\\.colorScheme", ("environment", "_1"): ".dark", ("displayName", "_0"): '"a"', ("renderingMode", "_0"): ".template",
    ("previewDisplayName", "_0"): '"a"', ("imageScale", "_0"): ".large", ("symbolRenderingMode", "_0"): ".hierarchical",
    ("truncationMode", "_0"): ".tail", ("transition", "_0"): ".opacity", ("animation", "_0"): ".default", ("animation", "value"): "number",
    ("scaleEffect", "_0"): "1.5", ("textCase", "_0"): ".uppercase", ("keylineTint", "_0"): ".red", ("supplementalActivityFamilies", "_0"): "[.small]",
    ("accessibilityHidden", "_0"): "flag", ("mask", "_0"): "Circle()", ("accessibilityValue", "_0"): '"a"', ("accessibilityLabel", "_0"): '"a"',
    ("accessibility", "label"): 'Text("a")', ("widgetAccentable", "_0"): "flag", ("background", "in"): "Capsule()",
    ("chartLegend", "_0"): ".hidden", ("chartYScale", "domain"): "0...1", ("chartXScale", "domain"): "0...1", ("previewLayout", "_0"): ".sizeThatFits",
    ("chartXAxis", "_0"): ".hidden", ("chartYAxis", "_0"): ".hidden", ("blendMode", "_0"): ".multiply", ("strokeBorder", "_0"): "Color.red",
    ("allowsHitTesting", "_0"): "flag", ("border", "_0"): "Color.red", ("lineStyle", "_0"): "StrokeStyle(lineWidth: 1)",
    ("preferredColorScheme", "_0"): ".dark", ("buttonBorderShape", "_0"): ".capsule", ("disabled", "_0"): "flag", ("fontDesign", "_0"): ".rounded",
    ("onChange", "of"): "number", ("symbolSize", "_0"): "4", ("symbol", "_0"): ".circle", ("activitySystemActionForegroundColor", "_0"): ".red",
    ("contentMargins", "_0"): ".horizontal", ("contentMargins", "_1"): "8", ("contentShape", "_0"): "Rectangle()", ("tracking", "_0"): "1",
    ("widgetAccentedRenderingMode", "_0"): ".desaturated", ("disfavoredLocations", "_0"): "[.lockScreen]", ("disfavoredLocations", "for"): "[.systemSmall]",
    ("lineSpacing", "_0"): "2", ("saturation", "_0"): "0", ("symbolVariant", "_0"): ".fill", ("widgetLabel", "_0"): '"a"', ("opacity", "_0"): "0.5",
    ("supportedFamilies", "_0"): "[.systemSmall, .systemMedium]", ("description", "_0"): '"a"', ("configurationDisplayName", "_0"): '"a"',
    ("dynamicIsland", "_0"): "island", ("frame", "in"): ".local", ("aspectRatio", "contentMode"): ".fit",
}

# Trailing closures: (name, label or "") → body.
BODIES = {
    ("ForEach", ""): '{ thing in Text(thing.name) }', ("GeometryReader", ""): "{ proxy in Color.clear.frame(width: proxy.size.width) }",
    ("Path", ""): "{ path in path.move(to: .zero) }", ("Chart", ""): '{ LineMark(x: .value("x", 1), y: .value("y", 1)) }',
    ("Button", ""): "{ }", ("GridRow", ""): '{ Text("a") }', ("ControlWidgetButton", ""): '{ Label("a", systemImage: "star") }',
    ("ControlWidgetToggle", ""): '{ isOn in Label(isOn ? "on" : "off", systemImage: "star") }', ("AxisMarks", ""): "{ AxisGridLine() }",
    ("Label", ""): '{ Text("a") }', ("Label", "icon"): '{ Image(systemName: "star") }', ("chartXAxis", ""): "{ AxisMarks() }",
    ("chartYAxis", ""): "{ AxisMarks() }", ("chartBackground", ""): "{ proxy in Color.red }", ("symbol", ""): "{ Circle() }", ("onChange", ""): "{ }", ("onAppear", ""): "{ }",
    ("DynamicIsland", ""): '{ DynamicIslandExpandedRegion(.leading) { Text("a") } }', ("task", ""): "{ }",
    ("containerBackground", ""): "{ Color.red }", ("onBackgroundURLSessionEvents", ""): "{ identifier, completion in completion() }",
}

# The context of an initialiser or modifier that does not belong in a view's body: a template that contains USE.
IN_CHART = "@MainActor func useID() -> some View { Chart { USE } }"
AXIS = "@MainActor func useID() -> some View { Chart { LineMark(x: .value(\"x\", 1), y: .value(\"y\", 1)) }.chartXAxis { USE } }"
CONTEXTS = {
    "PointMark": IN_CHART, "RuleMark": IN_CHART, "RectangleMark": IN_CHART, "LineMark": IN_CHART, "AxisMarks": AXIS,
    "AxisGridLine": AXIS.replace("USE", "AxisMarks { _ in USE }"), "AxisValueLabel": AXIS.replace("USE", "AxisMarks { _ in USE }"),
    "ControlWidgetButton": "@available(iOS 18, *) struct ControlID: ControlWidget { var body: some ControlWidgetConfiguration { "
    'StaticControlConfiguration(kind: "a") { USE } } }',
    "ControlWidgetToggle": "struct StateID: SetValueIntent { static var title: LocalizedStringResource = \"a\"; @Parameter(title: \"a\") var value: Bool; "
    "func perform() async throws -> some IntentResult { .result() } }\n"
    'struct ControlID: ControlWidget { var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: "a") { USE } } }',
    "Gradient": "func useID() -> Gradient { USE }", "GridItem": "func useID() -> [GridItem] { [USE] }", "Path": "func useID() -> Path { USE }",
    "AnyShapeStyle": "func useID() -> AnyShapeStyle { USE }",
    "DynamicIsland": "struct StuffID: ActivityAttributes { struct ContentState: Codable, Hashable {} }\n"
    "struct LiveID: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: StuffID.self) { _ in Text(\"a\") } dynamicIsland: { _ in USE } } }",
}
CONTEXTS["DynamicIslandExpandedRegion"] = CONTEXTS["DynamicIsland"].replace(
    "USE", 'DynamicIsland { USE } compactLeading: { Text("a") } compactTrailing: { Text("b") } minimal: { Text("c") }')

WIDGET = (
    "@MainActor struct WidgetID: Widget { var body: some WidgetConfiguration { "
    'StaticConfiguration(kind: "a", provider: Days()) { _ in Text("a") }USE } }')
VIEW = "@MainActor func useID() -> some View { USE }"
MODIFIED = {
    **{name: WIDGET for name in (
        "supportedFamilies", "description", "configurationDisplayName", "contentMarginsDisabled", "disfavoredLocations", "supplementalActivityFamilies",
        "onBackgroundURLSessionEvents")},
    **{name: VIEW.replace("USE", 'Image("picture")USE') for name in ("resizable", "renderingMode", "widgetAccentedRenderingMode")},
    **{name: VIEW.replace("USE", "Circle()USE") for name in ("fill", "stroke", "trim", "strokeBorder")},
    **{name: VIEW.replace("USE", 'Chart { LineMark(x: .value("x", 1), y: .value("y", 1)) }USE') for name in (
        "chartLegend", "chartYScale", "chartXScale", "chartXAxis", "chartYAxis", "chartBackground")},
    **{name: IN_CHART.replace("USE", 'PointMark(x: .value("x", 1), y: .value("y", 1))USE') for name in ("symbol", "symbolSize")},
    "lineStyle": IN_CHART.replace("USE", 'LineMark(x: .value("x", 1), y: .value("y", 1))USE'),
    "modifier": 'struct OwnID: ViewModifier { func body(content: Content) -> some View { content } }\n' + VIEW.replace("USE", 'Text("a")USE'),
    "displayName": CONTEXTS["ControlWidgetButton"].replace("{ USE } }", '{ ControlWidgetButton(action: Act()) { Text("a") } }USE }'),
    "keylineTint": CONTEXTS["DynamicIsland"].replace(
        "USE", 'DynamicIsland { DynamicIslandExpandedRegion(.leading) { Text("a") } } compactLeading: { Text("a") } compactTrailing: { Text("b") } '
        'minimal: { Text("c") }USE'),
    "dynamicIsland": "@MainActor func useID() -> some View { Text(\"a\").dynamicIsland(verticalPlacement: .belowIfTooWide) }",
}
MODIFIED["supplementalActivityFamilies"] = (
    "struct StuffID: ActivityAttributes { struct ContentState: Codable, Hashable {} }\n"
    'struct LiveID: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: StuffID.self) { _ in Text("a") } dynamicIsland: { _ in '
    'DynamicIsland { DynamicIslandExpandedRegion(.leading) { Text("a") } } compactLeading: { Text("a") } compactTrailing: { Text("b") } '
    'minimal: { Text("c") } }USE } }')


def value(name, label, index, labels):
    """A value for one argument of a signature."""
    key = f"_{index}" if label == "_" else label
    if name == "padding" and labels == ["_", "_"] and index == 0:
        return ".horizontal"
    if name == "Color" and key == "_0" and len(labels) > 1:
        return ".sRGB"
    if name == "Text" and key == "_0" and "style" in labels:
        return "now"
    if name in ("stroke", "strokeBorder") and key == "style" and labels[0] != "_":
        return OWN_VALUES[("stroke", "style")]
    for candidate in ((name, key),):
        if candidate in OWN_VALUES:
            return OWN_VALUES[candidate]
    if label in VALUES:
        return VALUES[label]
    raise KeyError(f"no value for {name}({label}:)")


def call(signature, name):
    """`name` with the arguments and closures of its signature."""
    match = re.fullmatch(r"(\w+)(\(([^)]*)\))?(.*)", signature)
    labels = [label for label in (match.group(3) or "").split(":") if label]
    text = name
    if match.group(2) is not None:
        arguments = []
        for index, label in enumerate(labels):
            argument = value(match.group(1), label, index, labels)
            arguments.append(argument if label == "_" else f"{label}: {argument}")
        text += "(" + ", ".join(arguments) + ")"
    closures = re.findall(r"(?:(\w+):\s*)?\{\}", match.group(4))
    for index, label in enumerate(closures):
        body = BODIES.get((match.group(1), label), '{ Text("a") }')
        text += f" {body}" if index == 0 else f" {label}: {body}"
    return text


def initialiser(signature):
    if signature == "ForEach(_:id:){}":
        return VIEW.replace("USE", 'ForEach(things, id: \\.name) { thing in Text(thing.name) }')
    if signature == "AxisMarks(values:){}":
        return CONTEXTS["AxisMarks"].replace("USE", "AxisMarks(values: .automatic) { AxisGridLine() }")
    if signature in ("AxisMarks", "AxisMarks{}"):
        return CONTEXTS["AxisMarks"].replace("USE", "AxisMarks { _ in AxisGridLine() }")
    name = re.match(r"\w+", signature).group(0)
    if signature.startswith("ControlWidgetToggle"):
        return CONTEXTS[name].replace("USE", 'ControlWidgetToggle("a", isOn: flag, action: StateID()) { isOn in Text(isOn ? "on" : "off") }')
    return CONTEXTS.get(name, VIEW).replace("USE", call(signature, name))


def modifier(signature):
    name = re.match(r"\w+", signature).group(0)
    if signature == "frame(in:)":
        return VIEW.replace("USE", "GeometryReader { proxy in Color.clear.frame(width: proxy.frame(in: .local).width) }")
    if signature == "onChange(of:){}":
        return (VIEW.replace("USE", 'Text("a").onChange(of: number) { }') + "\n"
                + VIEW.replace("useID", "otherID").replace("USE", 'Text("a").onChange(of: number) { value in _ = value }'))
    if signature in ("dynamicIsland(_:)", "dynamicIsland"):
        return (CONTEXTS["DynamicIsland"] + '\n@MainActor func previewID() -> some View { StuffID().previewContext(StuffID.ContentState(), '
                'viewKind: .dynamicIsland(.compact)) }').replace(
            "USE", 'DynamicIsland { DynamicIslandExpandedRegion(.leading) { Text("a") } } compactLeading: { Text("a") } '
            'compactTrailing: { Text("b") } minimal: { Text("c") }')
    if signature == "symbol(_:)":
        return MODIFIED["symbol"].replace("USE", ".symbol(.circle)")
    if signature.startswith("font(") or name == "font":
        return VIEW.replace("USE", 'Text("a").font(.system(.body, design: .rounded))')
    if name == "displayName":
        return MODIFIED[name].replace("USE", '.displayName("a")')
    return MODIFIED.get(name, VIEW.replace("USE", 'Text("a")USE')).replace("USE", "." + call(signature, name))


# The signature that stands for a bare name.
BARE_VIEWS = {
    "Text": "Text(_:)", "VStack": "VStack{}", "HStack": "HStack{}", "ZStack": "ZStack{}", "Color": "Color(_:)", "Spacer": "Spacer()",
    "Image": "Image(systemName:)", "ForEach": "ForEach(_:id:){}", "Circle": "Circle()", "RoundedRectangle": "RoundedRectangle(cornerRadius:)",
    "Group": "Group{}", "GeometryReader": "GeometryReader{}", "Link": "Link(destination:){}", "Rectangle": "Rectangle()", "EmptyView": "EmptyView()",
    "Button": "Button(intent:){}", "Label": "Label(_:systemImage:)", "Gauge": "Gauge(value:){}", "Gradient": "Gradient(colors:)",
    "Capsule": "Capsule()", "Divider": "Divider()", "GridItem": "GridItem(_:)", "LazyVGrid": "LazyVGrid(columns:spacing:){}",
    "LinearGradient": "LinearGradient(colors:startPoint:endPoint:)", "AccessoryWidgetBackground": "AccessoryWidgetBackground()",
    "ViewThatFits": "ViewThatFits{}", "Path": "Path()", "ContainerRelativeShape": "ContainerRelativeShape()", "Chart": "Chart{}",
    "AnyView": "AnyView(_:)", "ProgressView": "ProgressView(value:)", "GridRow": "GridRow{}", "Grid": "Grid{}", "AnyShapeStyle": "AnyShapeStyle(_:)",
    "PointMark": "PointMark(x:y:)", "RectangleMark": "RectangleMark(xStart:xEnd:yStart:yEnd:)", "LineMark": "LineMark(x:y:)",
    "AxisGridLine": "AxisGridLine()", "AxisMarks": "AxisMarks", "DynamicIslandExpandedRegion": "DynamicIslandExpandedRegion(_:){}",
    "DynamicIsland": "DynamicIsland{} compactLeading:{} compactTrailing:{} minimal:{}", "ControlWidgetButton": "ControlWidgetButton(action:){}",
    "ControlWidgetToggle": "ControlWidgetToggle(_:isOn:action:){}", "Section": "Section{}", "AxisValueLabel": "AxisValueLabel()",
}
OWN_VIEWS = {
    "AngularGradient": VIEW.replace("USE", "AngularGradient(gradient: Gradient(colors: [.red]), center: .center)"),
    "Toggle": VIEW.replace("USE", 'Toggle("a", isOn: flag, intent: Act())'),
    "RuleMark": CONTEXTS["RuleMark"].replace("USE", 'RuleMark(x: .value("x", 1))'),
}
BARE_MODIFIERS = {
    "frame": "frame(maxWidth:maxHeight:alignment:)", "padding": "padding(_:_:)", "containerBackground": "containerBackground(_:for:)",
    "aspectRatio": "aspectRatio(_:contentMode:)", "stroke": "stroke(_:lineWidth:)", "fixedSize": "fixedSize(horizontal:vertical:)",
    "environment": "environment(_:_:)", "redacted": "redacted(reason:)", "trim": "trim(from:to:)", "animation": "animation(_:value:)",
    "chartXAxis": "chartXAxis(_:)", "chartYAxis": "chartYAxis(_:)", "shadow": "shadow(color:radius:x:y:)", "blur": "blur(radius:)",
    "accessibility": "accessibility(label:)", "accessibilityElement": "accessibilityElement(children:)", "strokeBorder": "strokeBorder(_:lineWidth:)",
    "position": "position(x:y:)", "chartYScale": "chartYScale(domain:)", "chartXScale": "chartXScale(domain:)", "onChange": "onChange(of:){}",
    "chartBackground": "chartBackground{}", "task": "task{}", "contentMargins": "contentMargins(_:_:)", "disfavoredLocations": "disfavoredLocations(_:for:)",
    "onAppear": "onAppear{}", "offset": "offset(x:y:)", "resizable": "resizable()", "bold": "bold()", "monospacedDigit": "monospacedDigit()",
    "unredacted": "unredacted()", "contentMarginsDisabled": "contentMarginsDisabled()", "scaledToFit": "scaledToFit()", "hidden": "hidden()",
    "widgetCurvesContent": "widgetCurvesContent()", "clipped": "clipped()", "invalidatableContent": "invalidatableContent()",
    "scaledToFill": "scaledToFill()", "ignoresSafeArea": "ignoresSafeArea()", "symbol": "symbol(_:)", "dynamicIsland": "dynamicIsland(_:)",
}
BARE_MODIFIERS["chartBackground"] = "chartBackground{}"


def view_type(name):
    return OWN_VIEWS.get(name) or initialiser(BARE_VIEWS[name])


def modifier_name(name):
    if name == "onBackgroundURLSessionEvents":
        return MODIFIED[name].replace("USE", '.onBackgroundURLSessionEvents(matching: "a") { identifier, completion in completion() }')
    return modifier(BARE_MODIFIERS.get(name, f"{name}(_:)"))


# ---------------------------------------------------------------- styles and members

def view_of(expression):
    return VIEW.replace("USE", expression)


def style_argument(what):
    if what == "aspectRatio(CGSize()":
        return view_of('Image("picture").resizable().aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)')
    if what.startswith("contentTransition(.numericText"):
        return view_of('Text("a").contentTransition(.numericText())')
    base = {"renderingMode": 'Image("picture")', "gaugeStyle": 'Gauge(value: number) { Text("a") }', "buttonStyle": 'Button("a", intent: Act())',
            "buttonBorderShape": 'Button("a", intent: Act())', "aspectRatio": 'Image("picture").resizable()'}
    return view_of(f'{base.get(re.match("[a-zA-Z]+", what).group(0), "Text(" + chr(34) + "a" + chr(34) + ")")}.{what}')


def shape_style_argument(what):
    name, style = what.split(": ", 1)
    style = {"Color": "Color(red: 1, green: 0, blue: 0)", "RoundedRectangle": "RoundedRectangle(cornerRadius: 8).fill(.red)", "Circle": "Circle().fill(.red)",
             "Gradient": "Gradient(colors: [.red, .green])", "LinearGradient": "LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)",
             "ContainerRelativeShape": "ContainerRelativeShape().fill(.red)"}.get(style, style)
    if name == "containerBackground":
        return view_of(f'Text("a").containerBackground({style}, for: .widget)')
    if name in ("fill", "stroke"):
        return view_of(f"Circle().{name}({style})")
    if name == "tint":
        return view_of(f'Gauge(value: number) {{ Text("a") }}.tint({style})')
    return view_of(f'Text("a").{name}({style})')


def shape_style(what):
    uses = {
        "Gradient": "Circle().fill(Gradient(colors: [.red, .blue]))", "LinearGradient": "LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)",
        ".gradient": "Circle().fill(Color.red.gradient)", "AnyShapeStyle": "Circle().fill(flag ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))",
        "AngularGradient": "Circle().stroke(AngularGradient(colors: [.red, .blue], center: .center, angle: .zero), lineWidth: 2)",
    }
    return view_of(uses.get(what, f"Circle().fill({what})"))


def font_style(what):
    uses = {
        ".system(size)": ".system(size: 12)", ".system(size,weight)": ".system(size: 12, weight: .bold)",
        ".system(size,weight,design)": ".system(size: 12, weight: .bold, design: .rounded)",
        ".system(.textStyle,design)": ".system(.title, design: .rounded)", ".system(size,design)": ".system(size: 12, design: .monospaced)",
    }
    return view_of(f'Text("a").font({uses.get(what, what)})')


def font_chained(what):
    return view_of(f'Text("a").font(.title{what}{"(.bold)" if what == ".weight" else "()"})')


def environment_key(what):
    return f"struct ReaderID: View {{ @Environment({what}) var value; var body: some View {{ Text(String(describing: value)) }} }}"


TEXT = {
    "Text(_:style: .timer)": "Text(now, style: .timer)", "Text(_:style: .time)": "Text(now, style: .time)",
    "Text(timerInterval:)": "Text(timerInterval: span, pauseTime: nil, countsDown: false, showsHours: true)", "Text(verbatim:)": 'Text(verbatim: "a")',
    ".formatted()": "Text(now.formatted())", "LocalizedStringKey": 'Text(LocalizedStringKey("a"))',
    "ProgressView(timerInterval:)": "ProgressView(timerInterval: span, countsDown: false)", "format: .dateTime": "Text(now, format: .dateTime.hour().minute())",
    ".formatted(.dateTime…": "Text(now.formatted(.dateTime.weekday(.abbreviated).day()))",
    ".formatted(date:…": "Text(now.formatted(date: .abbreviated, time: .shortened))", "Text + Text": 'Text("a").bold() + Text("b").foregroundColor(.red)',
}

ATTRIBUTES = {
    "@main": "struct MainID: WidgetBundle { var body: some Widget { MainWidgetID() } }\n"
    'struct MainWidgetID: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "a", provider: Days()) { _ in Text("a") } } }\n'
    "func useID() { _ = MainID.main as () -> Void }",
    "@Environment": environment_key("\\.colorScheme"), "@escaping": "func useID(_ body: @escaping () -> Void) {}",
    "@ViewBuilder": "@MainActor @ViewBuilder func useID() -> some View { if flag { Text(\"a\") } else { EmptyView() } }",
    "@available": "@available(iOS 17, macOS 14, *) func useID() {}",
    "@Parameter": 'struct IntentID: WidgetConfigurationIntent { static var title: LocalizedStringResource = "a"; @Parameter(title: "n", default: 1) var n: Int }',
    "@unknown": 'func useID(_ family: WidgetFamily) -> Int { switch family { case .systemSmall: return 1; @unknown default: return 0 } }',
    "@MainActor": "@MainActor func useID() {}", "@discardableResult": "@discardableResult func useID() -> Int { 1 }",
    "@WidgetBundleBuilder": "struct BundleID: WidgetBundle { @WidgetBundleBuilder var body: some Widget { BundledID() } }\n"
    'struct BundledID: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "a", provider: Days()) { _ in Text("a") } } }',
    "@State": "struct StateID: View { @State private var n = 1; var body: some View { Text(\"\\(n)\") } }",
    "@Published": "final class ModelID: ObservableObject { @Published var n = 1 }",
    "@AppStorage": 'struct StorageID: View { @AppStorage("n", store: UserDefaults(suiteName: "group")) var n = 1; var body: some View { Text("\\(n)") } }',
    "@IntentParameterDependency": "struct DependentID: DynamicOptionsProvider { @IntentParameterDependency<ChoiceID>(\\.$n) var choice; "
    "func results() async throws -> [Int] { [choice?.n ?? 0] } }\n"
    'struct ChoiceID: WidgetConfigurationIntent { static var title: LocalizedStringResource = "a"; @Parameter(title: "n", default: 1) var n: Int }',
    "@unchecked": "final class BoxID: @unchecked Sendable { var n = 1 }",
    "@Binding": "struct BoundID: View { @Binding var n: Int; var body: some View { Text(\"\\(n)\") } }",
    "@DynamicIslandExpandedContentBuilder": "@MainActor @DynamicIslandExpandedContentBuilder func useID() -> DynamicIslandExpandedContent<some View> { "
    'DynamicIslandExpandedRegion(.leading) { Text("a") } }',
    "@ObservedObject": "final class ModelID: ObservableObject { @Published var n = 1 }\n"
    "struct ObserverID: View { @ObservedObject var model: ModelID; var body: some View { Text(\"\\(model.n)\") } }",
    "@preconcurrency": "@preconcurrency import Foundation",
}

INTENT_BODY = 'static var title: LocalizedStringResource = "a"; func perform() async throws -> some IntentResult { .result() }'
ENTITY = ('static var typeDisplayRepresentation: TypeDisplayRepresentation = "a"; static var defaultQuery = QueryID(); var id = "a"; '
          'var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "a") }')
QUERY = "func entities(for identifiers: [String]) async throws -> [EntityID] { [] }; func suggestedEntities() async throws -> [EntityID] { [] }"
ENTITY_AND_QUERY = f"struct EntityID: AppEntity {{ {ENTITY} }}\nstruct QueryID: EntityQuery {{ {QUERY} }}"
CONTROL = 'ControlWidgetButton(action: Act()) { Text("a") }'

CONFORMANCES = {
    "View": 'struct OneID: View { var body: some View { Text("a") } }',
    "Widget": 'struct OneID: Widget { let kind = "a"; var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: Days()) { _ in Text("a") } } }',
    "TimelineEntry": "struct OneID: TimelineEntry { let date: Date; let n: Int }",
    "WidgetBundle": "struct BundleID: WidgetBundle { var body: some Widget { if #available(iOS 17, *) { OneID() } } }\n"
    'struct OneID: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "a", provider: Days()) { _ in Text("a") } } }',
    "TimelineProvider": "struct OneID: TimelineProvider { func placeholder(in context: Context) -> Day { Day() }\n"
    "func getSnapshot(in context: Context, completion: @escaping (Day) -> ()) { completion(Day()) }\n"
    "func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) { completion(Timeline(entries: [Day()], policy: .after(now))) } }",
    "PreviewProvider": 'struct OneID: PreviewProvider { static var previews: some View { Text("a").previewContext(WidgetPreviewContext(family: .systemSmall)) } }',
    "Hashable": "struct OneID: Hashable { var n = 1 }", "Codable": "struct OneID: Codable { var n = 1 }", "String": 'enum OneID: String { case a }',
    "Int": "enum OneID: Int { case a }", "Identifiable": "struct OneID: Identifiable { var id: Int { 1 } }",
    "WidgetConfigurationIntent": 'struct OneID: WidgetConfigurationIntent { static var title: LocalizedStringResource = "a"; static var description = IntentDescription("b") }',
    "AppIntentTimelineProvider": "struct OneID: AppIntentTimelineProvider { func placeholder(in context: Context) -> Day { Day() }\n"
    "func snapshot(for configuration: Choice, in context: Context) async -> Day { Day() }\n"
    "func timeline(for configuration: Choice, in context: Context) async -> Timeline<Day> { Timeline(entries: [Day()], policy: .never) } }",
    "ViewModifier": "struct OneID: ViewModifier { @Environment(\\.colorScheme) var scheme; func body(content: Content) -> some View { content.padding() } }",
    "IntentTimelineProvider": "final class IntentID: INIntent {}\nstruct OneID: IntentTimelineProvider { func placeholder(in context: Context) -> Day { Day() }\n"
    "func getSnapshot(for configuration: IntentID, in context: Context, completion: @escaping (Day) -> ()) { completion(Day()) }\n"
    "func getTimeline(for configuration: IntentID, in context: Context, completion: @escaping (Timeline<Day>) -> ()) {} }",
    "AppIntent": f"struct OneID: AppIntent {{ {INTENT_BODY} }}", "CaseIterable": "enum OneID: CaseIterable { case a }", "AppEntity": ENTITY_AND_QUERY,
    "EntityQuery": ENTITY_AND_QUERY, "CodingKey": "struct OneID: Codable { var n = 1; enum CodingKeys: String, CodingKey { case n } }",
    "ObservableObject": "final class OneID: ObservableObject { @Published var n = 1 }",
    "ActivityAttributes": "struct OneID: ActivityAttributes { struct ContentState: Codable, Hashable { var n = 1 } }",
    "ControlWidget": f'struct OneID: ControlWidget {{ var body: some ControlWidgetConfiguration {{ StaticControlConfiguration(kind: "a") {{ {CONTROL} }} }} }}',
    "AppEnum": 'enum OneID: String, AppEnum { case a; static var typeDisplayRepresentation: TypeDisplayRepresentation = "a"; '
    'static var caseDisplayRepresentations: [OneID: DisplayRepresentation] = [.a: "a"] }',
    "Sendable": "struct OneID: Sendable { var n = 1 }", "Equatable": "struct OneID: Equatable { var n = 1 }",
    "Shape": "struct OneID: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }",
    "AudioPlaybackIntent": f"struct OneID: AudioPlaybackIntent {{ {INTENT_BODY} }}",
    "SetValueIntent": f'struct OneID: SetValueIntent {{ @Parameter(title: "a") var value: Bool; {INTENT_BODY} }}',
    "CustomIntentMigratedAppIntent": f'struct OneID: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {{ static let intentClassName = "a"; {INTENT_BODY} }}',
    "EnvironmentKey": "struct OneID: EnvironmentKey { static let defaultValue = 1 }", "Error": "enum OneID: Error { case a }",
    "LocalizedError": 'struct OneID: LocalizedError { var errorDescription: String? { "a" } }',
    "DynamicOptionsProvider": "struct OneID: DynamicOptionsProvider { func results() async throws -> [String] { [] } }",
    "INExtension": "final class OneID: INExtension { override func handler(for intent: INIntent) -> Any { self } }",
    "EntityStringQuery": f"struct EntityID: AppEntity {{ {ENTITY} }}\nstruct QueryID: EntityStringQuery {{ {QUERY}; "
    "func entities(matching string: String) async throws -> [EntityID] { [] } }",
    "AppIntentControlValueProvider": 'struct ConfigID: ControlConfigurationIntent { static var title: LocalizedStringResource = "a" }\n'
    "struct OneID: AppIntentControlValueProvider { func previewValue(configuration: ConfigID) -> Bool { true }\n"
    "func currentValue(configuration: ConfigID) async throws -> Bool { true } }",
    "ControlConfigurationIntent": 'struct OneID: ControlConfigurationIntent { static var title: LocalizedStringResource = "a" }',
    "Encodable": "struct OneID: Encodable { var n = 1 }", "LiveActivityIntent": f"struct OneID: LiveActivityIntent {{ {INTENT_BODY} }}",
    "CustomLocalizedStringResourceConvertible": 'struct OneID: Error, CustomLocalizedStringResourceConvertible { var localizedStringResource: LocalizedStringResource { "a" } }',
    "Decodable": "struct OneID: Decodable { var n = 1 }", "NSObject": "final class OneID: NSObject {}",
    "ControlValueProvider": "struct OneID: ControlValueProvider { var previewValue: Bool { true }; func currentValue() async throws -> Bool { true } }",
    "ForegroundContinuableIntent": f"struct OneID: ForegroundContinuableIntent {{ {INTENT_BODY} }}",
}

MACROS = {
    "#available": "func useID() { if #available(iOS 17.0, *) {} }",
    "#Preview": '#Preview("n", as: .systemSmall) { PreviewedID() } timeline: { Day(); Day() }\n'
    'struct PreviewedID: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "a", provider: Days()) { _ in Text("a") } } }\n'
    '#Preview { Text("a") }',
    **{name: "#if os(iOS) || DEBUG\nfunc useID() {}\n#elseif os(watchOS)\nfunc useID() {}\n#else\nfunc useID() {}\n#endif" for name in ("#if", "#else", "#elseif", "#endif")},
}

SYMBOLS = {
    "WidgetConfiguration": CONFORMANCES["Widget"], "Widget": CONFORMANCES["Widget"], "Timeline": "func useID() -> Timeline<Day> { Timeline(entries: [Day()], policy: .atEnd) }",
    "TimelineEntry": CONFORMANCES["TimelineEntry"], "WidgetBundle": CONFORMANCES["WidgetBundle"], "StaticConfiguration": CONFORMANCES["Widget"],
    "TimelineProvider": CONFORMANCES["TimelineProvider"],
    "WidgetFamily": "func useID(_ family: WidgetFamily) -> Bool { switch family { case .systemSmall, .systemMedium: true; default: false } }",
    "WidgetPreviewContext": CONFORMANCES["PreviewProvider"], "AppIntentTimelineProvider": CONFORMANCES["AppIntentTimelineProvider"],
    "AppIntentConfiguration": CONFORMANCES["AppIntentTimelineProvider"] + "\nstruct WidgetID: Widget { var body: some WidgetConfiguration { "
    'AppIntentConfiguration(kind: "a", intent: Choice.self, provider: OneID()) { _ in Text("a") } } }',
    "IntentConfiguration": CONFORMANCES["IntentTimelineProvider"] + "\nstruct WidgetID: Widget { var body: some WidgetConfiguration { "
    'IntentConfiguration(kind: "a", intent: IntentID.self, provider: OneID()) { _ in Text("a") } } }',
    "IntentTimelineProvider": CONFORMANCES["IntentTimelineProvider"], "WidgetCenter": 'func useID() { WidgetCenter.shared.reloadTimelines(ofKind: "a") }',
    "WidgetBundleBuilder": ATTRIBUTES["@WidgetBundleBuilder"], "AccessoryWidgetBackground": view_of("AccessoryWidgetBackground()"),
    "ActivityConfiguration": modifier("dynamicIsland(_:)").split("\n@MainActor")[0], "ActivityAttributes": CONFORMANCES["ActivityAttributes"], "ControlWidget": CONFORMANCES["ControlWidget"],
    "ControlWidgetConfiguration": CONFORMANCES["ControlWidget"], "StaticControlConfiguration": CONFORMANCES["ControlWidget"],
    "ControlWidgetButton": CONFORMANCES["ControlWidget"],
    "TimelineEntryRelevance": "func useID() -> TimelineEntryRelevance { TimelineEntryRelevance(score: 1, duration: 60) }",
    "AppIntentRecommendation": 'func useID() -> [AppIntentRecommendation<Choice>] { [AppIntentRecommendation(intent: Choice(), description: "a")] }',
    "ActivityViewContext": CONFORMANCES["ActivityAttributes"] + "\nfunc useID(_ context: ActivityViewContext<OneID>) -> Int { context.state.n }",
    "AppIntentControlConfiguration": CONFORMANCES["AppIntentControlValueProvider"] + "\nstruct ControlID: ControlWidget { var body: some ControlWidgetConfiguration { "
    f'AppIntentControlConfiguration(kind: "a", provider: OneID()) {{ value in {CONTROL} }} }} }}',
    "AppIntentControlValueProvider": CONFORMANCES["AppIntentControlValueProvider"],
    "Activity": CONFORMANCES["ActivityAttributes"] + "\nfunc useID() throws -> Activity<OneID> { "
    "try Activity.request(attributes: OneID(), content: .init(state: OneID.ContentState(), staleDate: nil), pushType: nil) }",
    "EmptyWidgetConfiguration": "struct OneID: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } }",
    "IntentRecommendation": "final class IntentID: INIntent {}\nfunc useID() -> [IntentRecommendation<IntentID>] { [IntentRecommendation(intent: IntentID(), description: \"a\")] }",
    "ControlValueProvider": CONFORMANCES["ControlValueProvider"], "TimelineReloadPolicy": "func useID() -> TimelineReloadPolicy { .after(now) }",
    "ActivityAuthorizationInfo": "func useID() -> Bool { ActivityAuthorizationInfo().areActivitiesEnabled }",
    "DynamicIslandExpandedContentBuilder": ATTRIBUTES["@DynamicIslandExpandedContentBuilder"],
}

SUMMARY = ('struct SummedID: WidgetConfigurationIntent { static var title: LocalizedStringResource = "a"; @Parameter(title: "n", default: true) var n: Bool; '
           'static var parameterSummary: some ParameterSummary { When(\\.$n, .equalTo, true) { Summary("a \\(\\.$n)") } otherwise: { Summary() } } }')
INTENTS = {
    "LocalizedStringResource": 'func useID() -> LocalizedStringResource { "a" }', "Parameter": ATTRIBUTES["@Parameter"],
    "IntentResult": CONFORMANCES["AppIntent"], "IntentDescription": CONFORMANCES["WidgetConfigurationIntent"],
    "DisplayRepresentation": 'func useID() -> DisplayRepresentation { DisplayRepresentation(title: "a", subtitle: "b") }',
    "TypeDisplayRepresentation": 'func useID() -> TypeDisplayRepresentation { TypeDisplayRepresentation(name: "a") }', "Summary": SUMMARY,
    "ParameterSummary": SUMMARY, "When": SUMMARY, "INObjectCollection": 'func useID() -> INObjectCollection<INObject> { INObjectCollection(items: [INObject(identifier: "a", display: "b")]) }',
    "INIntent": "final class OneID: INIntent {}", "IntentParameterDependency": ATTRIBUTES["@IntentParameterDependency"],
    "ItemCollection": 'struct OptionsID: DynamicOptionsProvider { func results() async throws -> ItemCollection<String> { ItemCollection { ItemSection("a", items: [IntentItem("b", title: "c")]) } } }',
    "ItemSection": 'struct OptionsID: DynamicOptionsProvider { func results() async throws -> ItemCollection<String> { ItemCollection { ItemSection("a", items: [IntentItem("b", title: "c")]) } } }',
    "IntentAuthenticationPolicy": f"struct OneID: AppIntent {{ static var authenticationPolicy: IntentAuthenticationPolicy {{ .requiresAuthentication }}; {INTENT_BODY} }}",
    "IntentDialog": 'struct OneID: AppIntent { static var title: LocalizedStringResource = "a"; func perform() async throws -> some IntentResult & ProvidesDialog { '
    '.result(dialog: IntentDialog("a")) } }',
    "OpensIntent": 'struct OneID: AppIntent { static var title: LocalizedStringResource = "a"; func perform() async throws -> some IntentResult & OpensIntent { '
    '.result(opensIntent: Act()) } }',
}

FOUNDATION = {
    "Date": "func useID() -> Date { Date().addingTimeInterval(60) }",
    "Calendar": "func useID() -> Date? { Calendar.current.date(byAdding: .day, value: 1, to: Calendar.current.startOfDay(for: now)) }",
    "URL": 'func useID() -> URL? { URL(string: "a://b")?.appendingPathComponent("c") }', "UserDefaults": 'func useID() -> Int? { UserDefaults(suiteName: "a")?.integer(forKey: "b") }',
    "JSONDecoder": "struct OneID: Codable {}\nfunc useID(_ data: Data) throws -> OneID { try JSONDecoder().decode(OneID.self, from: data) }",
    "JSONEncoder": "struct OneID: Codable {}\nfunc useID() throws -> Data { try JSONEncoder().encode(OneID()) }",
    "LocalizedStringResource": INTENTS["LocalizedStringResource"],
    "DateFormatter": 'func useID() -> String { let f = DateFormatter(); f.dateFormat = "HH:mm"; f.locale = .current; return f.string(from: now) }',
    "Bundle": 'func useID() -> String? { Bundle.main.object(forInfoDictionaryKey: "a") as? String }',
    "FileManager": 'func useID() -> URL? { FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a") }',
    "Task": "func useID() { Task { try await Task.sleep(nanoseconds: 1) } }",
    "URLSession": "func useID() async throws -> Data { try await URLSession.shared.data(from: place).0 }",
    "DispatchQueue": "func useID() { DispatchQueue.main.async {} }", "Logger": 'func useID() { Logger(subsystem: "a", category: "b").info("c \\(1)") }',
    "NumberFormatter": "func useID() -> String? { let f = NumberFormatter(); f.numberStyle = .currency; return f.string(from: 1.5) }",
    "ObservableObject": CONFORMANCES["ObservableObject"], "Published": ATTRIBUTES["@Published"],
    "DateComponentsFormatter": "func useID() -> String? { let f = DateComponentsFormatter(); f.allowedUnits = [.hour, .minute]; f.unitsStyle = .abbreviated; return f.string(from: 60) }",
    "OSLog": 'let logID = OSLog(subsystem: "a", category: "b")', "AnyPublisher": "func useID(_ p: AnyPublisher<Int, Never>) {}", "AnyCancellable": "var setID = Set<AnyCancellable>()",
    "Measurement": "func useID() -> Measurement<UnitTemperature> { Measurement(value: 1, unit: UnitTemperature.celsius).converted(to: .fahrenheit) }",
    "LocalizedStringKey": 'func useID() -> LocalizedStringKey { "a \\(1)" }',
    "RelativeDateTimeFormatter": "func useID() -> String { let f = RelativeDateTimeFormatter(); f.unitsStyle = .short; return f.localizedString(for: now, relativeTo: now) }",
    "AttributedString": 'func useID() throws -> Text { Text(try AttributedString(markdown: "**a**")) }', "Just": "func useID() { _ = Just(1) }",
    "Notification": 'func useID() { NotificationCenter.default.post(name: Notification.Name("a"), object: nil) }',
    "Timer": "func useID() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }",
    "CheckedContinuation": "func useID() async -> Int { await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in c.resume(returning: 1) } }",
}


def foundation(what):
    if what in FOUNDATION:
        return FOUNDATION[what]
    return CONFORMANCES.get(what) or f"typealias NameID = {what}"


def use(table, what):
    """(Swift source, None), or (None, the reason why the row is not Apple's API)."""
    if what in NOT_APPLES:
        return None, NOT_APPLES[what]
    makers = {
        "view_types": view_type, "view_init_signatures": initialiser, "modifiers": modifier_name, "modifier_signatures": modifier,
        "style_arguments": style_argument, "shape_style_args": shape_style_argument, "shape_styles_gradients": shape_style,
        "static_members": lambda name: f"func useID() -> Color {{ {name} }}", "font_styles": font_style, "font_chained": font_chained,
        "font_weights": lambda name: view_of(f'Text("a").font(.body.weight({name})).fontWeight({name})'),
        "font_designs": lambda name: view_of(f'Text("a").font(.system(.body, design: {name})).fontDesign({name})'), "environment_keys": environment_key,
        "environment_set": lambda name: view_of(f'Text("a").environment({name}, .dark)'), "text_date_and_format_styles": lambda name: view_of(TEXT[name]),
        "attributes_and_wrappers": lambda name: ATTRIBUTES[name], "conformances": lambda name: CONFORMANCES[name], "macros_and_hash": lambda name: MACROS[name],
        "widgetkit_symbols": lambda name: SYMBOLS[name] if name in SYMBOLS else view_type(name),
        "appintents_intents_symbols": lambda name: INTENTS[name] if name in INTENTS else CONFORMANCES[name],
        "widget_families": lambda name: f"func useID() -> WidgetFamily {{ {name} }}",
        "timeline_policy": lambda name: f"func useID() -> TimelineReloadPolicy {{ {name + '(now)' if name == '.after' else name} }}",
        "availability": lambda name: f"{name} func useID() {{}}" if name.startswith("@") else f"func useID() {{ if {name} {{}} }}",
        "foundation_all_target_files": foundation, "foundation_ui_files": foundation,
    }
    try:
        return makers[table](what), None
    except KeyError as missing:
        raise SystemExit(f"check-corpus: no use is written for {what} of {table} ({missing}); add one to Scripts/corpus_uses.py") from None
