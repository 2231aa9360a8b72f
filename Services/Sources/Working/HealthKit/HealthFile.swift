import Foundation

/// A process's health data: a file with samples, for tests and demonstrations.
///
/// It is `Health.json` in an app group of the app or in its own container, or the file that `ALMANAC_HEALTH` names:
///
///     { "samples": [
///         { "type": "HKQuantityTypeIdentifierStepCount", "value": 512, "unit": "count", "start": "2026-01-31T08:00:00Z", "end": "2026-01-31T09:00:00Z" },
///         { "type": "HKCategoryTypeIdentifierSleepAnalysis", "value": 3, "start": "2026-01-31T00:10:00Z", "end": "2026-01-31T06:30:00Z" } ] }
///
/// If `end` is missing it equals `start`; `source` names the origin of a sample.
package struct HealthFile {
  /// Small limits, because an extension has little memory.
  static let (mostBytes, mostSamples) = (4 << 20, 20_000)

  let places: [URL]

  static var ofProcess: HealthFile {
    let environment = ProcessInfo.processInfo.environment
    var places = environment["ALMANAC_HEALTH"].flatMap { $0.isEmpty ? nil : [URL(fileURLWithPath: $0)] } ?? []
    if let groups = environment["ALMANAC_APP_GROUPS"] {
      places += groups.split(separator: ",").compactMap { AppGroupContainers.folder(of: String($0))?.appendingPathComponent("Health.json") }
      // The home folder of a hosted process is its app's container.
      places.append(FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent("Health.json"))
    }
    return HealthFile(places: places)
  }

  var exists: Bool { places.contains { FileManager.default.isReadableFile(atPath: $0.path) } }

  /// Returns the samples of all files, ordered by start.
  func samples() -> [HKSample] { samplesInOrder().sorted { $0.startDate < $1.startDate } }

  /// Returns the samples in the order of the files. A malformed file contributes none, and the error is reported.
  func samplesInOrder() -> [HKSample] {
    places.filter { FileManager.default.isReadableFile(atPath: $0.path) }.flatMap { place -> [HKSample] in
      do { return try Self.samples(Self.bytes(place)) } catch {
        UnavailableServices.report("healthKit.malformed", "\(place.lastPathComponent) is not health data: \(error)")
        return []
      }
    }
  }

  /// The reason why a file cannot be read as health data.
  enum Fault: Error, CustomStringConvertible {
    case tooLong
    case malformed
    case sample(Int, String)
    var description: String {
      switch self {
      case .tooLong: "it has more than \(mostBytes >> 20) MB or \(mostSamples) samples"
      case .malformed: "write { \"samples\": [ … ] }"
      case .sample(let index, let what): "samples[\(index)].\(what)"
      }
    }
  }

  private static func bytes(_ place: URL) throws -> Data {
    let file = try FileHandle(forReadingFrom: place)
    let data = try file.read(upToCount: mostBytes + 1) ?? Data()
    guard data.count <= mostBytes else { throw Fault.tooLong }
    return data
  }

  package static func samples(_ data: Data) throws -> [HKSample] {
    struct File: Decodable { var samples: [Sample] }
    struct Sample: Decodable {
      var type: String
      var value: Double
      var unit: String?
      var start: String
      var end: String?
      var source: String?
    }
    guard data.count <= mostBytes else { throw Fault.tooLong }
    guard let file = try? JSONDecoder().decode(File.self, from: data) else { throw Fault.malformed }
    guard file.samples.count <= mostSamples else { throw Fault.tooLong }
    return try file.samples.enumerated().map { index, sample in
      func date(_ text: String, _ name: String) throws -> Date {
        guard let date = try? Date(text, strategy: .iso8601) else { throw Fault.sample(index, "\(name): write a date such as 2026-01-31T08:00:00Z") }
        return date
      }
      let start = try date(sample.start, "start")
      let end = try sample.end.map { try date($0, "end") } ?? start
      guard sample.value.isFinite, start <= end else { throw Fault.sample(index, "end: is before its start") }
      let uuid = Self.identifier("\(index) \(sample.type) \(sample.start)")
      let source = HKSource(name: sample.source ?? "Health.json", bundleIdentifier: sample.source ?? "Health.json")
      if sample.type.hasPrefix("HKCategoryTypeIdentifier") {
        guard let value = Int(exactly: sample.value) else { throw Fault.sample(index, "value: a category's value is a whole number") }
        return HKCategorySample(HKCategoryType(.init(rawValue: sample.type)), value, start: start, end: end, uuid: uuid, source: source)
      }
      guard sample.type.hasPrefix("HKQuantityTypeIdentifier") else {
        throw Fault.sample(index, "type: write a name such as HKQuantityTypeIdentifierStepCount")
      }
      guard let name = sample.unit, UnitMeasure(name) != nil else { throw Fault.sample(index, "unit: write a unit such as count, kcal or count/min") }
      let quantity = HKQuantity(unit: HKUnit(from: name), doubleValue: sample.value)
      return HKQuantitySample.stored(HKQuantityType(.init(rawValue: sample.type)), quantity, start: start, end: end, uuid: uuid, source: source)
    }
  }

  /// Returns a sample's identifier, which is the same each time the file is read (FNV-1a, twice 64 bits).
  private static func identifier(_ text: String) -> UUID {
    let bytes = [UInt8](text.utf8)
    let halves = [bytes, bytes.reversed()].map { $0.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
    let hex = halves.map { String(repeating: "0", count: 16 - String($0, radix: 16).count) + String($0, radix: 16) }.joined()
    let groups = [hex.prefix(8), hex.dropFirst(8).prefix(4), hex.dropFirst(12).prefix(4), hex.dropFirst(16).prefix(4), hex.dropFirst(20)]
    return UUID(uuidString: groups.joined(separator: "-")) ?? UUID()
  }
}
