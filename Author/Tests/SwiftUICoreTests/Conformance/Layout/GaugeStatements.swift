import AlmanacWireSchema
import Statements
import SwiftUICore

extension Statement {
  private static func circular(_ variant: String) -> DocumentSource { Source.homeAssistant("CircularComplicationSnapshot, \(variant)") }
  private static let calendar = Source.homeAssistant("WidgetCalendarSnapshot")

  /// An open gauge at `value` with or without labels of its bounds.
  @MainActor private static func open(_ value: Double, bounds: Bool = true) -> ContentFixture.Output {
    let fixture = ContentFixture { $0.core.displayScale = 3 }
    let gauge = Gauge(value: value) {
      EmptyView()
    } currentValueLabel: {
      Text(verbatim: "68%").font(.system(size: 12, weight: .semibold))
    } minimumValueLabel: {
      Text(verbatim: bounds ? "0" : "")
    } maximumValueLabel: {
      Text(verbatim: bounds ? "100" : "")
    }
    guard !bounds else { return fixture.render(width: 100, height: 100, gauge.gaugeStyle(.accessoryCircular)) }
    return fixture.render(
      width: 100, height: 100,
      Gauge(value: value) {
        EmptyView()
      } currentValueLabel: {
        Text(verbatim: "68%").font(.system(size: 12, weight: .semibold))
      }.gaugeStyle(.accessoryCircular))
  }

  /// The ellipses of a gauge in its own coordinates: first the gap, then the dot.
  @MainActor private static func circles(_ nodes: [DisplayNode], at origin: CGPoint = .zero) -> [CGRect] {
    nodes.flatMap { node -> [CGRect] in
      var here = CGPoint(x: origin.x + node.frame.x, y: origin.y + node.frame.y)
      if node.hasTransform { here = CGPoint(x: here.x + node.transform.tx, y: here.y + node.transform.ty) }
      switch node.content {
      case .group(let group): return circles(group.children, at: here)
      case .path(let path):
        guard case .ellipse(let ellipse)? = path.shape.shape else { return [] }
        return [ellipse.cgRect.offsetBy(dx: here.x, dy: here.y)]
      default: return []
      }
    }
  }

  @MainActor private static func arc(_ out: ContentFixture.Output) -> [CGFloat] {
    guard let arc = out.paths.first(where: \.hasStroke) else { return [] }
    return [CGFloat(arc.strokeStyle.width), CGFloat(arc.shape.path.coordinates[0]), CGFloat(arc.shape.path.coordinates[1])]
  }

  static let gauges: [Statement] = [
    Statement("An open ring offered 100 × 100 is 58 wide", circular("icon-value-name-open: ring 31.0 … 89.0 of 120"), [58, 58]) {
      let size = open(0.68).size
      return [size.width, size.height]
    },
    Statement("A closed ring has the same width", circular("capacity-ring: ring 31.0 … 89.0 of 120"), [58, 58]) {
      size(offered: 100, 100) { Gauge(value: 0.68) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity) }
    },
    Statement("The stroke is 5.5", circular("all: 5.52 across the ring"), [5.5]) { [arc(open(0.68))[0]] },
    Statement(
      "With labels of the bounds the arc ends 120° from the top", circular("icon-value-name-open: ink to 125.8°, the cap 6° of it"),
      [29 - 26.25 * 0.8660, 29 + 26.25 * 0.5], within: 0.1
    ) {
      Array(arc(open(0.68)).suffix(2))
    },
    Statement(
      "Without labels it ends 135° from the top", circular("no-min-max: ink to 140.8°"), [29 - 26.25 * 0.7071, 29 + 26.25 * 0.7071], within: 0.1
    ) {
      Array(arc(open(0.68, bounds: false)).suffix(2))
    },
    Statement("The dot at 0.68 with labels", circular("icon-value-name-open: dot at 78.0, 40.8 of 120"), [47, 9.84], within: 0.34) {
      let dot = circles(open(0.68).nodes)[1]
      return [dot.midX, dot.midY]
    },
    Statement("The dot at 0.68 without labels", circular("no-min-max: dot at 79.7, 42.7 of 120"), [48.66, 11.66], within: 0.34) {
      let dot = circles(open(0.68, bounds: false).nodes)[1]
      return [dot.midX, dot.midY]
    },
    Statement("The dot at 0", circular("zero-fraction: dot at 37.3, 73.2 of 120"), [6.34, 42.16], within: 0.34) {
      let dot = circles(open(0).nodes)[1]
      return [dot.midX, dot.midY]
    },
    Statement("The dot at 1", circular("full-fraction: dot at 82.7, 73.2 of 120"), [51.66, 42.16], within: 0.34) {
      let dot = circles(open(1).nodes)[1]
      return [dot.midX, dot.midY]
    },
    Statement(
      "The dot is as wide as the line, in a gap of 10", circular("icon-value-name-open: dot 5.5, ring cut from 32.0° to 54.2°"), [10, 5.5],
      within: 0.34
    ) {
      circles(open(0.68).nodes).map(\.width)
    },
    Statement("The gap is cut out, not painted", circular("icon-value-name-open: the black face shows in it"), [1]) {
      [open(0.68).all.contains { $0.blendMode == .destinationOut } ? 1 : 0]
    },
    Statement(
      "Labels of the bounds are centred 19 below the middle", circular("icon-value-name-open: digits 75.0 … 83.3 of 120"), [79.15 - 31], within: 0.5
    ) {
      let node = open(0.68).all.first { $0.text.lines.first?.runs.first?.text == "0" }
      let line = node?.text.lines.first
      // Digits are as high as capitals: 0.705 of the size above the baseline.
      return [textOrigin(of: "0", in: open(0.68).nodes).y + CGFloat((line?.origin.y ?? 0) - 0.705 / 2 * (line?.runs.first?.font.size ?? 0))]
    },
    Statement(
      "A value of 12 points is raised by 1.8 in a box centred in the ring", circular("value-only: capitals' middle at 59.0; icon-and-value-no-name"),
      [58.7 - 31], within: 0.5
    ) {
      let line = open(0.68).all.first { $0.text.lines.first?.runs.first?.text == "68%" }?.text.lines.first
      let baseline = textOrigin(of: "68%", in: open(0.68).nodes).y + CGFloat((line?.origin.y ?? 0) - (line?.runs.first?.baselineOffset ?? 0))
      return [baseline - 0.705 / 2 * 12]
    },
    Statement("Digits of 22 points shrink to 40 points of width", circular("value-only and long-value: ink 38.6 wide"), [40], within: 0.7) {
      let label = Text(verbatim: "1234").font(.system(size: 22, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.2)
      let out = ContentFixture { $0.core.displayScale = 3 }.render(
        width: 100, height: 100,
        Gauge(value: 0.5) {
          EmptyView()
        } currentValueLabel: {
          label
        }.gaugeStyle(.accessoryCircular))
      return [CGFloat(out.lines.first?.width ?? 0)]
    },
    Statement(
      "A column in a closed ring shrinks to 28.8 points of height", circular("capacity-ring: 68% 24.3 wide instead of 26.6"), [0.91], within: 0.02
    ) {
      let out = ContentFixture { $0.core.displayScale = 3 }.render(
        width: 100, height: 100,
        Gauge(value: 0.68) {
          VStack(spacing: -2) {
            Color.red.frame(width: 10, height: 10)
            Text(verbatim: "68%").font(.system(size: 12, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.2)
            Text(verbatim: "Battery").font(.system(size: 8)).lineLimit(1).minimumScaleFactor(0.4)
          }
        }.gaugeStyle(.accessoryCircularCapacity))
      return [CGFloat(out.runs.first { $0.text == "68%" }?.font.size ?? 0) / 12]
    },
    Statement("The closed ring's track is the tint at 0.35", circular("capacity-ring: 17, 73, 31 of 48, 209, 88"), [0.35]) {
      let out = ContentFixture().render(
        width: 100, height: 100, Gauge(value: 0.68) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).tint(.green))
      return [CGFloat(out.paths[0].stroke.opacity)]
    },
  ]

  /// The position of the text's node in the coordinates of the root.
  @MainActor private static func textOrigin(of words: String, in nodes: [DisplayNode], at origin: CGPoint = .zero) -> CGPoint {
    for node in nodes {
      var here = CGPoint(x: origin.x + node.frame.x, y: origin.y + node.frame.y)
      if node.hasTransform { here = CGPoint(x: here.x + node.transform.tx, y: here.y + node.transform.ty) }
      if case .group(let group)? = node.content {
        let found = textOrigin(of: words, in: group.children, at: here)
        if found.x.isFinite { return found }
      } else if node.text.lines.first?.runs.first?.text == words {
        return here
      }
    }
    return CGPoint(x: CGFloat.infinity, y: .infinity)
  }

  static let controls: [Statement] = [
    Statement("A plain button is its label", Source.apple("PlainButtonStyle"), [0, 0]) {
      let label = size { Text(verbatim: "Go") }
      let button = size { Button("Go") {}.buttonStyle(.plain) }
      return [button[0] - label[0], button[1] - label[1]]
    },
    Statement("A borderless button is its label", Source.apple("BorderlessButtonStyle"), [0, 0]) {
      let label = size { Text(verbatim: "Go") }
      let button = size { Button("Go") {}.buttonStyle(.borderless) }
      return [button[0] - label[0], button[1] - label[1]]
    },
    Statement("A bordered button adds the same on both sides", Source.apple("BorderedButtonStyle"), [0, 0], within: 0.34) {
      let out = laidOut("l", "b") {
        Button {
        } label: {
          Text(verbatim: "Go").marked("l")
        }.buttonStyle(.bordered).marked("b")
      }
      return [(out[0] - out[4]) - (out[4] + out[6] - out[0] - out[2]), (out[1] - out[5]) - (out[5] + out[7] - out[1] - out[3])]
    },
    Statement("A link is its label", Source.homeAssistant("WidgetCalendarSnapshot: rows are links"), [0, 0]) {
      let label = size { Text(verbatim: "Go") }
      let link = size { Link(destination: URL(string: "https://example.org")!) { Text(verbatim: "Go") } }
      return [link[0] - label[0], link[1] - label[1]]
    },
    Statement("A label has its icon before its title", "fivestars.blog, SwiftUI's Label", [1]) {
      let out = laidOut("i", "t") {
        Label {
          Text(verbatim: "Title").marked("t")
        } icon: {
          box("i", 10, 10)
        }
      }
      return [out[0] < out[4] ? 1 : 0]
    },
    Statement("Title only", Source.apple("TitleOnlyLabelStyle"), [0]) {
      [size { Label("Title", systemImage: "star").labelStyle(.titleOnly) }[0] - size { Text("Title") }[0]]
    },
    Statement("Icon only", Source.apple("IconOnlyLabelStyle"), [0]) {
      [size { Label("Title", systemImage: "star").labelStyle(.iconOnly) }[0] - size { Image(systemName: "star") }[0]]
    },
    Statement(
      "A switch is at the trailing end, its label at the leading one", Source.openSwiftUI("SwitchToggleStyle: LabeledContent"), [0, 200]
    ) {
      let out = laidOut("l", "t") { Toggle(isOn: .constant(true)) { box("l", 20, 20) }.toggleStyle(.switch).marked("t") }
      return [out[0], out[4] + out[6]]
    },
    Statement("A progress bar is as wide as it is offered", Source.apple("LinearProgressViewStyle"), [200]) {
      [size(offered: 200, 50) { ProgressView(value: 0.5).progressViewStyle(.linear) }[0]]
    },
    Statement("A linear gauge is as wide as it is offered", Source.apple("LinearCapacityGaugeStyle"), [200]) {
      [size(offered: 200, 50) { Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.linearCapacity) }[0]]
    },
  ]

  /// A row of the widget: a bar beside two lines of text, as high as the text.
  @MainActor private static func row(_ name: String) -> some View {
    HStack(alignment: .center, spacing: 8) {
      RoundedRectangle(cornerRadius: 2).fill(.red).frame(width: 3).marked(name)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: "Calendar event 1").font(.caption.weight(.semibold)).lineLimit(1)
        Text(verbatim: "All-day").font(.caption2).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer(minLength: 0)
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @MainActor private static var badge: some View {
    VStack(alignment: .leading, spacing: -2) {
      Text(verbatim: "MON").font(.caption2.weight(.heavy)); Text(verbatim: "18").font(.system(size: 30, weight: .semibold, design: .rounded))
    }
    .minimumScaleFactor(0.8).lineLimit(1)
  }

  static let calendarRows: [Statement] = [
    Statement("A bar is as high as its row: 28.67", calendar + ", systemMedium: bars 16.0 … 44.7", [28.67], within: 0.34) {
      each(\.height, of: ["a"], in: 300, 100) { row("a") }
    },
    Statement("Rows 8 apart begin every 36.67", calendar + ", systemMedium: bars at 16.0, 52.7, 89.3", [16, 52.67, 89.33], within: 0.34) {
      each(\.minY, of: ["a", "b", "c"], in: 364, 170) {
        VStack(alignment: .leading, spacing: 8) {
          row("a"); row("b"); row("c"); Spacer(minLength: 0)
        }
        .padding(16)
      }
    },
    Statement("Rows 4 apart under the date begin at 67.33 and 100", calendar + ", systemSmall: bars at 67.3, 100.0", [67.33, 100], within: 0.34) {
      each(\.minY, of: ["a", "b"], in: 170, 170) {
        VStack(alignment: .leading, spacing: 4) {
          badge; row("a"); row("b"); Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding(16)
      }
    },
    Statement("Under a heading: 92.67 and 129.33", calendar + ", systemLarge: bars at 92.7, 129.3", [92.67, 129.33], within: 0.34) {
      each(\.minY, of: ["a", "b"], in: 364, 382) {
        VStack(alignment: .leading, spacing: 8) {
          badge
          VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: "Today").font(.caption2.weight(.bold)).textCase(.uppercase); row("a"); row("b")
          }
          Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding(16)
      }
    },
  ]
}
