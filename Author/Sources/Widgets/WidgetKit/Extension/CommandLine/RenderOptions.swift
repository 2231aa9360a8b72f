import AlmanacProfiles
import AlmanacWireSchema

/// The options of `render`, parsed from its arguments.
struct RenderOptions {
  enum Moment: String, CaseIterable { case timeline, snapshot, placeholder }

  /// The request that a host would send for these options.
  let request: HostRequest

  /// - Throws: ``UsageError``.
  init(_ arguments: [String], kinds: [String]) throws {
    var entry = EntryRequest()
    var family: WidgetFamilyValue?
    var device = Profiles.defaultDevice
    var moment = Moment.timeline
    var locale = "en-US"
    entry.kind = kinds.count == 1 ? kinds[0] : ""

    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard option.hasPrefix("-") else { throw UsageError(sentence: "unexpected argument “\(option)”") }
      guard Self.names.contains(option) else { throw UsageError(sentence: "there is no option “\(option)”") }
      guard let value = rest.popFirst() else { throw UsageError(sentence: "\(option) needs a value") }
      switch option {
      case "--kind": entry.kind = value
      case "--family": family = try Self.known(WidgetFamilyValue(name: value), "family", value, "families", WidgetFamilyValue.named.map(\.name))
      case "--device": device = try Self.known(Profiles.device(named: value), "device", value, "devices", Profiles.devices.map(\.id))
      case "--moment": moment = try Self.known(Moment(rawValue: value), "moment", value, "moments", Moment.allCases.map(\.rawValue))
      case "--locale": locale = value
      default:
        guard (try? JSONFragment(data: Data(value.utf8)))?.isObject == true else {
          throw UsageError(sentence: "--config takes a JSON object of parameter names and values")
        }
        entry.configuration = Data(value.utf8)
      }
    }

    guard !entry.kind.isEmpty else { throw UsageError(sentence: "name the widget with --kind; the kinds are \(kinds.joined(separator: ", "))") }
    guard let family else { throw UsageError(sentence: "name the family with --family, for instance systemSmall") }
    let context = RenderContext(
      device: device, family: family, dynamicType: "large", boldText: false, locale: locale, timeZone: TimeZone.current.identifier,
      isPreview: moment == .snapshot)
    guard let context else {
      let offered = (device.families + device.presentations).map(\.family)
      throw UsageError(sentence: "\(device.id) has no \(family.name); it has \(offered.joined(separator: ", "))")
    }
    entry.context = context
    request = .with {
      switch moment {
      case .timeline: $0.timeline = entry
      case .snapshot: $0.snapshot = entry
      case .placeholder: $0.placeholder = entry
      }
    }
  }

  private static let names: Set<String> = ["--kind", "--family", "--device", "--moment", "--locale", "--config"]

  private static func known<Value>(_ found: Value?, _ what: String, _ text: String, _ plural: String, _ known: [String]) throws -> Value {
    guard let found else { throw UsageError(sentence: "there is no \(what) “\(text)”; the \(plural) are \(known.joined(separator: ", "))") }
    return found
  }
}
