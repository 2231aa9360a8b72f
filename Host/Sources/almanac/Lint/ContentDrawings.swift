import AlmanacContentLint
import AlmanacProfiles
import AlmanacSimulation
import AlmanacWireSchema
import Foundation
import Host

/// The advice of `almanac lint` on what an app's widgets draw: each family once in each layout, on the first device that has a place for it.
struct ContentDrawings {
  let bundle: AppBundle
  let configuration: HostConfiguration
  /// Only these kinds; empty: all.
  let kinds: [String]
  /// The app's own locales beside the usual one.
  var locales: [String] = []

  /// Returns one report for each kind and family with advice, and one for the extension's memory.
  func reports() async throws -> [LintReport] {
    let client = ExtensionClient(bundle: bundle, configuration: configuration)
    var reports: [LintReport] = []
    do {
      for description in try await client.describe().kinds where kinds.isEmpty || kinds.contains(description.kind) {
        for family in description.families {
          let advice = try ContentLint.advice(on: await drawings(of: description, family, client))
          if !advice.isEmpty { reports.append(LintReport(kind: description.kind, family: family.name, timelines: nil, advice: advice)) }
        }
      }
      let memory = MemoryLint.advice(highest: await client.highestMemory, limit: configuration.limits.memoryGrowth)
      if !memory.isEmpty { reports.append(LintReport(kind: bundle.name, family: "", timelines: nil, advice: memory)) }
      await client.close()
    } catch {
      await client.close()
      throw error
    }
    return reports
  }

  private func drawings(of kind: KindDescription, _ family: WidgetFamilyValue, _ client: ExtensionClient) async -> [Drawing] {
    let placement = Profiles.oneOfEachKind(usual: configuration.device).lazy.compactMap {
      Placement(of: family.name, on: $0, keepsBackground: !kind.backgroundRemovable)
    }.first
    guard let placement else { return [] }
    var drawings: [Drawing] = []
    // One after another by locale: a change of locale starts a new process.
    for layout in Drawing.layouts(locales: locales) {
      let settings = DeviceSettings(dynamicType: layout.textSize, locale: layout.locale, timeZone: "GMT")
      guard var context = RenderContext(device: placement.device, family: family, in: placement, settings: settings) else { continue }
      context.namesSources = true
      let request = EntryRequest.with {
        $0.kind = kind.kind
        $0.context = context
      }
      // The simulated day has already reported what fails; another layout would fail as slowly.
      guard let archive = try? await client.timeline(request) else { return drawings }
      drawings.append(
        Drawing(family: family, layout: layout, archive: archive, limits: configuration.limits, device: placement.device))
    }
    return drawings
  }
}
