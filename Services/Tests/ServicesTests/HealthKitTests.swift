import AlmanacFoundationCompat
import Foundation
import Testing

@testable import HealthKit

/// Units, and the file of health data.
@Suite struct HealthKitTests {
  private static let json = """
    { "samples": [
      { "type": "HKQuantityTypeIdentifierStepCount", "value": 300, "unit": "count", "start": "2026-01-31T08:00:00Z", "end": "2026-01-31T09:00:00Z" },
      { "type": "HKQuantityTypeIdentifierStepCount", "value": 200, "unit": "count", "start": "2026-01-31T10:00:00Z", "source": "watch" },
      { "type": "HKQuantityTypeIdentifierStepCount", "value": 1000, "unit": "count", "start": "2026-02-02T10:00:00Z" },
      { "type": "HKQuantityTypeIdentifierHeartRate", "value": 60, "unit": "count/min", "start": "2026-01-31T10:00:00Z" },
      { "type": "HKCategoryTypeIdentifierSleepAnalysis", "value": 3, "start": "2026-01-31T00:00:00Z", "end": "2026-01-31T06:00:00Z" } ] }
    """

  private func withStore(_ json: String = json, _ body: (HKHealthStore) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("health-\(UUID().uuidString).json")
    try Data(json.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await body(HKHealthStore(HealthFile(places: [file])))
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
  private let steps = HKQuantityType(.stepCount)

  @Test(arguments: [
    ("mg/dL", 90.0, "mmol<180.15588>/L", 4.99567), ("degF", 98.6, "degC", 37), ("degC", 37, "K", 310.15), ("kcal", 1, "kJ", 4.184),
    ("mi", 1, "km", 1.609344), ("lb", 1, "kg", 0.45359237), ("count/min", 60, "count/s", 1), ("%", 97, "count", 0.97),
    ("mmHg", 120, "kPa", 15.99868649),
    ("L/min", 6, "mL/s", 100), ("m/s^2", 1, "cm/s^2", 100), ("hr", 2, "min", 120), ("fl_oz_us", 1, "mL", 29.5735295625),
  ])
  func `a quantity converts`(_ from: String, _ value: Double, _ to: String, _ wanted: Double) {
    let found = HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
    #expect(abs(found - wanted) < 1e-5 * max(1, wanted))
  }

  @Test func `workouts are chosen by activity and by duration`() {
    let start = Date(timeIntervalSince1970: 0)
    let walk = HKWorkout(activityType: .walking, start: start, end: start + 90)
    let swim = HKWorkout(
      activityType: .swimming, start: start, end: start + 90, duration: 60, totalEnergyBurned: nil,
      totalDistance: HKQuantity(unit: .meter(), doubleValue: 400), metadata: nil)
    func chosen(_ predicate: NSPredicate) -> [HKWorkout] { [walk, swim].filter { (predicate as? SampleCondition)?.allows($0) == true } }
    #expect(walk.duration == 90 && swim.duration == 60 && swim.totalDistance?.doubleValue(for: .meterUnit(with: .kilo)) == 0.4)
    #expect(HKWorkoutActivityType.yoga.rawValue == 57 && HKWorkoutActivityType.underwaterDiving.rawValue == 84)
    #expect(chosen(HKQuery.predicateForWorkouts(with: .walking)) == [walk])
    #expect(chosen(HKQuery.predicateForWorkouts(with: .greaterThan, duration: 60)) == [walk])
    #expect(chosen(HKQuery.predicateForWorkouts(with: .lessThanOrEqualTo, duration: 60)) == [swim])
    #expect(chosen(HKQuery.predicateForWorkouts(with: .like, duration: 60)).isEmpty)
  }

  @Test func `units of other dimensions do not convert, and are said once`() {
    let quantity = HKQuantity(unit: .gram(), doubleValue: 1)
    #expect(!quantity.is(compatibleWith: .meter()) && quantity.doubleValue(for: .meter()).isNaN)
    #expect(UnavailableServices.all.contains { $0.name == "healthKit.incompatibleUnits" })
    #expect(HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci)) == HKUnit(from: "mg/dL"))
    #expect(HKQuantity(unit: .meter(), doubleValue: 1).compare(HKQuantity(unit: .foot(), doubleValue: 3)) == .orderedDescending)
  }

  @Test func `samples are found by type and time, in an order, up to a number`() async throws {
    try await withStore { store in
      let day = HKQuery.predicateForSamples(withStart: try date("2026-01-31T00:00:00Z"), end: try date("2026-02-01T00:00:00Z"))
      let found: [Double] = await withCheckedContinuation { continuation in
        let order = [NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)]
        store.execute(
          HKSampleQuery(sampleType: steps, predicate: day, limit: HKObjectQueryNoLimit, sortDescriptors: order) { _, samples, _ in
            continuation.resume(returning: (samples ?? []).compactMap { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .count()) })
          })
      }
      #expect(found == [200, 300])
      let sleep: [Int] = await withCheckedContinuation { continuation in
        store.execute(
          HKSampleQuery(sampleType: HKCategoryType(.sleepAnalysis), predicate: nil, limit: 1, sortDescriptors: nil) { _, samples, _ in
            continuation.resume(returning: (samples ?? []).compactMap { ($0 as? HKCategorySample)?.value })
          })
      }
      #expect(sleep == [HKCategoryValueSleepAnalysis.asleepCore.rawValue])
    }
  }

  @Test func `statistics add the samples of a time, and of each day`() async throws {
    try await withStore { store in
      let day = HKQuery.predicateForSamples(
        withStart: try date("2026-01-31T00:00:00Z"), end: try date("2026-02-01T00:00:00Z"), options: .strictStartDate)
      let sum: Double? = await withCheckedContinuation { continuation in
        store.execute(
          HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: day, options: .cumulativeSum) { _, statistics, _ in
            continuation.resume(returning: statistics?.averageQuantity() == nil ? statistics?.sumQuantity()?.doubleValue(for: .count()) : nil)
          })
      }
      #expect(sum == 500)
      var interval = DateComponents(day: 1)
      interval.calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
      }()
      let query = HKStatisticsCollectionQuery(
        quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum, anchorDate: try date("2026-03-01T00:00:00Z"),
        intervalComponents: interval)
      let days: [Double] = await withCheckedContinuation { continuation in
        query.initialResultsHandler = { _, collection, _ in
          continuation.resume(returning: (collection?.statistics() ?? []).compactMap { $0.sumQuantity()?.doubleValue(for: .count()) })
        }
        store.execute(query)
      }
      #expect(days == [500, 1000])
    }
  }

  @Test(arguments: [
    ("", "write"), ("{}", "write"), ("{\"samples\": 3}", "write"), ("[[[[", "write"),
    ("{\"samples\":[{\"type\":\"Steps\",\"value\":1,\"unit\":\"count\",\"start\":\"2026-01-31T08:00:00Z\"}]}", "samples[0].type"),
    (
      "{\"samples\":[{\"type\":\"HKQuantityTypeIdentifierStepCount\",\"value\":1,\"unit\":\"steps\",\"start\":\"2026-01-31T08:00:00Z\"}]}",
      "samples[0].unit"
    ),
    ("{\"samples\":[{\"type\":\"HKQuantityTypeIdentifierStepCount\",\"value\":1,\"unit\":\"count\",\"start\":\"yesterday\"}]}", "samples[0].start"),
    ("{\"samples\":[{\"type\":\"HKCategoryTypeIdentifierSleepAnalysis\",\"value\":1e300,\"start\":\"2026-01-31T08:00:00Z\"}]}", "samples[0].value"),
  ])
  func `a file with a fault names it`(_ json: String, _ fault: String) {
    let error = #expect(throws: HealthFile.Fault.self) { try HealthFile.samples(Data(json.utf8)) }
    #expect(error.map { "\($0)".contains(fault) } == true)
  }

  @Test func `without a file there is no health data`() async {
    let store = HKHealthStore(HealthFile(places: []))
    #expect(!HKHealthStore.isHealthDataAvailable() && UnavailableServices.all.contains { $0.name == "healthKit.unavailable" })
    await #expect(throws: HKError(.errorHealthDataUnavailable)) { try await store.requestAuthorization(toShare: [], read: [steps]) }
  }

  @Test func `predicates of several kinds are joined`() async throws {
    try await withStore { store in
      let january = HKQuery.predicateForSamples(withStart: try date("2026-01-01T00:00:00Z"), end: try date("2026-02-01T00:00:00Z"))
      let watch = HKQuery.predicateForObjects(from: HKSource(name: "watch", bundleIdentifier: "watch"))
      func values(_ predicate: NSPredicate) -> [Double] {
        store.samples(of: steps, matching: predicate).compactMap { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .count()) }
      }
      #expect(values(NSCompoundPredicate(andPredicateWithSubpredicates: [january, watch])) == [200])
      let phone = NSCompoundPredicate(notPredicateWithSubpredicate: watch)
      #expect(values(NSCompoundPredicate(andPredicateWithSubpredicates: [january, phone])) == [300])
      #expect(values(NSCompoundPredicate(orPredicateWithSubpredicates: [watch, HKQuery.predicateForObjectsWithNoCorrelation()])).count == 3)
      #expect(values(HKQuery.predicateForObject(with: UUID())).isEmpty)
    }
  }

  @Test func `correlations are made, and none are found`() async throws {
    let start = try date("2026-01-31T08:00:00Z")
    let energy = HKQuantitySample(
      type: HKQuantityType(.dietaryEnergyConsumed), quantity: HKQuantity(unit: .kilocalorie(), doubleValue: 400), start: start, end: start)
    let protein = HKQuantitySample(
      type: HKQuantityType(.dietaryProtein), quantity: HKQuantity(unit: .gram(), doubleValue: 20), start: start, end: start)
    let food = try #require(HKCorrelationType.correlationType(forIdentifier: .food))
    let meal = HKCorrelation(type: food, start: start, end: start, objects: [energy, protein])
    #expect(meal.objects(for: HKQuantityType(.dietaryProtein)) == [protein] && meal.objects(for: steps).isEmpty && meal.sampleType == food)
    try await withStore { store in
      let found = await withCheckedContinuation { continuation in
        store.execute(
          HKCorrelationQuery(type: food, predicate: nil, samplePredicates: nil) { _, correlations, error in
            continuation.resume(returning: error == nil ? correlations?.count : nil)
          })
      }
      #expect(found == 0)
      await #expect(throws: HKError(.errorAuthorizationDenied)) { try await store.deleteObjects(of: steps, predicate: NSPredicate(value: true)) }
      let units = try await store.preferredUnits(for: [steps, HKQuantityType(.bodyMass)])
      #expect(units == [steps: .count()])
    }
  }

  @Test func `statistics know how long their samples took together`() throws {
    let start = try date("2026-01-31T08:00:00Z")
    let samples = [60.0, 120].map { seconds in
      HKQuantitySample(type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 1), start: start, end: start + seconds)
    }
    #expect(HKStatistics(steps, samples, start: start, end: start + 600, [.duration]).duration()?.doubleValue(for: .minute()) == 3)
    #expect(HKStatistics(steps, samples, start: start, end: start + 600, [.cumulativeSum]).duration() == nil)
  }

  @Test func `HKErrorDomain is the domain of HKError`() { #expect(HKErrorDomain == HKError.errorDomain) }
}
