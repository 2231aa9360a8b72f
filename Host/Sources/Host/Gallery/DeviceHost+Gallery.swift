import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import PaintOrders

/// A kind in the gallery, with its app.
public struct GalleryKind: Sendable {
  /// The app's name.
  public let app: String
  /// The name that people see.
  public let appName: String
  /// The kind, with the families that the place offers.
  public let kind: KindDescription

  /// Creates a value.
  public init(app: String, appName: String, kind: KindDescription) {
    self.app = app
    self.appName = appName
    self.kind = kind
  }
}

/// A configured widget that an app recommends.
public struct Suggestion: Sendable {
  /// The kind that is recommended.
  public let kind: GalleryKind
  /// The configuration and the words that describe it.
  public let recommendation: Recommendation

  /// Creates a value.
  public init(kind: GalleryKind, recommendation: Recommendation) {
    self.kind = kind
    self.recommendation = recommendation
  }
}

// The gallery of widgets that can be added (Specification B2).
extension DeviceHost {
  /// Returns the kinds of all launched apps for the device, app by app in bundle order.
  ///
  /// - Parameters:
  ///   - choice: the device and the place whose families are returned; without a place, those of the whole device.
  ///   - search: words; only kinds that match all of them are returned (``GallerySearch``).
  public func gallery(at choice: PlacementChoice = PlacementChoice(), search: String = "") throws -> [GalleryKind] {
    let search = GallerySearch(search)
    let device = try profile(choice.device).kind
    let offered = installed.values.filter { state.apps[$0.record.id]?.hasBeenLaunched == true && $0.bundle.platforms.include(device) }
    return try offered.sorted { $0.record.id < $1.record.id }.flatMap { app in
      try kinds(app: app.record.id.rawValue, device: choice.device, place: choice.place)
        .map { GalleryKind(app: app.record.id.rawValue, appName: app.displayName, kind: $0) }
        .filter { search.matches([$0.appName, $0.kind.displayName, $0.kind.description_p]) }
    }
  }

  /// Returns configured widgets that the apps of the gallery recommend (`recommendations()`), in the gallery's order.
  ///
  /// Where people cannot configure a widget, as on the watch, these are all recommendations; elsewhere the first ones of each kind
  /// (`Data/gallery.json`). An app that cannot answer, or is locked, recommends nothing.
  ///
  /// - Parameter search: words that the recommendation, its kind or its app must contain.
  public func suggestions(at choice: PlacementChoice = PlacementChoice(), search: String = "") async throws -> [Suggestion] {
    let words = GallerySearch(search)
    let most = try profile(choice.device).kind == .watch ? Int.max : Profiles.gallery.suggestionsOfKind
    var found: [Suggestion] = []
    for kind in try gallery(at: choice) where !kind.kind.parameters.isEmpty {
      let recommended: [Recommendation]
      do {
        recommended = try await recommendations(app: kind.app, kind: kind.kind.kind)
      } catch ExtensionError.cancelled {
        throw ExtensionError.cancelled
      } catch {
        logger.warning("\(kind.app) recommends nothing for \(kind.kind.kind): \(error)")
        continue
      }
      found += recommended.prefix(most).map { Suggestion(kind: kind, recommendation: $0) }.filter {
        words.matches([$0.kind.appName, $0.kind.kind.displayName, $0.kind.kind.description_p, $0.recommendation.description_p])
      }
      if found.count >= Profiles.gallery.suggestions { return Array(found.prefix(Profiles.gallery.suggestions)) }
    }
    return found
  }

  /// Returns the picture of a kind in the gallery: its snapshot for a preview, with its label where the slot shows one (Specification B2).
  ///
  /// - Parameter configuration: a JSON object, for example that of a suggestion; empty: the defaults.
  /// - Throws: ``ConfigurationFault`` for values that the kind does not take; ``ExtensionError``; ``HostError``.
  public func galleryImage(
    app: String, kind: String, family: WidgetFamilyValue, configuration: Data = Data(), at choice: PlacementChoice = PlacementChoice(),
    presentation: Presentation? = nil, scale: Double? = nil, masked: Bool = true
  ) async throws -> RenderedImage {
    let known = try find(app)
    guard state.apps[known.record.id]?.hasBeenLaunched == true else { throw HostError.notLaunched(app) }
    let described = try check(kind: kind, family: family, of: known)
    let placement = try placement(choice, of: family, kind: described)
    if !configuration.isEmpty { try checkUnlocked(known.record.id) }
    let values = try ConfigurationCheck(described, family: family, limits: self.configuration.limits).values(configuration).configuration
    let snapshot = GalleryKey(app: known.record.id, kind: kind, family: family.name, placement: placement, configuration: values)
    let request = try request(kind: kind, family: family.name, at: placement, configuration: values, isPreview: true)
    let client = try client(of: known.record.id)
    let archive = try await gallery.archive(snapshot) {
      try await client.snapshot(request) { [weak self] in await self?.locationAnswer(for: AppID(app), instance: nil).message ?? LocationContext() }
    }
    var presentation = try presentation ?? self.presentation(in: placement.place, keepsBackground: !described.backgroundRemovable)
    switch concealment(of: known.record.id) {
    case .none: break
    case .privacy: if presentation.redaction != .placeholder { presentation.redaction = .privacy }
    case .placeholder: presentation.redaction = .placeholder
    }
    guard let index = archive.entries.first?.displayListIndex(for: presentation.variantKey) else { throw HostError.nothingToShow(kind) }
    let key = PictureKey(
      source: .gallery(snapshot, archive.created.seconds, index), family: family.name, placement: placement, presentation: presentation,
      scale: placement.scale(scale, family: family.name), isMasked: masked, label: placement.slot.labelLayout(at: 0))
    return try await renderer.picture(key, of: owner(known.record.id, widget: "\(known.record.id) \(kind)"), at: now, nextEntry: nil) {
      Drawing(list: archive.displayLists[index]) { archive.image($0) }
    }
  }
}
