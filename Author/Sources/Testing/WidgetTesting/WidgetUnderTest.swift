import AlmanacFoundationCompat
import AlmanacWireSchema
import WidgetKit

/// One kind of widget, called in the test's process as a host calls its extension.
@MainActor
struct WidgetUnderTest {
  let inProcess: InProcessWidget
  let kind: KindDescription
  let name: String

  /// - Parameter kind: the kind of a bundle's widget; nil = the first.
  init(_ widget: some Widget, kind: String? = nil) throws {
    name = "\(type(of: widget))"
    let module = String(reflecting: type(of: widget)).split(separator: ".").first.map(String.init) ?? ""
    ResourceFolders.testedModule.withLock { if $0.isEmpty { $0 = module } }
    inProcess = InProcessWidget(widget)
    let kinds = inProcess.kinds
    guard let found = kinds.first(where: { kind == nil || $0.kind == kind }) else {
      let known = kinds.map(\.kind).joined(separator: ", ")
      throw WidgetTestError("\(name) has no widget\(kind.map { " of kind \($0)" } ?? ""); it has \(known.isEmpty ? "none" : known)")
    }
    self.kind = found
  }

  /// Creates the request for a timeline on `placement`; nil = in the widget's first family that the default phone offers.
  func request(on placement: WidgetPlacement?, configuration: String = "", isPreview: Bool = false) throws -> EntryRequest {
    let placement = try placement ?? firstPlacement()
    guard kind.families.contains(placement.family.value) else {
      throw WidgetTestError(
        "\(kind.kind) does not support \(placement.family); it supports \(kind.families.map(\.name).joined(separator: ", "))")
    }
    var request = EntryRequest()
    request.kind = kind.kind
    request.configuration = Data(configuration.utf8)
    request.context = try placement.context(isPreview: isPreview)
    return request
  }

  private func firstPlacement() throws -> WidgetPlacement {
    for family in kind.families.compactMap({ WidgetFamily($0) }) {
      let placement = WidgetPlacement(family)
      if (try? placement.context()) != nil { return placement }
    }
    throw WidgetTestError(
      "no family of \(kind.kind) exists on the default phone; name a placement, such as WidgetPlacement(.accessoryCorner, device: \"watch-45mm\")")
  }

  /// Runs `body` as if on the device with this name, at `instant`.
  static func run<Result>(at instant: Date, device: String = "test", _ body: @MainActor () async throws -> Result) async throws -> Result {
    do {
      return try await VirtualClock.showing(instant) {
        try await ReloadJitter.$device.withValue(device) { try await body() }
      }
    } catch let failure as InProcessWidget.Failure {
      throw WidgetTestError(failure.description)
    }
  }
}
