import AlmanacBasics
import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac sheet`: draws every widget of an app in every place and state, or a picture for an app store (Specification F2).
struct Sheet: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw every widget of an app in every place, appearance and state, on one page.",
    discussion: """
      The sheet has a section for each kind and family, a row for each place,
      appearance, locale and text size, and a column for each colour scheme and
      state. Options that can be repeated leave only what they name. With --at the
      same command gives the same bytes, so CI can compare sheets.

      A name that ends in .html makes a page with the pictures inside, .png makes one
      picture. With --store the picture shows a device with the widgets on its
      screen, in exactly the size that the store takes.

      EXAMPLES
        almanac sheet Weather --at 2026-03-14T09:30:00Z -o weather.html
        almanac sheet Weather --place homeScreen --appearance tinted \\
          --appearance clear --state plain --wallpaper beach.jpg -o tinted.png
        almanac sheet Weather --locale en_US --locale de_DE --locale ar \\
          --text-size large --text-size accessibility3 -o texts.html
        almanac sheet Weather --store iphone-6.9 --headline "Rain or shine" \\
          --wallpaper beach.jpg -o store.png
      """)

  @OptionGroup var app: AppArgument
  @Option(help: ArgumentHelp("Only this kind; repeatable.", valueName: "kind"))
  var kind: [String] = []
  @Option(help: ArgumentHelp("Only this family; repeatable.", valueName: "family"), transform: FamilyName.init)
  var family: [FamilyName] = []
  @Option(help: ArgumentHelp("Only this place, such as lockScreen; repeatable.", valueName: "place"))
  var place: [String] = []
  @Option(help: ArgumentHelp("Only this appearance of places, such as tinted; repeatable.", valueName: "name"))
  var appearance: [String] = []
  @Option(help: ArgumentHelp("Only this rendering mode; repeatable.", valueName: "mode"))
  var mode: [Named<RenderingModeValue>] = []
  @Option(help: ArgumentHelp("Only this colour scheme; repeatable.", valueName: "scheme"))
  var scheme: [Named<ColorSchemeValue>] = []
  @Option(help: ArgumentHelp("Only this state; repeatable.", valueName: "state"))
  var state: [SheetAxes.State] = []
  @Option(help: ArgumentHelp("A locale; repeatable (default: en_US).", valueName: "locale"))
  var locale: [String] = []
  @Option(help: ArgumentHelp("A Dynamic Type size; repeatable (default: large).", valueName: "size"))
  var textSize: [DynamicTypeOption] = []
  @Option(
    help: ArgumentHelp("The id of a device profile; repeatable (default: \(Profiles.defaultDevice.id)).", valueName: "device"),
    transform: DeviceName.init)
  var device: [DeviceName] = []
  @Option(help: ArgumentHelp("A PNG or JPEG file behind the widgets (default: a gradient).", valueName: "file"))
  var wallpaper: String?
  @Option(help: ArgumentHelp("The tint of accented and vibrant content (default: orange and white).", valueName: "rrggbb"), transform: HexColor.init)
  var tint: HexColor?
  @Option(help: ArgumentHelp("The instant, such as \(Timestamp.example).", valueName: "instant"), transform: InstantOption.init)
  var at: InstantOption?
  @Option(help: ArgumentHelp("Pixels per point (default: 2 in a page, 1 in a picture).", valueName: "scale"))
  var scale: Double?
  @Option(help: ArgumentHelp("A picture for a store, such as iphone-6.9.", valueName: "size"))
  var store: String?
  @Option(help: ArgumentHelp("The text above the device of a store's picture.", valueName: "text"))
  var headline: String?
  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write; its name ends in .html or .png.", valueName: "file"))
  var output: String
  @OptionGroup var data: DataOption

  func validate() throws {
    guard isPage || output.hasSuffix(".png") else { throw ValidationError("--output must end in .html or .png; got \(output)") }
    if let scale, !(0.1...16).contains(scale) { throw ValidationError("--scale must be from 0.1 to 16 pixels per point; got \(scale)") }
    if let fault = locale.lazy.compactMap(DeviceSettings.localeFault).first { throw ValidationError("--locale \(fault)") }
    let places = devices.flatMap(\.sheetPlaces)
    if let wrong = place.first(where: { name in !places.contains { $0.id == name } }) {
      let known = Self.unique(places.map(\.id))
      throw ValidationError(
        "\(deviceNames) has no place \(wrong); its places: \(known.joined(separator: ", "))\(CloseName.proposal(for: wrong, among: known))")
    }
    let known = Self.unique(places.flatMap(\.appearances).map(\.id))
    if let wrong = appearance.first(where: { !known.contains($0) }) {
      throw ValidationError("no place of \(deviceNames) has an appearance \(wrong); there are: \(known.joined(separator: ", "))")
    }
    if headline != nil, store == nil { throw ValidationError("--headline needs --store") }
    if let store {
      guard storeSize != nil else {
        throw ValidationError("there is no store size \(store); known sizes: \(Profiles.sheet.storeSizes.map(\.id).joined(separator: ", "))")
      }
      if isPage { throw ValidationError("--store makes one picture; name it with --output store.png") }
      if devices.count > 1 { throw ValidationError("--store shows one device; name it with one --device") }
      if scale != nil { throw ValidationError("--scale has no effect with --store, whose size is fixed") }
    }
  }

  private var isPage: Bool { output.hasSuffix(".html") }
  private var storeSize: SheetProfile.StoreSize? { store.flatMap { id in Profiles.sheet.storeSizes.first { $0.id == id } } }
  private var devices: [DeviceProfile] {
    device.isEmpty ? [storeSize.flatMap { Profiles.device(named: $0.device) } ?? Profiles.defaultDevice] : device.map(\.profile)
  }
  private var deviceNames: String { devices.map(\.name).joined(separator: " and ") }

  private static func unique(_ names: [String]) -> [String] { names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }

  private func axes(of device: DeviceProfile) -> SheetAxes {
    var axes = SheetAxes(device: device, tint: tint?.color)
    axes.kinds = kind
    axes.families = family.map(\.name)
    axes.places = place
    axes.appearances = appearance
    axes.modes = mode.map(\.value)
    if !scheme.isEmpty { axes.schemes = scheme.map(\.value) }
    if !state.isEmpty { axes.states = state }
    if !locale.isEmpty { axes.locales = locale }
    if !textSize.isEmpty { axes.textSizes = textSize.map(\.rawValue) }
    return axes
  }

  func run() async throws {
    let file = OutputFile(path: output)
    try file.check()
    let paper = try wallpaper.map(SheetWallpaper.read) ?? SheetWallpaper.standard()
    let bundle = try await app.bundle(data: data)
    let date = at?.date ?? InstantOption.currentMinute
    FileMode.makePrivate()
    var configuration = data.configuration(clock: .frozen(date))
    try configuration.checkUse(by: bundle)
    configuration.device = devices[0]
    let client = ExtensionClient(bundle: bundle, configuration: configuration)
    do {
      let kinds = try await client.describe().kinds
      if let unknown = kind.first(where: { name in !kinds.contains { $0.kind == name } }) {
        throw HostError.unknownKind(unknown, app: bundle.name, known: kinds.map(\.kind))
      }
      if let size = storeSize {
        try file.write(try await storePicture(size, kinds, client, paper, date))
      } else {
        try await sheet(of: bundle, kinds, client, paper, date, to: file)
      }
      await client.close()
    } catch {
      await client.close()
      throw error
    }
  }

  // MARK: Sheet

  private func sheet(
    of bundle: AppBundle, _ kinds: [KindDescription], _ client: ExtensionClient, _ paper: Wallpaper, _ date: Date, to file: OutputFile
  ) async throws {
    let cells = devices.flatMap { axes(of: $0).cells(of: kinds) }
    guard !cells.isEmpty else { throw noPicture(of: kinds) }
    let scale = scale ?? (isPage ? 2 : 1)
    try check(cells, scale: scale)
    let painter = SheetPainter(client: client, date: date, scale: scale, wallpaper: paper)
    var pictures: [SheetPainter.Picture] = []
    var progress = SheetProgress(total: cells.count)
    for cell in cells {
      let picture = await painter.picture(of: cell)
      pictures.append(picture)
      progress.advance(isDrawn: picture.fault == nil)
    }
    progress.end()
    let (title, layout) = ("\(bundle.displayName), \(deviceNames), \(Timestamp.string(date))", SheetLayout(pictures))
    if isPage {
      try file.write(try SheetPage(title: title, layout: layout, scale: scale).html())
    } else {
      try file.write(try Painter.png(try SheetPicture(title: title, layout: layout, scale: scale).pixels()))
    }
    try reportFaults(pictures)
  }

  /// Returns the error for options that exclude one another, or what the app has: a control, for instance, is drawn only in a dark place.
  private func noPicture(of kinds: [KindDescription]) -> Failure {
    var offers: [String] = []
    for offer in devices.compactMap({ axes(of: $0).offer(of: kinds) }) where !offers.contains(offer) { offers.append(offer) }
    let advice =
      offers.isEmpty
      ? "the app's kinds and families: almanac kinds \(ShellWord.quoted(app.app))" : "there are some with \(offers.joined(separator: "; or "))"
    return Failure(.data, "the options leave no picture; \(advice)")
  }

  /// Refuses a sheet that is too large before anything is drawn.
  private func check(_ cells: [SheetCell], scale: Double) throws {
    let limits = Profiles.sheet
    let advice = "choose fewer with --kind, --family, --place, --appearance, --state, --locale or --text-size"
    guard cells.count <= limits.cells else {
      throw Failure(.data, "limit.sheetCells: the sheet would have \(cells.count) pictures, and at most \(limits.cells) are allowed; \(advice)")
    }
    let pixels = cells.reduce(0.0) { $0 + ($1.size.width + 2 * SheetPainter.margin) * ($1.size.height + 2 * SheetPainter.margin) * scale * scale }
    let most = isPage ? limits.pixels : Painter.maxPixels
    guard pixels <= Double(most) else {
      throw Failure(
        .data, "limit.sheetPixels: the pictures would have \(Int(pixels)) pixels, and at most \(most) are allowed; \(advice), or lower --scale")
    }
  }

  /// Prints a line for each widget without a picture, and ends with the code of an unavailable reply.
  private func reportFaults(_ pictures: [SheetPainter.Picture]) throws {
    var told: [String] = []
    for picture in pictures {
      guard let fault = picture.fault else { continue }
      let line = "\(picture.cell.kind) \(picture.cell.family.name): \(fault)"
      if !told.contains(line) {
        told.append(line)
        Failure.log(line)
      }
    }
    if !told.isEmpty { throw ExitCode(Failure.Code.unavailable.rawValue) }
  }

  // MARK: Store

  private func storePicture(
    _ size: SheetProfile.StoreSize, _ kinds: [KindDescription], _ client: ExtensionClient, _ paper: Wallpaper, _ date: Date
  ) async throws -> Data {
    let profile = devices[0]
    var axes = axes(of: profile)
    if axes.places.isEmpty { axes.places = [profile.places.first?.id ?? ""] }
    guard axes.places.count == 1, let shown = profile.place(named: axes.places[0]) else {
      throw Failure(.usage, "a store's picture shows one place; name it with one --place")
    }
    if axes.appearances.isEmpty { axes.appearances = [shown.appearances[0].id] }
    axes.schemes = [axes.schemes[0]]
    axes.states = [axes.states[0]]
    let store = StorePicture(size: size, device: profile, place: shown, wallpaper: paper, headline: headline)
    let cells = axes.cells(of: kinds)
    guard !cells.isEmpty else {
      throw Failure(.data, "no widget of the app fits \(shown.name) with these options; see: almanac kinds \(ShellWord.quoted(app.app))")
    }
    let (placed, leftOut) = store.arranged(cells)
    if !leftOut.isEmpty {
      Failure.log("there is no space for \(leftOut.map { "\($0.kind) \($0.family.name)" }.joined(separator: ", ")); choose with --kind and --family")
    }
    let painter = SheetPainter(client: client, date: date, scale: store.scale, wallpaper: paper)
    var widgets: [(cell: SheetCell, frame: RectValue, picture: PixelBuffer)] = []
    for (cell, frame) in placed { widgets.append((cell, frame, try await painter.widget(of: cell))) }
    return try Painter.png(try store.pixels(widgets, date: date))
  }
}

extension SheetAxes.State: ExpressibleByArgument {}

/// A line on stderr that says how many pictures of a sheet are drawn; on a terminal it is rewritten in place. A cell that shows an error is none.
private struct SheetProgress {
  let total: Int
  private var drawn = 0
  private let isTerminal = isatty(STDERR_FILENO) == 1

  init(total: Int) { self.total = total }

  mutating func advance(isDrawn: Bool) {
    if isDrawn { drawn += 1 }
    if isTerminal { StandardStreams.report("\r\(line)") }
  }

  func end() { StandardStreams.report(isTerminal ? "\n" : "\(line)\n") }

  private var line: String { "almanac: \(drawn) of \(total) pictures" }
}
