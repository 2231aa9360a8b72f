import WireSchema
import Profiles

/// The options of `render`, read from a command line.
struct RenderOptions {
  enum Format: String { case json, pb }
  enum Moment: String { case timeline, snapshot, placeholder }

  private(set) var format = Format.json
  private(set) var output: String?
  private(set) var date = Date()
  private(set) var request = HostRequest()

  /// - Throws: ``UsageError``.
  init(_ arguments: [String], kinds: [String]) throws {
    var entry = EntryRequest()
    var family: WidgetFamilyValue?
    var device = Profiles.defaultDevice
    var moment = Moment.timeline
    var scheme = ColorSchemeValue.light
    var mode = RenderingModeValue.fullColor
    var luminance = LuminanceValue.normal
    var redaction = RedactionValue.none
    var background = BackgroundValue.shown
    var locale = "en-US"
    var typeSize = "large"
    entry.kind = kinds.count == 1 ? kinds[0] : ""

    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard option.hasPrefix("-") else { throw UsageError(sentence: "unexpected argument “\(option)”") }
      guard Self.names.contains(option) else { throw UsageError(sentence: "no option “\(option)”") }
      guard let value = rest.popFirst() else { throw UsageError(sentence: "\(option) needs a value") }
      switch option {
      case "--kind": entry.kind = value
      case "--family":
        guard let named = WidgetFamilyValue(name: value) else {
          let known = WidgetFamilyValue.allCases.map(\.name).filter { !$0.isEmpty }
          throw UsageError(sentence: "no family “\(value)”; the families are \(known.joined(separator: ", "))")
        }
        family = named
      case "--device":
        guard let named = Profiles.device(named: value) else {
          throw UsageError(sentence: "no device “\(value)”; the devices are \(Profiles.devices.map(\.id).joined(separator: ", "))")
        }
        device = named
      case "--at":
        guard let instant = try? Date(value, strategy: .iso8601) else {
          throw UsageError(sentence: "--at takes a date such as 2026-11-21T09:30:00Z, not “\(value)”")
        }
        date = instant
      case "--scheme": scheme = try Self.choice(option, value, ["light": .light, "dark": .dark])
      case "--mode": mode = try Self.choice(option, value, ["fullColor": .fullColor, "accented": .accented, "vibrant": .vibrant])
      case "--luminance": luminance = try Self.choice(option, value, ["normal": .normal, "reduced": .reduced])
      case "--redact": redaction = try Self.choice(option, value, ["none": .none, "privacy": .privacy, "placeholder": .placeholder])
      case "--background": background = try Self.choice(option, value, ["shown": .shown, "removed": .removed])
      case "--moment": moment = try Self.choice(option, value, ["timeline": .timeline, "snapshot": .snapshot, "placeholder": .placeholder])
      case "--format": format = try Self.choice(option, value, ["json": .json, "pb": .pb])
      case "--locale": locale = value
      case "--dynamic-type": typeSize = value
      case "--config":
        guard (try? JSONFragment(data: Data(value.utf8)))?.isObject == true else {
          throw UsageError(sentence: "--config takes a JSON object of parameter names and values")
        }
        entry.configuration = Data(value.utf8)
      default: output = value
      }
    }

    guard !entry.kind.isEmpty else { throw UsageError(sentence: "name the widget by --kind; the kinds are \(kinds.joined(separator: ", "))") }
    guard let family else { throw UsageError(sentence: "name the family by --family, for instance systemSmall") }
    entry.context = try Self.context(of: family, on: device)
    entry.context.colorSchemes = [scheme]
    entry.context.renderingModes = [mode]
    entry.context.luminances = [luminance]
    entry.context.redactions = [redaction]
    entry.context.backgrounds = [background]
    entry.context.locale = locale
    entry.context.dynamicTypeSize = typeSize
    entry.context.isPreview = moment == .snapshot
    switch moment {
    case .timeline: request.timeline = entry
    case .snapshot: request.snapshot = entry
    case .placeholder: request.placeholder = entry
    }
  }

  private static let names: Set<String> = [
    "--kind", "--family", "--device", "--at", "--scheme", "--mode", "--luminance", "--redact", "--background", "--moment", "--format", "--locale",
    "--dynamic-type", "--config", "-o", "--output",
  ]

  private static func choice<Value>(_ option: String, _ text: String, _ values: [String: Value]) throws -> Value {
    guard let value = values[text] else {
      throw UsageError(sentence: "\(option) takes \(values.keys.sorted().joined(separator: ", ")), not “\(text)”")
    }
    return value
  }

  private static func context(of family: WidgetFamilyValue, on device: DeviceProfile) throws -> RenderContext {
    guard let size = device.size(of: family.name) else {
      let offered = (device.families + device.presentations).map(\.family)
      throw UsageError(sentence: "\(device.id) has no \(family.name); it has \(offered.joined(separator: ", "))")
    }
    let limits = Profiles.limits
    let margin = device.margin(of: family.name)
    var context = RenderContext()
    context.family = family
    context.displaySize.width = size.width
    context.displaySize.height = size.height
    context.contentMargins.top = margin
    context.contentMargins.leading = margin
    context.contentMargins.bottom = margin
    context.contentMargins.trailing = margin
    context.cornerRadius = device.cornerRadius(of: family.name)
    context.displayScale = device.scale
    context.timeZone = TimeZone.current.identifier
    context.platform = device.platform == .watchos ? .watchos : .ios
    context.maxEntries = UInt32(limits.entryCount)
    context.maxEntryBytes = UInt64(limits.entryBytes)
    context.maxImagePixels = UInt64(limits.imagePixelArea)
    return context
  }
}
