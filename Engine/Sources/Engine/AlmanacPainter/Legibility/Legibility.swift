import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// Finds content that is visible in full colour and not when the system draws the widget in one or two flat colours, or as material.
///
/// The finding does not depend on rules about views: each text, symbol, image and progress is left out once, and the picture without it is compared with
/// the whole one. Content that makes a difference in full colour and none in another appearance has vanished there.
public struct Legibility {
  /// One way in which the system shows the widget, and what is behind it.
  public struct Appearance: Sendable, Hashable {
    /// The name in findings.
    public let name: String
    /// How the widget is drawn.
    public let presentation: Presentation
    /// The brightness that is typical for what is behind it, 0…1.
    public let behind: Double

    /// Creates an appearance.
    public init(name: String, presentation: Presentation, behind: Double) {
      (self.name, self.presentation, self.behind) = (name, presentation, behind)
    }

    /// Returns the appearances of a place in which the system recolours a widget or removes its background. Reduced luminance does not change which
    /// content is visible.
    ///
    /// - Parameter keepsBackground: whether the widget's background cannot be removed.
    public static func all(of place: PlaceProfile, keepsBackground: Bool) -> [Appearance] {
      place.appearances.filter { $0.luminance != .reduced }.compactMap { appearance in
        let tint = appearance.tint == .none ? nil : RGBA(hex: appearance.tint == .red ? 0xFF453A : 0xFF9500)
        let presentation = Presentation(appearance, colorScheme: .dark, tint: tint, keepsBackground: keepsBackground)
        guard presentation.renderingMode != .fullColor || presentation.background == .removed else { return nil }
        let behind: Double =
          switch (place.wallpaper, presentation.renderingMode) {
          case (.black, _): 0
          // The system's own tinted container is dark.
          case (_, .accented): presentation.tint == nil ? 0.4 : 0.12
          default: 0.3
          }
        // The home screen needs no name: everything is there first.
        let name = appearance.id == "normal" ? place.name : "\(appearance.name.lowercased())" + (place.id == "homeScreen" ? "" : " (\(place.name))")
        return Appearance(name: name, presentation: presentation, behind: behind)
      }
    }
  }

  private let list: (VariantKey) throws -> DisplayList
  private let images: (Data) -> ImageBlob?
  private let appearances: [Appearance]
  private let date: Date

  /// The most pieces of content of one list that are left out in turn; further ones are not checked.
  public static let maxPieces = 160
  /// A channel that differs by less is the same to the eye, 0…255.
  private static let visibleDifference = 20
  /// The fewest pixels, at one pixel per point, that content changes if it is visible.
  private static let fewestPixels = 6
  /// The share of its pixels below which content counts as vanished.
  private static let vanishedShare = 0.15
  /// The share of the widget that an area covers if it is said to fill it.
  private static let fillingShare = 0.9

  /// - Parameters:
  ///   - family: the family, which decides where the widget is shown.
  ///   - isWatch: whether the device is a watch, whose accessories are accented and never vibrant.
  ///   - keepsBackground: whether the widget's background cannot be removed.
  ///   - date: the instant of dynamic text.
  ///   - images: returns an image by its hash.
  ///   - list: returns the display list for a presentation.
  public init(
    family: WidgetFamilyValue, isWatch: Bool, keepsBackground: Bool, date: Date, images: @escaping (Data) -> ImageBlob?,
    list: @escaping (VariantKey) throws -> DisplayList
  ) {
    let isAccessory = family.group == .accessory
    func appearance(_ name: String, _ mode: RenderingModeValue, tint: RGBA? = nil, behind: Double) -> Appearance {
      Appearance(
        name: name,
        presentation: Presentation(
          colorScheme: .dark, renderingMode: mode, background: isAccessory || !keepsBackground ? .removed : .shown, tint: tint), behind: behind)
    }
    let orange = RGBA(hex: 0xFF9500)
    let accented = [
      appearance("tinted", .accented, tint: orange, behind: 0.12), appearance("clear", .accented, behind: 0.4),
    ]
    // In a tint, nearly black content does not brighten what is behind it, so that a little of the material does not count as visible.
    let vibrant = [appearance("vibrant", .vibrant, tint: RGBA(hex: 0xFFFFFF), behind: 0.3)]
    let appearances: [Appearance] =
      switch family.group {
      case .activity, .control: []
      case .accessory: isWatch ? [accented[0]] : vibrant
      default: accented
      }
    self.init(appearances: appearances, date: date, images: images, list: list)
  }

  /// - Parameters:
  ///   - appearances: how the system shows the widget.
  ///   - date: the instant of dynamic text.
  ///   - images: returns an image by its hash.
  ///   - list: returns the display list for a presentation.
  public init(
    appearances: [Appearance], date: Date, images: @escaping (Data) -> ImageBlob?, list: @escaping (VariantKey) throws -> DisplayList
  ) {
    self.list = list
    self.images = images
    self.appearances = appearances
    self.date = date
  }

  /// Checks the widget in each of its appearances.
  ///
  /// - Throws: ``PainterError`` or `ArchiveError` if a list cannot be painted.
  public func findings() throws -> [LegibilityFinding] {
    var vanished: [Vanished] = []
    for appearance in appearances {
      let list = try list(appearance.presentation.variantKey)
      try list.validate()
      if appearance.presentation.background == .removed { vanished += backgroundContent(of: list, appearance) }
      vanished += try flatImages(of: list, appearance)
      // In full colour only the background goes.
      if appearance.presentation.renderingMode != .fullColor { vanished += try check(list, appearance) }
    }
    return Self.findings(vanished)
  }

  // MARK: Content that is left out in turn

  private func check(_ list: DisplayList, _ appearance: Appearance) throws -> [Vanished] {
    var found: [Vanished] = []
    let pieces = DisplayPiece.all(in: list.root).prefix(Self.maxPieces)
    guard pieces.contains(where: \.isContent) else { return [] }
    let whole = try paint(list, appearance.presentation)
    // The same list in full colour; content counts that is visible in light or in dark.
    let references = try [ColorSchemeValue.light, .dark].map { scheme in
      let presentation = Presentation(colorScheme: scheme)
      return (presentation, try paint(list, presentation), scheme == .dark ? 0.1 : 1.0)
    }
    for (position, piece) in pieces.enumerated() where piece.isContent {
      let without = list.without(piece.path)
      let seen = Self.difference(whole, try paint(without, appearance.presentation), behind: appearance.behind)
      var expected = 0
      for (presentation, picture, behind) in references {
        expected = max(expected, Self.difference(picture, try paint(without, presentation), behind: behind))
      }
      guard expected >= Self.fewestPixels, Double(seen) < Double(expected) * Self.vanishedShare else { continue }
      if appearance.presentation.renderingMode == .vibrant, try isTransparent(piece, in: list, appearance) {
        if piece.isDecoration { continue }
        found.append(Vanished(.vibrantDark, appearance.name, piece, source: piece.source))
        continue
      }
      guard let behind = try hider(of: piece, expected: expected, among: pieces.prefix(position), in: list, appearance) else { continue }
      let covered = Self.ink(try paint(list.only(behind.path), appearance.presentation))
      let fills = Double(covered) >= Self.fillingShare * Double(whole.width * whole.height)
      let isAccented = appearance.presentation.renderingMode == .accented
      guard isAccented else { continue }
      found.append(
        Vanished(
          fills ? .accentedBlock : .accentedVanishes, appearance.name, piece, behind: behind.kindName, source: fills ? behind.source : piece.source))
    }
    return found
  }

  /// Returns what is painted earlier and has the same colour: without it the content is visible.
  private func hider(
    of piece: DisplayPiece, expected: Int, among earlier: ArraySlice<DisplayPiece>, in list: DisplayList, _ appearance: Appearance
  ) throws -> DisplayPiece? {
    for candidate in earlier.reversed() where candidate.canHide {
      let bare = list.without(candidate.path)
      let seen = Self.difference(
        try paint(bare, appearance.presentation), try paint(bare.without(piece.path), appearance.presentation), behind: appearance.behind)
      if Double(seen) >= Double(expected) * 0.5 { return candidate }
    }
    return nil
  }

  /// Whether the content alone, with nothing behind it, is hardly visible.
  private func isTransparent(_ piece: DisplayPiece, in list: DisplayList, _ appearance: Appearance) throws -> Bool {
    let alone = try paint(list.only(piece.path), appearance.presentation)
    let nothing = PixelBuffer(width: alone.width, height: alone.height, bytes: [UInt8](repeating: 0, count: alone.bytes.count))
    return Self.difference(alone, nothing, behind: appearance.behind) < Self.fewestPixels
  }

  // MARK: Content of a removed background, and images

  private func backgroundContent(of list: DisplayList, _ appearance: Appearance) -> [Vanished] {
    guard list.hasBackground else { return [] }
    let pieces = list.hasRoot ? DisplayPiece.all(in: list.root) : []
    let hasContent = pieces.contains { $0.isContent || $0.isPath }
    return DisplayPiece.all(in: list.background).filter(\.isContent).compactMap { piece in
      // It is in front of the background, too.
      if pieces.contains(where: piece.showsSame) { return nil }
      // A photo behind a caption is decoration; one with nothing in front of it is the widget.
      if piece.isImage, hasContent { return nil }
      return Vanished(.onlyInBackground, appearance.name, piece, source: piece.source)
    }
  }

  private func flatImages(of list: DisplayList, _ appearance: Appearance) throws -> [Vanished] {
    guard appearance.presentation.renderingMode == .accented else { return [] }
    return DisplayPiece.all(in: list.root).compactMap { piece in
      guard case .image(let image) = piece.content, !image.template, image.accented == .unspecified || image.accented == .accented,
        let blob = images(image.image), let decoded = try? ImageCache.shared.image(blob), decoded.isOpaque || decoded.hasDetail
      else { return nil }
      return Vanished(.accentedFlatImage, appearance.name, piece, source: piece.source)
    }
  }

  // MARK: Pictures

  private func paint(_ list: DisplayList, _ presentation: Presentation) throws -> PixelBuffer {
    try Painter.pixels(PaintJob(list: list, presentation: presentation, date: date, scale: 1, listIsChecked: true, images: images))
  }

  /// Counts the pixels that differ visibly over a grey of brightness `behind`.
  private static func difference(_ a: PixelBuffer, _ b: PixelBuffer, behind: Double) -> Int {
    let gray = Int((behind * 255).rounded())
    let row = a.width * 4
    return a.bytes.withUnsafeBytes { first in
      b.bytes.withUnsafeBytes { second in
        var count = 0
        // Most rows are equal, since only one piece of content is left out.
        for line in 0..<a.height where memcmp(first.baseAddress! + line * row, second.baseAddress! + line * row, row) != 0 {
          for start in stride(from: line * row, to: (line + 1) * row, by: 4)
          where first.loadUnaligned(fromByteOffset: start, as: UInt32.self) != second.loadUnaligned(fromByteOffset: start, as: UInt32.self) {
            // Premultiplied, so what is behind is added by what is missing of the alpha.
            let shift = gray * (Int(second[start + 3]) - Int(first[start + 3])) / 255
            for channel in 0..<3 where abs(Int(first[start + channel]) - Int(second[start + channel]) + shift) >= visibleDifference {
              count += 1
              break
            }
          }
        }
        return count
      }
    }
  }

  /// Counts the pixels that are mostly covered.
  private static func ink(_ picture: PixelBuffer) -> Int {
    stride(from: 3, to: picture.bytes.count, by: 4).count { picture.bytes[$0] > 127 }
  }

  // MARK: Findings

  private struct Vanished {
    let rule: LegibilityFinding.Rule
    let appearance: String
    let content: String
    let path: [Int]
    let behind: String
    let source: String

    init(_ rule: LegibilityFinding.Rule, _ appearance: String, _ piece: DisplayPiece, behind: String = "", source: String) {
      self.rule = rule
      self.appearance = appearance
      content = piece.contentName
      path = piece.path
      self.behind = behind
      self.source = source
    }
  }

  /// Groups what has one cause.
  private static func findings(_ vanished: [Vanished]) -> [LegibilityFinding] {
    struct Cause: Hashable {
      let rule: LegibilityFinding.Rule
      let behind, source: String
    }
    var order: [Cause] = []
    var groups: [Cause: [Vanished]] = [:]
    for one in vanished {
      let cause = Cause(rule: one.rule, behind: one.behind, source: one.source)
      if groups[cause] == nil { order.append(cause) }
      groups[cause, default: []].append(one)
    }
    return order.map { cause in
      let group = groups[cause] ?? []
      var (appearances, contents): ([String], [String]) = ([], [])
      for one in group {
        if !appearances.contains(one.appearance) { appearances.append(one.appearance) }
        if !contents.contains(one.content) { contents.append(one.content) }
      }
      return LegibilityFinding(
        rule: cause.rule, appearances: appearances, contents: Array(contents.prefix(5)), count: Set(group.map(\.path)).count, behind: cause.behind,
        source: cause.source)
    }
  }
}
