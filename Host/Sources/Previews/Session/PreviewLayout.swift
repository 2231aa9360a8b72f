import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Host

/// One request to the extension. Its answer contains every colour scheme and rendering mode, so pictures that differ only in these share it.
struct PreviewLayout: Hashable, Sendable {
  let subject: PreviewSubject
  let textSize: String
  let locale: String

  /// The request for the subject's timeline.
  func request() throws -> EntryRequest {
    guard let device = Profiles.device(named: subject.device), let family = WidgetFamilyValue(name: subject.family),
      var context = RenderContext(device: device, family: family, settings: DeviceSettings(dynamicType: textSize, locale: locale))
    else { throw HostError.familyNotOnDevice(subject.family, device: subject.device) }
    context.displaySize = SizeValue(width: subject.width, height: subject.height)
    if subject.isBare {
      context.contentMargins = InsetsValue()
      context.cornerRadius = 0
    }
    let finished = context
    return .with {
      $0.kind = subject.kind
      $0.context = finished
      $0.preview = subject.preview
    }
  }
}

extension PreviewPicture {
  /// How accented and vibrant content is tinted, as on a contact sheet.
  private static let orange = RGBA(hex: 0xFF9F0A)

  func presentation(of subject: PreviewSubject) -> Presentation {
    let mode = RenderingModeValue(name: mode) ?? .fullColor
    let isAccessory = WidgetFamilyValue(name: subject.family)?.group == .accessory
    let isRemoved = isAccessory || (mode != .fullColor && !subject.keepsBackground)
    return Presentation(
      colorScheme: ColorSchemeValue(name: scheme) ?? .light, renderingMode: mode, background: isRemoved ? .removed : .shown,
      tint: mode == .accented ? Self.orange : nil)
  }

  /// Orders the picture of one entry of the archive.
  ///
  /// - Parameter wallpapers: what is behind a home screen's widget without its background.
  func order(
    of subject: PreviewSubject, entry: Int, of archive: TimelineArchive, at date: Date, wallpapers: [ColorSchemeValue: UsualWallpaper],
    scale: Double
  ) throws -> AppPainter.Order {
    let presentation = presentation(of: subject)
    guard archive.entries.indices.contains(entry) else { throw HostError.nothingToShow(subject.title) }
    let shown = presentation.shownInstant(at: date)
    guard let index = archive.entries[entry].displayListIndex(for: presentation.variantKey, at: shown), archive.displayLists.indices.contains(index)
    else { throw HostError.nothingToShow(subject.title) }
    let family = WidgetFamilyValue(name: subject.family) ?? .systemSmall
    let device = Profiles.device(named: subject.device) ?? Profiles.defaultDevice
    let isBare = presentation.background == .removed && family.group == .home
    let container: PlaceProfile.Container = !isBare ? .none : presentation.renderingMode == .accented ? .tinted : .glass
    let label = family == .accessoryCorner ? Placement(of: subject.family, on: device)?.slot.labelLayout(at: 0) : nil
    return AppPainter.Order(
      list: archive.displayLists[index], presentation: presentation, date: date, scale: scale,
      mask: subject.isBare ? .none : WidgetMask(of: family, on: device, in: nil), label: label, container: container,
      wallpaper: isBare ? wallpapers[presentation.colorScheme] : nil)
  }
}
