import AlmanacFoundationCompat
import Foundation
import Testing

@testable import HealthKit

/// The asynchronous queries of HealthKit, statistics by source, predicates, and the values that an app can make.
@Suite struct HealthKitQueryTests {
  private static let json = """
    { "samples": [
      { "type": "HKQuantityTypeIdentifierStepCount", "value": 300, "unit": "count", "start": "2026-01-31T08:00:00Z", "end": "2026-01-31T09:00:00Z" },
      { "type": "HKQuantityTypeIdentifierStepCount", "value": 1000, "unit": "count", "start": "2026-02-02T10:00:00Z" },
      { "type": "HKQuantityTypeIdentifierStepCount", "value": 200, "unit": "count", "start": "2026-01-31T10:00:00Z", "source": "watch" },
      { "type": "HKCategoryTypeIdentifierHeadache", "value": 3, "start": "2026-01-31T10:00:00Z" },
      { "type": "HKCategoryTypeIdentifierSleepAnalysis", "value": 3, "start": "2026-01-31T00:00:00Z", "end": "2026-01-31T06:00:00Z" } ] }
    """
  private func withStore(_ body: (HKHealthStore, URL) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("health-query-\(UUID().uuidString).json")
    try Data(Self.json.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await body(HKHealthStore(HealthFile(places: [file])), file)
  }
  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
  private func counts(_ samples: [HKQuantitySample]) -> [Double] { samples.map { $0.quantity.doubleValue(for: .count()) } }
  private let steps = HKQuantityType(.stepCount)
  private var days: DateComponents {
    var interval = DateComponents(day: 1)
    interval.calendar = {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar
    }()
    return interval
  }

  @Test func `samples are asked for with async, in an order, up to a number`() async throws {
    try await withStore { store, _ in
      let latest = HKSampleQueryDescriptor(
        predicates: [.quantitySample(type: steps)], sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)], limit: 2)
      #expect(counts(try await latest.result(for: store)) == [1000, 200])
      let both = HKSampleQueryDescriptor(
        predicates: [.sample(type: HKCategoryType(.headache)), .sample(type: HKCategoryType(.sleepAnalysis))], sortDescriptors: [])
      let values = try await both.result(for: store).compactMap { ($0 as? HKCategorySample)?.value }
      #expect(values == [HKCategoryValueSleepAnalysis.asleepCore.rawValue, HKCategoryValueSeverity.moderate.rawValue])
      let workouts = HKSampleQueryDescriptor(predicates: [.workout()], sortDescriptors: [])
      #expect(try await workouts.result(for: store).isEmpty)
      let stored = try #require(try await latest.result(for: store).first)
      #expect(stored is HKCumulativeQuantitySample)
      let again = HKSampleQueryDescriptor(
        predicates: [.quantitySample(type: steps, predicate: HKQuery.predicateForObject(with: stored.uuid))], sortDescriptors: [])
      #expect(counts(try await again.result(for: store)) == [1000])
    }
    let nothing = HKSampleQueryDescriptor(predicates: [.quantitySample(type: steps)], sortDescriptors: [])
    await #expect(throws: HKError(.errorHealthDataUnavailable)) { try await nothing.result(for: HKHealthStore(HealthFile(places: []))) }
  }

  @Test func `an anchor leaves out what an app has, also after it was archived`() async throws {
    try await withStore { store, file in
      var query = HKAnchoredObjectQueryDescriptor(predicates: [.quantitySample(type: steps)], anchor: nil, limit: 2)
      let first = try await query.result(for: store)
      #expect(counts(first.addedSamples) == [300, 1000] && first.deletedObjects.isEmpty)
      let data = try NSKeyedArchiver.archivedData(withRootObject: first.newAnchor, requiringSecureCoding: true)
      query.anchor = try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: data)
      let second = try await query.result(for: store)
      #expect(counts(second.addedSamples) == [200])
      query.anchor = second.newAnchor
      #expect(try await query.result(for: store).addedSamples.isEmpty)
      let more = Self.json.replacingOccurrences(
        of: " ] }",
        with: ", { \"type\": \"HKQuantityTypeIdentifierStepCount\", \"value\": 5, \"unit\": \"count\", \"start\": \"2026-01-01T10:00:00Z\" } ] }")
      try Data(more.utf8).write(to: file)
      for try await result in query.results(for: store) {
        #expect(counts(result.addedSamples) == [5])
        break
      }
    }
  }

  @Test func `statistics keep sources apart, if asked`() async throws {
    try await withStore { store, _ in
      let day = HKQuery.predicateForSamples(withStart: try date("2026-01-31T00:00:00Z"), end: try date("2026-02-01T00:00:00Z"))
      let query = HKStatisticsQueryDescriptor(
        predicate: .quantitySample(type: steps, predicate: day), options: [.cumulativeSum, .separateBySource, .mostRecent])
      let found = try #require(try await query.result(for: store))
      let watch = try #require(found.sources?.first { $0.name == "watch" })
      #expect(found.sources?.count == 2 && found.sumQuantity()?.doubleValue(for: .count()) == 500)
      #expect(found.sumQuantity(for: watch)?.doubleValue(for: .count()) == 200 && found.averageQuantity(for: watch) == nil)
      let ten = try date("2026-01-31T10:00:00Z")
      #expect(found.mostRecentQuantityDateInterval(for: watch)?.start == ten)
      let sources = try await HKSourceQueryDescriptor(predicate: .quantitySample(type: steps)).result(for: store)
      #expect(sources.map(\.name) == ["Health.json", "watch"])
    }
  }

  @Test func `an enumeration of statistics calls for each day, a list has those with samples`() async throws {
    try await withStore { store, _ in
      let query = HKStatisticsCollectionQueryDescriptor(
        predicate: .quantitySample(type: steps), options: .cumulativeSum, anchorDate: try date("2026-03-01T00:00:00Z"), intervalComponents: days)
      let found = try await query.result(for: store)
      #expect(found.statistics().count == 2 && found.sources().count == 2)
      var sums: [Double?] = []
      found.enumerateStatistics(from: try date("2026-01-30T12:00:00Z"), to: try date("2026-02-03T12:00:00Z")) { day, _ in
        sums.append(day.sumQuantity()?.doubleValue(for: .count()))
      }
      #expect(sums == [nil, 500, nil, 1000, nil])
      var first: Date?
      found.enumerateStatistics(from: .distantPast, to: .distantFuture) { day, stop in
        first = day.startDate
        stop.pointee = true
      }
      let day = try date("2026-01-31T00:00:00Z")
      #expect(first == day)
    }
  }

  @Test func `predicates compare values, and read formats`() async throws {
    try await withStore { store, _ in
      func values(_ type: HKSampleType, _ predicate: NSPredicate) -> Int { store.samples(of: type, matching: predicate).count }
      let many = HKQuery.predicateForQuantitySamples(with: .greaterThanOrEqualTo, quantity: HKQuantity(unit: .count(), doubleValue: 300))
      #expect(values(steps, many) == 2)
      let sleep = HKCategoryType(.sleepAnalysis)
      #expect(values(sleep, HKCategoryValueSleepAnalysis.predicateForSamples(equalTo: HKCategoryValueSleepAnalysis.allAsleepValues)) == 1)
      #expect(values(sleep, HKCategoryValueSleepAnalysis.predicateForSamples(equalTo: [.inBed, .awake])) == 0)
      #expect(values(sleep, HKQuery.predicateForCategorySamples(with: .lessThan, value: 4)) == 1)
      let noon = try date("2026-01-31T12:00:00Z")
      #expect(values(steps, NSPredicate(format: "%K < %@", HKPredicateKeyPathEndDate, noon as NSDate)) == 2)
    }
  }

  @Test func `a device without characteristics says that they are not set`() async throws {
    try await withStore { store, _ in
      let (sex, blood, skin) = (try store.biologicalSex(), try store.bloodType(), try store.fitzpatrickSkinType())
      #expect(sex.biologicalSex == .notSet && blood.bloodType == .notSet && skin.skinType == .notSet)
      #expect(throws: HKError(.errorNoData)) { try store.dateOfBirthComponents() }
    }
    do {
      _ = try HKHealthStore(HealthFile(places: [])).biologicalSex()
      Issue.record("there is no health data")
    } catch HKError.errorHealthDataUnavailable {} catch { Issue.record(error) }
  }

  @Test(arguments: [
    (HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci)), "mg/dL"),
    (HKUnit.count().unitDivided(by: .minute()), "count/min"), (HKUnit.minute().reciprocal(), "1/min"),
    (HKUnit.literUnit(with: .milli).unitDivided(by: HKUnit.gramUnit(with: .kilo).unitMultiplied(by: .minute())), "mL/kg·min"),
    (HKUnit.count().unitDivided(by: HKUnit.meter().unitDivided(by: .second())), "count·s/m"), (HKUnit.meter().unitRaised(toPower: 2), "m^2"),
    (HKUnit.meter().unitDivided(by: .second()).unitRaised(toPower: -2), "s^2/m^2"), (HKUnit(from: LengthFormatter.Unit.kilometer), "km"),
  ])
  func `a joined unit has a text that can be read again`(_ unit: HKUnit, _ text: String) {
    #expect(unit.unitString == text && HKUnit(from: text) == unit)
  }

  @Test(arguments: [
    ("inHg", 1.0, "mmHg", 25.4), ("cmAq", 1, "Pa", 98.0665), ("deg", 180, "rad", Double.pi), ("cup_imp", 2, "pt_imp", 1), ("klx", 1, "lx", 1000),
    ("ml/kg*min", 42, "mL/(kg*min)", 42),
  ])
  func `a unit of another kind converts`(_ from: String, _ value: Double, _ to: String, _ wanted: Double) {
    let found = HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
    #expect(abs(found - wanted) < 1e-4)
  }

  @Test func `a kind of quantity knows its units and how its samples are joined`() {
    #expect(HKQuantityType(.vo2Max).is(compatibleWith: HKUnit(from: "ml/kg*min")) && !HKQuantityType(.vo2Max).is(compatibleWith: .meter()))
    #expect(HKQuantityType(.dietaryZinc).aggregationStyle == .cumulative && HKQuantityType(.bodyMass).aggregationStyle == .discreteArithmetic)
    #expect(HKQuantityType(.headphoneAudioExposure).aggregationStyle == .discreteEquivalentContinuousLevel)
    #expect(HKQuantityTypeIdentifier.uvExposure.rawValue == "HKQuantityTypeIdentifierUVExposure")
    #expect(HKCategoryTypeIdentifier.environmentalAudioExposureEvent.rawValue == "HKCategoryTypeIdentifierAudioExposureEvent")
    #expect(HKCategoryValueMenstrualFlow.none.rawValue == 5 && HKCategoryValueVaginalBleeding.heavy.rawValue == 4)
  }

  @Test func `a state of mind has a class of its valence`() {
    let state = HKStateOfMind(date: .now, kind: .dailyMood, valence: 0.9, labels: [.calm], associations: [.family])
    #expect(state.valenceClassification == .veryPleasant && state.sampleType == HKObjectType.stateOfMindType())
    let classes = [-1, -0.5, 0, 0.3].map { HKStateOfMind.ValenceClassification(valence: $0) }
    #expect(classes == [.veryUnpleasant, .unpleasant, .neutral, .slightlyPleasant])
    #expect(HKStateOfMind.ValenceClassification(valence: 1.5) == nil && HKStateOfMind.Label.satisfied.rawValue == 38)
    #expect(HKQuery.predicateForStatesOfMind(with: .calm).evaluate(with: state))
    #expect(!HKQuery.predicateForStatesOfMind(withValence: 0, operatorType: .lessThan).evaluate(with: state))
  }

  @Test func `a questionnaire adds its answers, and has a class of risk`() {
    let fear = HKGAD7Assessment(date: .now, answers: Array(repeating: .moreThanHalfTheDays, count: 7))
    #expect(fear.score == 14 && fear.risk == .moderate && fear.sampleType == HKScoredAssessmentType(.GAD7))
    let mood = HKPHQ9Assessment(date: .now, answers: Array(repeating: .nearlyEveryDay, count: 8) + [.preferNotToAnswer])
    #expect(mood.score == 24 && mood.risk == .severe)
  }

  @Test func `objects of HealthKit are arguments of a format`() {
    let amount = HKQuantity(unit: .gram(), doubleValue: 2)
    #expect(String(format: "%@: %@, %@", steps, amount, HKUnit.meter()) == "HKQuantityTypeIdentifierStepCount: 2.0 g, m")
  }

  @Test func `a quantity and a kind are archived`() throws {
    let speed = HKQuantity(unit: HKUnit(from: "km/hr"), doubleValue: 36)
    let data = try NSKeyedArchiver.archivedData(withRootObject: speed, requiringSecureCoding: true)
    let found = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQuantity.self, from: data))
    #expect(abs(found.doubleValue(for: HKUnit(from: "m/s")) - 10) < 1e-9 && found == speed)
    let kind = try NSKeyedArchiver.archivedData(withRootObject: steps, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQuantityType.self, from: kind) == steps)
  }

  @Test func `there is no medication`() async throws {
    try await withStore { store, _ in
      let medication = try await HKUserAnnotatedMedicationQueryDescriptor().result(for: store)
      #expect(medication.isEmpty)
      let doses = HKSampleQueryDescriptor(predicates: [.medicationDoseEvent()], sortDescriptors: [SortDescriptor(\.startDate)])
      #expect(try await doses.result(for: store).isEmpty)
    }
  }
}
