import Foundation
import Host
import Painter
import Profiles
import Simulation
import WireSchema

/// The advice of `almanac lint` on content that vanishes when the system recolours a widget (Specification D2).
struct AppearanceLint {
  let bundle: AppBundle
  let configuration: HostConfiguration
  /// Only this kind; nil: all.
  let kind: String?

  /// The most entries of one timeline that are checked: the first, and others spread over the rest.
  private static let maxEntries = 3

  /// Returns one report for each kind and family with advice.
  func reports() async throws -> [LintReport] {
    let client = ExtensionClient(bundle: bundle, configuration: configuration)
    var reports: [LintReport] = []
    do {
      for description in try await client.describe().kinds where kind == nil || description.kind == kind {
        for family in description.families {
          let advice = try await advice(on: description, family, client)
          if !advice.isEmpty { reports.append(LintReport(kind: description.kind, family: family.name, timelines: nil, advice: advice)) }
        }
      }
      await client.close()
    } catch {
      await client.close()
      throw error
    }
    return reports
  }

  private func advice(on kind: KindDescription, _ family: WidgetFamilyValue, _ client: ExtensionClient) async throws -> [TimelineAdvice] {
    let device = configuration.device
    guard var context = RenderContext(device: device, family: family, settings: DeviceSettings()) else { return [] }
    context.namesSources = true
    let request = EntryRequest.with {
      $0.kind = kind.kind
      $0.context = context
    }
    let archive: TimelineArchive
    do {
      archive = try await client.timeline(request)
    } catch is ExtensionError {
      // The simulated day has already reported it.
      return []
    }
    var findings: [LegibilityFinding] = []
    for entry in Self.sample(archive.entries.count) {
      let legibility = Legibility(
        family: family, isWatch: device.platform == .watchos, keepsBackground: !kind.backgroundRemovable,
        date: Date(timeIntervalSince1970: archive.entries[entry].date.seconds), images: { archive.image($0) }
      ) { key in try archive.displayList(entry: entry, for: key) }
      // A later entry has the same faults with other numbers.
      for finding in try legibility.findings()
      where !findings.contains(where: { $0.rule == finding.rule && $0.source == finding.source && $0.behind == finding.behind }) {
        findings.append(finding)
      }
    }
    return findings.map(TimelineAdvice.init)
  }

  /// Returns up to ``maxEntries`` positions, spread over all.
  private static func sample(_ count: Int) -> [Int] {
    guard count > maxEntries else { return Array(0..<count) }
    return (0..<maxEntries).map { $0 * (count - 1) / (maxEntries - 1) }
  }
}

extension TimelineAdvice {
  /// Puts a finding into words.
  init(_ finding: LegibilityFinding) {
    let more = finding.count > finding.contents.count ? " and \(finding.count - finding.contents.count) more" : ""
    let what = finding.contents.joined(separator: ", ") + more
    let place = finding.source.isEmpty ? "" : " in \(finding.source)"
    let appearances = finding.appearances.joined(separator: " and ")
    let verb = finding.count == 1 ? "is" : "are"
    let flat = "In accented mode everything has one of two flat colours, and only opacity is kept."
    let text: (finding: String, reason: String, fix: String) =
      switch finding.rule {
      case .accentedBlock:
        (
          "\(what)\(place) \(verb) not visible in the appearance \(appearances), because \(finding.behind) fills the widget with the same flat colour.",
          flat,
          "Move the area into containerBackground(for: .widget), which the system removes, or leave it out if widgetRenderingMode is .accented."
        )
      case .accentedVanishes:
        (
          "\(what)\(place) \(verb) not visible in the appearance \(appearances): what is behind, \(finding.behind), has the same flat colour.", flat,
          "Give the area an opacity below 1, or leave it out if widgetRenderingMode is .accented; widgetAccentable() alone does not help where both groups are white."
        )
      case .accentedFlatImage:
        (
          "\(what)\(place) becomes an area of one flat colour in the appearance \(appearances).", flat,
          "Say how the image is drawn: widgetAccentedRenderingMode(.desaturated) or .accentedDesaturated keeps its brightness, .fullColor its colours."
        )
      case .onlyInBackground:
        (
          "\(what)\(place) \(verb) part of the container background, which the appearance \(appearances) removes.",
          "Accented and vibrant places draw their own background.",
          "Move content into the view itself, and keep only decoration in containerBackground."
        )
      case .vibrantDark:
        (
          "\(what)\(place) \(verb) nearly black, and so transparent in the appearance \(appearances).",
          "In vibrant mode brightness becomes material: dark content recedes into the wallpaper.",
          "Use .primary, .white or another bright colour if widgetRenderingMode is .vibrant."
        )
      }
    self.init(rule: finding.rule.rawValue, severity: .warning, finding: text.finding, reason: text.reason, fix: text.fix)
  }
}
