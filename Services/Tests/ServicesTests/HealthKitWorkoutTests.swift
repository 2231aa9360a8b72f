import AlmanacFoundationCompat
import Foundation
import Synchronization
import TestWaiting
import Testing

@testable import HealthKit

/// Workouts of HealthKit: samples are collected in memory, and nothing is stored.
@Suite struct HealthKitWorkoutTests {
  private func withStore(_ body: (HKHealthStore) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("workout-\(UUID().uuidString).json")
    try Data("{ \"samples\": [] }".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await body(HKHealthStore(HealthFile(places: [file])))
  }
  private let start = Date(timeIntervalSince1970: 1000)
  private let pulse = HKQuantityType(.heartRate)
  private let perMinute = HKUnit.count().unitDivided(by: .minute())
  private func beats(_ value: Double, after seconds: TimeInterval) -> HKQuantitySample {
    HKQuantitySample(type: pulse, quantity: HKQuantity(unit: perMinute, doubleValue: value), start: start + seconds, end: start + seconds)
  }
  private func metres(_ value: Double, after seconds: TimeInterval) -> HKQuantitySample {
    HKQuantitySample(
      type: HKQuantityType(.distanceWalkingRunning), quantity: HKQuantity(unit: .meter(), doubleValue: value), start: start + seconds,
      end: start + seconds + 10)
  }
  private var running: HKWorkoutConfiguration {
    let configuration = HKWorkoutConfiguration()
    (configuration.activityType, configuration.locationType) = (.running, .outdoor)
    return configuration
  }

  /// The calls that a delegate received, in order.
  private final class Listener: NSObject, HKWorkoutSessionDelegate, HKLiveWorkoutBuilderDelegate, Sendable {
    let heard = Mutex<[String]>([])
    private func note(_ text: String) { heard.withLock { $0.append(text) } }
    func workoutSession(
      _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState, from fromState: HKWorkoutSessionState, date: Date
    ) { note("\(fromState) \(toState)") }
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) { note("error") }
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>) {
      note("samples \(collectedTypes.map(\.identifier).sorted())")
    }
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {}
    func wait(for count: Int) async throws -> [String] {
      try await until {
        heard.withLock { $0.count } >= count
      } seen: {
        heard.withLock { $0 }
      }
      return heard.withLock { $0 }
    }
  }

  @Test func `a builder collects samples and adds them up`() async throws {
    try await withStore { store in
      let builder = HKWorkoutBuilder(healthStore: store, configuration: running, device: nil)
      await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.addSamples([beats(100, after: 0)]) }
      try await builder.beginCollection(at: start)
      try await builder.addSamples([beats(100, after: 10), metres(30, after: 0), beats(140, after: 60), metres(50, after: 20)])
      try await builder.addMetadata([HKMetadataKeyIndoorWorkout: false])
      let found = try #require(builder.statistics(for: pulse))
      #expect(found.averageQuantity()?.doubleValue(for: perMinute) == 120 && found.maximumQuantity()?.doubleValue(for: perMinute) == 140)
      #expect(found.mostRecentQuantity()?.doubleValue(for: perMinute) == 140 && found.sumQuantity() == nil)
      #expect(found.mostRecentQuantityDateInterval() == DateInterval(start: start + 60, duration: 0))
      #expect(builder.statistics(for: HKQuantityType(.distanceWalkingRunning))?.sumQuantity()?.doubleValue(for: .meter()) == 80)
      #expect(builder.allStatistics.count == 2 && builder.metadata[HKMetadataKeyIndoorWorkout] as? Bool == false)
      #expect(builder.statistics(for: HKQuantityType(.activeEnergyBurned)) == nil)
    }
  }

  @Test func `the elapsed time leaves out pauses`() async throws {
    try await withStore { store in
      let builder = HKWorkoutBuilder(healthStore: store, configuration: running, device: nil)
      #expect(builder.elapsedTime(at: start + 10) == 0)
      try await builder.beginCollection(at: start)
      try await builder.addWorkoutEvents([HKWorkoutEvent(type: .pause, date: start + 60), HKWorkoutEvent(type: .resume, date: start + 90)])
      #expect([30, 60, 75, 90, 100].map { builder.elapsedTime(at: start + $0) } == [30, 60, 60, 60, 70])
      try await builder.endCollection(at: start + 120)
      #expect(builder.elapsedTime(at: start + 500) == 90)
    }
  }

  @Test func `a workout cannot be finished, because nothing is stored`() async throws {
    try await withStore { store in
      let builder = HKWorkoutBuilder(healthStore: store, configuration: running, device: nil)
      await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.finishWorkout() }
      try await builder.beginCollection(at: start)
      await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.endCollection(at: start - 1) }
      try await builder.endCollection(at: start + 1)
      await #expect(throws: HKError(.errorAuthorizationDenied)) { try await builder.finishWorkout() }
      let route = try #require(builder.seriesBuilder(for: .workoutRoute()) as? HKWorkoutRouteBuilder)
      #expect(builder.seriesBuilder(for: .workoutRoute()) === route)
      let workout = HKWorkout(activityType: .running, start: start, end: start + 1)
      await #expect(throws: HKError(.errorAuthorizationDenied)) { try await route.finishRoute(with: workout, metadata: nil) }
      builder.discardWorkout()
      await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.beginCollection(at: start) }
    }
    let empty = HKWorkoutBuilder(healthStore: HKHealthStore(HealthFile(places: [])), configuration: running, device: nil)
    await #expect(throws: HKError(.errorHealthDataUnavailable)) { try await empty.beginCollection(at: start) }
  }

  @Test func `the states of a session follow each other, and its delegate hears of them`() async throws {
    try await withStore { store in
      let session = try HKWorkoutSession(healthStore: store, configuration: running)
      let listener = Listener()
      session.delegate = listener
      #expect(session.state == .notStarted && session.activityType == .running && session.locationType == .outdoor)
      session.resume()
      session.prepare()
      session.startActivity(with: start)
      session.pause()
      session.resume()
      session.end()
      let heard = try await listener.wait(for: 6)
      #expect(heard == ["error", "notStarted prepared", "prepared running", "running paused", "paused running", "running ended"])
      #expect(session.state == .ended && session.startDate == start && session.endDate != nil)
    }
    #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try HKWorkoutSession(healthStore: HKHealthStore(HealthFile(places: [])), configuration: running)
    }
  }

  @Test func `a live builder notifies its delegate of samples, and collects the pauses of its session`() async throws {
    try await withStore { store in
      let session = try HKWorkoutSession(healthStore: store, configuration: running)
      let builder = session.associatedWorkoutBuilder()
      let listener = Listener()
      builder.delegate = listener
      builder.dataSource = HKLiveWorkoutDataSource(healthStore: store, workoutConfiguration: running)
      #expect(builder.dataSource?.typesToCollect.contains(HKQuantityType(.distanceWalkingRunning)) == true)
      #expect(builder.workoutSession === session && UnavailableServices.all.contains { $0.name == "healthKit.sensors" })
      session.startActivity(with: start)
      try await builder.beginCollection(at: start)
      try await builder.addSamples([beats(100, after: 10)])
      session.pause()
      session.resume()
      #expect(builder.workoutEvents.map(\.type) == [.pause, .resume])
      #expect(try await listener.wait(for: 1) == ["samples [\"HKQuantityTypeIdentifierHeartRate\"]"])

      session.beginNewActivity(configuration: running, date: start + 20, metadata: nil)
      #expect(builder.currentWorkoutActivity?.startDate == start + 20)
      session.endCurrentActivity(on: start + 50)
      #expect(builder.workoutActivities.map(\.duration) == [30] && builder.currentWorkoutActivity == nil)
    }
  }

  @Test func `the totals of a workout are its statistics`() {
    let ride = HKWorkout(
      activityType: .cycling, start: start, end: start + 100,
      workoutEvents: [HKWorkoutEvent(type: .pause, date: start + 10), HKWorkoutEvent(type: .resume, date: start + 40)],
      totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 250), totalDistance: HKQuantity(unit: .mile(), doubleValue: 2),
      totalFlightsClimbed: nil, device: nil, metadata: nil)
    #expect(ride.duration == 70 && ride.workoutActivities.count == 1 && ride.workoutEvents?.count == 2)
    #expect(ride.statistics(for: HKQuantityType(.activeEnergyBurned))?.sumQuantity()?.doubleValue(for: .kilocalorie()) == 250)
    #expect(ride.statistics(for: HKQuantityType(.distanceCycling))?.sumQuantity()?.doubleValue(for: .mile()) == 2)
    #expect(ride.statistics(for: HKQuantityType(.distanceWalkingRunning)) == nil && ride.allStatistics.count == 2)
    let far = HKQuery.predicateForWorkouts(with: .greaterThan, totalDistance: HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 3))
    #expect(far.evaluate(with: ride))
    #expect(!HKQuery.predicateForWorkouts(with: .greaterThan, totalFlightsClimbed: HKQuantity(unit: .count(), doubleValue: 0)).evaluate(with: ride))
  }

  @Test func `no watch is paired`() async throws {
    try await withStore { store in
      await #expect(throws: HKError(.errorHealthDataUnavailable)) { try await store.startWatchApp(toHandle: running) }
      #expect(try await store.recoverActiveWorkoutSession() == nil)
      let session = try HKWorkoutSession(healthStore: store, configuration: running)
      await #expect(throws: HKError(.errorHealthDataUnavailable)) { try await session.sendToRemoteWorkoutSession(data: Data()) }
      #expect(UnavailableServices.all.count { $0.name == "healthKit.watch" || $0.name == "healthKit.mirroring" } == 2)
    }
  }
}
