import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore

extension Statement {
  private static let pinned = Documents.swiftUI("progressview/init(value:total:)")
  private static let interval = Documents.swiftUI("progressview/init(timerinterval:countsdown:)")
  private static let circular = Documents.openSwiftUI("ArchivableProgressView.swift")
  private static let gauge = Documents.swiftUI("gauge/init(value:in:label:)")
  private static let dates = Date(timeIntervalSince1970: 1_700_000_000)...Date(timeIntervalSince1970: 1_700_000_120)

  /// The fraction that assistive technology reads.
  @MainActor private static func fraction<V: View>(@ViewBuilder _ view: () -> V) -> [CGFloat] {
    Drawn.output(200, 100, of: view).all.filter(\.accessibility.hasFraction).map { CGFloat($0.accessibility.fraction) }
  }
  /// The length of the filled part of a bar that is 200 points long.
  @MainActor private static func bar<V: View>(_ change: Drawn.Change = { _ in }, @ViewBuilder _ view: () -> V) -> [CGFloat] {
    let parts = Drawn.output(200, 100, change, of: view).paths.map(\.shape.roundedRect.rect.cgRect)
    return parts.count > 1 ? [parts[1].minX, parts[1].width] : []
  }
  @MainActor private static func dynamic<V: View>(@ViewBuilder _ view: () -> V) -> DynamicProgressContent {
    Drawn.output(200, 100, of: view).all.first { $0.dynamicProgress.hasEnd }?.dynamicProgress ?? DynamicProgressContent()
  }

  static let gaugeValues: [Statement] = [
    Statement("A gauge's range is 0 to 1 if not stated otherwise", gauge, [0.4]) { fraction { Gauge(value: 0.4) { Text(verbatim: "a") } } },
    Statement("A gauge shows where the value is in its range", gauge, [0.25]) { fraction { Gauge(value: 75, in: 50...150) { Text(verbatim: "a") } } },
    Statement("A range may start below 0", gauge, [0.75]) { fraction { Gauge(value: 10, in: -20...20) { Text(verbatim: "a") } } },
    Statement("A style receives the value as a part of the range", Documents.swiftUI("gaugestyleconfiguration/value"), is: "0.25") {
      Drawn.output(200, 100) { Gauge(value: 75, in: 50...150) { Text(verbatim: "a") }.gaugeStyle(ValueGauge()) }.words
    },
  ]

  static let progressValues: [Statement] = [
    Statement("A value above the total is the total", pinned, [1]) { fraction { ProgressView(value: 7, total: 5) } },
    Statement("A value below 0 is 0", pinned, [0]) { fraction { ProgressView(value: -0.5) } },
    Statement("Without a value progress is unknown, whatever the total is", pinned, []) {
      fraction { ProgressView(value: nil as Double?, total: 10) }
    },
    Statement("The bar is as long as the part of the total", Documents.swiftUI("linearprogressviewstyle"), [0, 50]) {
      bar { ProgressView(value: 0.25) }
    },
    Statement("In a right-to-left layout the bar begins at the right", Documents.swiftUI("environmentvalues/layoutdirection"), [150, 50]) {
      bar(Drawn.rightToLeft) { ProgressView(value: 0.25) }
    },
    Statement("Progress of an interval empties as time passes if not stated otherwise", interval, is: [true, false]) {
      [dynamic { ProgressView(timerInterval: dates) }.countsDown, dynamic { ProgressView(timerInterval: dates, countsDown: false) }.countsDown]
    },
    Statement(
      "Progress of an interval has the remaining time as its label", interval,
      holds: {
        Drawn.output(200, 100) { ProgressView(timerInterval: dates) }.all.contains { if case .dynamicText? = $0.content { true } else { false } }
      }),
    Statement(
      "An empty label of the current value takes the place of the remaining time",
      Documents.swiftUI("progressview/init(timerinterval:countsdown:label:currentvaluelabel:)"),
      holds: {
        !Drawn.output(200, 100) {
          ProgressView(timerInterval: dates) {
            EmptyView()
          } currentValueLabel: {
            EmptyView()
          }
        }.all.contains {
          if case .dynamicText? = $0.content { true } else { false }
        }
      }),
    Statement("A style gets no fraction of progress in an interval", Documents.openSwiftUI("ProgressView.swift, fractionCompleted"), is: "nil") {
      Drawn.output(200, 100) { ProgressView(timerInterval: dates).progressViewStyle(FractionProgress()) }.words
    },
    Statement(
      "A foreground style around a bar is that of the current value's label too", Documents.openSwiftUI("LinearProgressViewStyle.swift"), is: "red"
    ) {
      Drawn.output(200, 100) {
        ProgressView(value: 0.5) {
          EmptyView()
        } currentValueLabel: {
          Text(verbatim: "value")
        }.foregroundStyle(.red)
      }.runs.first?
      .paint.systemName ?? ""
    },
    Statement("Progress without a value is an empty ring in a widget, not a spinner", Documents.swiftUI("circularprogressviewstyle"), is: [0, 1]) {
      let paths = Drawn.output(100, 100) { ProgressView() }.paths
      return [paths.count { $0.hasFill }, paths.count { $0.hasStroke }]
    },
    Statement("A ring in a widget fills the square that it is offered", circular, [80, 80]) {
      size(offered: 80, 120) { ProgressView(value: 0.5).progressViewStyle(.circular) }
    },
    Statement("A ring in a widget has its label inside if there is none of the current value", circular, [0, 0], within: 0.5) {
      let out = Drawn.output(80, 80) { ProgressView(value: 0.5) { Text(verbatim: "a") }.progressViewStyle(.circular) }
      let text = out.all.first { $0.debugName == "Text" && !$0.accessibility.standIn }?.frame.cgRect ?? .infinite
      let ring = out.all.first { $0.debugName == "ProgressView" }?.frame.cgRect ?? .zero
      return [text.midX - ring.midX, text.midY - ring.midY]
    },
    Statement("The label of the current value in a ring takes the place of the label", circular, is: "value") {
      Drawn.output(80, 80) {
        ProgressView(value: 0.5) {
          Text(verbatim: "label")
        } currentValueLabel: {
          Text(verbatim: "value")
        }.progressViewStyle(.circular)
      }.words
    },
    Statement("The tint of a bar is its style's", Documents.swiftUI("linearprogressviewstyle/init(tint:)"), is: "purple") {
      Drawn.output(200, 100) { ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .purple)).tint(Color.green) }.paths.last?.fill
        .systemName ?? ""
    },
  ]
}

private struct ValueGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "\(configuration.value)" + (configuration.minimumValueLabel == nil ? "" : " bounds"))
  }
}
private struct FractionProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "nil") }
}
