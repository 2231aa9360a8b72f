import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@testable import AlmanacPainter

/// Views from SwiftUI to pixels in their default appearance: one picture for each control.
@MainActor @Suite struct ViewPictureTests {
  /// `view` in the family's size, painted at 2×.
  private func draw<V: View>(
    _ width: CGFloat, _ height: CGFloat, family: WidgetFamilyValue = .systemSmall, scheme: ColorSchemeValue = .light,
    redaction: RedactionValue = .none, background: Color = Color(.sRGB, white: 1, opacity: 1), @ViewBuilder _ view: () -> V
  ) -> PaintJob {
    var environment = EnvironmentValues()
    environment.core.family = family
    environment.core.displaySize = CGSize(width: width, height: height)
    environment.core.displayScale = 2
    environment.core.colorScheme = scheme == .dark ? .dark : .light
    environment.core.locale = Locale(identifier: "en_US")
    environment.core.timeZone = .gmt
    if redaction == .placeholder { environment.core.redactionReasons = .placeholder }
    if redaction == .privacy { environment.core.redactionReasons = .privacy }
    let session = RenderSession(text: .current, images: ImageStore(), bundle: plain)
    session.date = testDate
    let content = view().frame(maxWidth: .infinity, maxHeight: .infinity).background(background)
    let list = ViewRenderer.displayList(of: content, environment: environment, session: session)
    return job(list, scale: 2) {
      $0.colorScheme = scheme
      $0.redaction = redaction
    }
  }
  /// An app without asset catalogs has the system's accent colour.
  private let plain = Bundle(url: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")) ?? .main
  private let black = Color(.sRGB, white: 0, opacity: 1)

  // MARK: Gauges

  @Test func `an open gauge has a gap around its marker`() throws {
    try expectGolden(
      "view-gauge-open",
      draw(140, 72, family: .accessoryCircular, scheme: .dark, background: Color.indigo) {
        HStack(spacing: 8) {
          ForEach([0.3, 1], id: \.self) { value in
            Gauge(value: value) {
              EmptyView()
            } currentValueLabel: {
              Text(verbatim: "\(Int(value * 100))")
            }
          }
        }
        .gaugeStyle(.accessoryCircular).tint(.white)
      })
  }

  @Test func `an open gauge has its bounds' labels below`() throws {
    try expectGolden(
      "view-gauge-bounds",
      draw(140, 72, family: .accessoryCircular, scheme: .dark, background: black) {
        HStack(spacing: 8) {
          Gauge(value: 19, in: 11...24) {
            Text(verbatim: "°C")
          } currentValueLabel: {
            Text(verbatim: "19")
          } minimumValueLabel: {
            Text(verbatim: "11")
          } maximumValueLabel: {
            Text(verbatim: "24")
          }
          .tint(Gradient(colors: [.green, .yellow, .orange]))
          Gauge(value: 0.4) {
            Text(verbatim: "AQI")
          } currentValueLabel: {
            Text(verbatim: "42")
          }
          .tint(.green)
        }
        .gaugeStyle(.accessoryCircular)
      })
  }

  @Test func `a closed gauge has a faint track`() throws {
    try expectGolden(
      "view-gauge-closed",
      draw(140, 72, family: .accessoryCircular, scheme: .dark, background: black) {
        HStack(spacing: 8) {
          Gauge(value: 0.68) { Text(verbatim: "68") }.tint(.green)
          Gauge(value: 0.25) { Image(systemName: "bolt.fill") }.tint(.orange)
        }
        .gaugeStyle(.accessoryCircularCapacity)
      })
  }

  @Test func `linear gauges`() throws {
    try expectGolden(
      "view-gauge-linear",
      draw(160, 190) {
        VStack(spacing: 14) {
          Gauge(value: 0.6) {
            Text(verbatim: "Speed")
          } currentValueLabel: {
            Text(verbatim: "60")
          } minimumValueLabel: {
            Text(verbatim: "0")
          } maximumValueLabel: {
            Text(verbatim: "100")
          }
          .gaugeStyle(.linearCapacity)
          Gauge(value: 0.6) {
            EmptyView()
          } currentValueLabel: {
            EmptyView()
          } minimumValueLabel: {
            Text(verbatim: "0")
          } maximumValueLabel: {
            Text(verbatim: "100")
          }
          .gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.blue, .red]))
          Gauge(value: 0.3) {
            Text(verbatim: "Fuel")
          } currentValueLabel: {
            Text(verbatim: "30 %")
          }
          .gaugeStyle(.accessoryLinearCapacity)
        }
        .padding(8)
      })
  }

  // MARK: Progress

  @Test func `progress bars have a grey track`() throws {
    try expectGolden(
      "view-progress-bar",
      draw(150, 90) {
        VStack(spacing: 12) {
          ProgressView(value: 0.25)
          ProgressView(value: 0.75) {
            Text(verbatim: "Loading")
          } currentValueLabel: {
            Text(verbatim: "75 %")
          }
          .tint(.green)
        }
        .padding(8)
      })
  }

  @Test func `progress rings, also without a value`() throws {
    try expectGolden(
      "view-progress-ring",
      draw(150, 90) {
        HStack(spacing: 12) {
          ProgressView(value: 0.7).progressViewStyle(.circular)
          ProgressView()
        }
      })
  }

  // MARK: Labels and lines

  @Test func `labels line up icon and title`() throws {
    try expectGolden(
      "view-labels",
      draw(140, 100) {
        VStack(alignment: .leading, spacing: 6) {
          Label("Rain", systemImage: "cloud.rain")
          Label("Battery", systemImage: "battery.100").font(.caption).foregroundStyle(.secondary)
          Label("Title only", systemImage: "star").labelStyle(.titleOnly)
          Label("Icon only", systemImage: "star.fill").labelStyle(.iconOnly).foregroundStyle(.yellow)
        }
      })
  }

  @Test(arguments: [ColorSchemeValue.light, .dark]) func `dividers are hairlines`(_ scheme: ColorSchemeValue) throws {
    try expectGolden(
      scheme == .dark ? "view-dividers-dark" : "view-dividers",
      draw(120, 60, scheme: scheme, background: scheme == .dark ? black : Color(.sRGB, white: 1, opacity: 1)) {
        HStack {
          VStack {
            Text(verbatim: "Above"); Divider(); Text(verbatim: "Below")
          }
          Divider()
          Text(verbatim: "Beside")
        }
        .font(.caption).padding(6)
      })
  }

  // MARK: Buttons and toggles

  @Test func `button styles`() throws {
    try expectGolden(
      "view-buttons",
      draw(170, 190) {
        VStack(spacing: 8) {
          Button("Automatic") {}
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Borderless") {}.buttonStyle(.borderless)
          Button("Plain") {}.buttonStyle(.plain)
        }
      })
  }

  @Test func `button sizes`() throws {
    try expectGolden(
      "view-button-sizes",
      draw(170, 180) {
        VStack(spacing: 8) {
          Button("Mini") {}.controlSize(.mini)
          Button("Small") {}.controlSize(.small)
          Button("Regular") {}.controlSize(.regular)
          Button("Large") {}.controlSize(.large)
        }
        .buttonStyle(.bordered).tint(.orange)
      })
  }

  @Test func `toggle styles`() throws {
    try expectGolden(
      "view-toggles",
      draw(170, 240) {
        VStack(spacing: 10) {
          Toggle("On", isOn: .constant(true)).toggleStyle(.button)
          Toggle("Off", isOn: .constant(false)).toggleStyle(.button)
          Toggle("On", isOn: .constant(true)).toggleStyle(.switch)
          Toggle("Off", isOn: .constant(false)).toggleStyle(.switch)
          Toggle("Tinted", isOn: .constant(true)).toggleStyle(.switch).tint(.purple)
        }
        .padding(8)
      })
  }

  // MARK: Redaction

  private var account: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Account", systemImage: "creditcard").font(.caption)
      Text(verbatim: "1,234.56").font(.title2).privacySensitive()
      Text(verbatim: "Two lines of small print that tell of nothing in particular").font(.caption2).foregroundStyle(.secondary)
      HStack {
        Circle().fill(.green).frame(width: 12, height: 12)
        Text(verbatim: "Open").font(.caption)
      }
    }
    .padding(8)
  }

  @Test func `placeholders keep the shapes of text and images`() throws {
    try expectGolden("view-placeholder", draw(150, 140, redaction: .placeholder) { account })
  }

  @Test func `redacted by the author`() throws {
    try expectGolden("view-redacted", draw(150, 140) { account.redacted(reason: .placeholder) })
  }

  @Test func `the privacy redaction hides only sensitive content`() throws {
    try expectGolden("view-privacy", draw(150, 140, redaction: .privacy) { account })
  }
}
