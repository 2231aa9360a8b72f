import AlmanacPainter
import AlmanacProfiles
import AlmanacSimulation
import AlmanacWireSchema
import Foundation
import Host

/// The advice of `almanac lint` on content that vanishes when the system recolours a widget, in every place that has a slot for it, on the usual device
/// and one of each other kind (Specification D2).
struct AppearanceLint {
  let bundle: AppBundle
  let configuration: HostConfiguration
  /// Only these kinds; empty: all.
  let kinds: [String]

  /// Returns one report for each kind and family with advice.
  func reports() async throws -> [LintReport] {
    let client = ExtensionClient(bundle: bundle, configuration: configuration)
    var reports: [LintReport] = []
    do {
      for description in try await client.describe().kinds where kinds.isEmpty || kinds.contains(description.kind) {
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
    let devices = Profiles.oneOfEachKind(usual: configuration.device)
    var findings: [LegibilityFinding] = []
    for layout in Legibility.layouts(of: family, keepsBackground: !kind.backgroundRemovable, on: devices) {
      let settings = DeviceSettings()
      guard var context = RenderContext(device: layout.placement.device, family: family, in: layout.placement, settings: settings) else { continue }
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
      for entry in Legibility.sample(archive.entries.count) {
        let date = Date(timeIntervalSince1970: archive.entries[entry].date.seconds)
        findings += try Legibility(appearances: layout.appearances, date: date, images: { archive.image($0) }) { key in
          try archive.displayList(entry: entry, for: key)
        }.findings()
      }
    }
    return findings.joined().map { finding in
      let words = finding.words
      return TimelineAdvice(rule: finding.rule.rawValue, severity: .warning, finding: words.finding, reason: words.reason, fix: words.fix)
    }
  }
}
