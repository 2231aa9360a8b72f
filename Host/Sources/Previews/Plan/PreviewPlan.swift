import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Host

/// What a preview shows: a declared preview, or a family of a kind.
public struct PreviewSubject: Sendable, Hashable, Codable {
  public let id: String
  /// What the author calls it.
  public let title: String
  /// Where it is declared, or its family.
  public let detail: String
  public let kind: String
  public let family: String
  /// The id of the declared preview; empty: the widget's own timeline.
  public let preview: String
  /// The device on which it is drawn: the chosen one, or the first that offers the family.
  public let device: String
  /// The area in points.
  public let width: Double
  public let height: Double
  let keepsBackground: Bool
  /// Whether it is a view without a widget.
  let isBare: Bool
}

/// One picture of the page.
public struct PreviewPicture: Sendable, Hashable, Codable {
  public let id: String
  public let subject: String
  public let scheme: String
  public let mode: String
  public let textSize: String
  public let locale: String
}

/// Which pictures a page shows, in its order.
public struct PreviewPlan: Sendable, Equatable {
  public private(set) var subjects: [PreviewSubject] = []
  public private(set) var pictures: [PreviewPicture] = []
  /// What no device offers, a line each.
  public private(set) var leftOut: [String] = []

  /// The systems that the app is for.
  private let platforms: SupportedPlatforms

  /// Makes the plan: previews first, in source order, then each kind's families.
  ///
  /// - Parameter platforms: the systems that the app is for: an app for watches is drawn on a watch.
  /// - Throws: ``PreviewError``.
  public init(
    kinds: [KindDescription], previews: [PreviewDescription], choice: PreviewChoice, platforms: SupportedPlatforms = SupportedPlatforms([]),
    limits: PreviewProfile = Profiles.preview
  ) throws(PreviewError) {
    self.platforms = platforms
    for preview in previews where choice.kinds.isEmpty || choice.kinds.contains(preview.kind) { add(preview, choice) }
    for kind in kinds where choice.kinds.isEmpty || choice.kinds.contains(kind.kind) {
      for family in kind.families.sorted(by: { $0.rawValue < $1.rawValue }) { add(kind, family, choice) }
    }
    var count = 0
    for subject in subjects {
      let modes = Self.modes(of: subject, choice)
      let schemes = Profiles.device(named: subject.device)?.platform == .watchos ? ["dark"] : choice.schemes
      count += modes.count * schemes.count * choice.locales.count * choice.textSizes.count
      guard count <= limits.pictures else { continue }
      for locale in choice.locales {
        for textSize in choice.textSizes {
          for mode in modes {
            for scheme in schemes {
              pictures.append(
                PreviewPicture(
                  id: [subject.id, locale, textSize, mode, scheme].joined(separator: "|"), subject: subject.id, scheme: scheme, mode: mode,
                  textSize: textSize, locale: locale))
            }
          }
        }
      }
    }
    guard count <= limits.pictures else { throw .tooManyPictures(count, limit: limits.pictures) }
    guard !subjects.isEmpty else {
      throw .nothing(
        choice.kinds.isEmpty
          ? "the app has no widget, no control and no preview; declare one in its bundle"
          : "the app has no widget \(choice.kinds.joined(separator: ", "))")
    }
  }

  public func subject(_ id: String) -> PreviewSubject? { subjects.first { $0.id == id } }

  private mutating func add(_ preview: PreviewDescription, _ choice: PreviewChoice) {
    let isBare = preview.isView && preview.family == .unspecified
    // A view alone gets the area of a large widget, which is nearest to that of a screen.
    let family = isBare ? .systemLarge : preview.family
    guard let device = device(for: family, choice), let area = device.size(of: family.name) else {
      leftOut.append("\(preview.name.isEmpty ? preview.id : preview.name): no device has \(family.name)")
      return
    }
    let file = preview.line > 0 ? "\((preview.source as NSString).lastPathComponent):\(preview.line)" : preview.source
    let name = preview.name.isEmpty ? (preview.isView ? "Preview" : preview.kind) : preview.name
    subjects.append(
      PreviewSubject(
        id: "preview:\(preview.id)", title: name, detail: isBare ? file : "\(file) · \(family.name)", kind: preview.kind, family: family.name,
        preview: preview.id, device: device.id, width: preview.hasSize ? preview.size.width : area.width,
        height: preview.hasSize ? preview.size.height : area.height, keepsBackground: !preview.backgroundRemovable && !preview.isView,
        isBare: isBare))
  }

  private mutating func add(_ kind: KindDescription, _ family: WidgetFamilyValue, _ choice: PreviewChoice) {
    guard let device = device(for: family, choice), let area = device.size(of: family.name) else {
      leftOut.append("\(kind.kind): no device has \(family.name)")
      return
    }
    subjects.append(
      PreviewSubject(
        id: "kind:\(kind.kind)/\(family.name)", title: kind.displayName.isEmpty ? kind.kind : kind.displayName, detail: family.name, kind: kind.kind,
        family: family.name, preview: "", device: device.id, width: area.width, height: area.height, keepsBackground: !kind.backgroundRemovable,
        isBare: false))
  }

  /// The chosen device, or the first one that offers the family; of those, one that the app is for.
  private func device(for family: WidgetFamilyValue, _ choice: PreviewChoice) -> DeviceProfile? {
    let offering = ([choice.profile] + Profiles.devices).filter { $0.size(of: family.name) != nil }
    return offering.first { platforms.include($0.kind) } ?? offering.first
  }

  /// The chosen modes that the subject has; at least its usual one.
  private static func modes(of subject: PreviewSubject, _ choice: PreviewChoice) -> [String] {
    let known = modes(of: subject)
    let chosen = choice.modes.filter(known.contains)
    return chosen.isEmpty ? [known[0]] : chosen
  }

  private static func modes(of subject: PreviewSubject) -> [String] {
    let group = WidgetFamilyValue(name: subject.family)?.group
    guard !subject.isBare, group != .activity, group != .control else { return ["fullColor"] }
    guard group == .accessory, let device = Profiles.device(named: subject.device) else { return RenderingModeValue.names }
    // An accessory has the modes of its places: vibrant on a lock screen, full colour or one colour on a watch.
    let places = device.places.filter { $0.slots.contains { $0.families.contains { $0.family == subject.family } } }
    var modes: [String] = []
    for mode in places.flatMap(\.appearances).map(\.renderingMode.presentationName) where !modes.contains(mode) { modes.append(mode) }
    return modes.isEmpty ? RenderingModeValue.names : modes
  }
}

/// In which order pictures are drawn.
public enum PreviewOrder {
  /// Returns the picture that is drawn next: the first that is seen now, otherwise the first of the page.
  public static func next(_ pending: Set<String>, visible: [String], plan: [PreviewPicture]) -> String? {
    visible.first(where: pending.contains) ?? plan.first { pending.contains($0.id) }?.id
  }
}
