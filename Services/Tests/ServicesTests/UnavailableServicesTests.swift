import AVFAudio
import AVFoundation
import AuthenticationServices
import BackgroundTasks
import CloudKit
import Contacts
import CoreBluetooth
import CoreHaptics
import CoreMotion
import CoreTelephony
import CoreTransferable
import Foundation
import FoundationCompat
import FoundationModels
import GameKit
import LocalAuthentication
import MapKit
import MediaPlayer
import MusicKit
import NaturalLanguage
import Network
import NetworkExtension
import Photos
import StoreKit
import SwiftUI
import SystemConfiguration
import Testing
import TipKit
import Translation
import Vision
import WatchConnectivity
import WeatherKit

/// Frameworks without a counterpart here: each answers as on a device without the service, and is named once.
@Suite struct UnavailableServicesTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `a service is named once, in order`() {
    for _ in 0..<3 { UnavailableServices.report("order.first", "a") }
    UnavailableServices.report("order.second", "b")
    let names = UnavailableServices.all.map(\.name).filter { $0.hasPrefix("order.") }
    #expect(names == ["order.first", "order.second"])
  }

  @Test func `policies cannot be evaluated`() async {
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == LAError.biometryNotAvailable.rawValue)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a")
    }
    #expect(LAContext().biometryType == .none && isReported("localAuthentication.unavailable"))
  }

  @Test func `a session is not supported, and its delegate is told`() async {
    final class Delegate: WCSessionDelegate, @unchecked Sendable {
      var continuation: CheckedContinuation<WCError.Code?, Never>?
      func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?) {
        continuation?.resume(returning: (error as? WCError)?.code)
      }
    }
    let delegate = Delegate()
    #expect(!WCSession.isSupported())
    WCSession.default.delegate = delegate
    let code = await withCheckedContinuation { continuation in
      delegate.continuation = continuation
      WCSession.default.activate()
    }
    #expect(code == .sessionNotSupported && isReported("watchConnectivity.unavailable"))
    #expect(throws: WCError(.sessionNotSupported)) { try WCSession.default.updateApplicationContext([:]) }
  }

  @Test func `there is nothing to buy, and nobody owns anything`() async throws {
    #expect(try await Product.products(for: ["a"]).isEmpty)
    var count = 0
    for await _ in Transaction.currentEntitlements { count += 1 }
    for await _ in Message.messages { count += 1 }
    #expect(count == 0 && !AppStore.canMakePayments && isReported("storeKit.unavailable"))
    #expect(Product.SubscriptionPeriod.Unit.month.localizedDescription == "Month" && Product.SubscriptionPeriod.Unit.year.formatted() == "year")
  }

  @Test func `nobody is signed in, with a passkey or a password`() async {
    let passkeys = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
    let requests = [
      passkeys.createCredentialAssertionRequest(challenge: Data([1])),
      passkeys.createCredentialRegistrationRequest(challenge: Data([1]), name: "Ada", userID: Data([2])),
      ASAuthorizationPasswordProvider().createRequest(),
    ]
    await #expect(throws: ASAuthorizationError(.notHandled)) {
      try await EnvironmentValues().authorizationController.performRequests(requests, options: .preferImmediatelyAvailableCredentials)
    }
    let code = await withCheckedContinuation { continuation in
      // Unchecked: the closure only resumes a continuation, which any thread may do.
      final class Delegate: ASAuthorizationControllerDelegate, @unchecked Sendable {
        let done: (Int?) -> Void
        init(_ done: @escaping (Int?) -> Void) { self.done = done }
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
          done((error as? ASAuthorizationError)?.errorCode)
        }
      }
      let controller = ASAuthorizationController(authorizationRequests: requests)
      let delegate = Delegate { code in continuation.resume(returning: code) }
      controller.delegate = delegate
      controller.performRequests(options: [])
      DispatchQueue.main.async { _ = delegate }
    }
    #expect(code == ASAuthorizationError.Code.notHandled.rawValue && isReported("authenticationServices.unavailable"))
  }

  @Test func `services that need a network of Apple's throw`() async {
    await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.weather(for: CLLocation(latitude: 1, longitude: 2)) }
    await #expect(throws: WeatherError.self) {
      let (days, hours, now, minutes, alerts) = try await WeatherService.shared.weather(
        for: CLLocation(latitude: 1, longitude: 2), including: .daily, .hourly(startDate: Date(), endDate: Date()), .current, .minute, .alerts)
      _ = (days.first?.highTemperatureTime, hours.first?.snowfallAmount, now.precipitationIntensity)
      _ = (minutes?.summary, alerts?.first?.metadata.location)
    }
    #expect(MoonPhase.waxingCrescent.symbolName == "moonphase.waxing.crescent" && MoonPhase.full.symbolName == "moonphase.full.moon")
    #expect(UVIndex.ExposureCategory.high.rangeValue == 6...7 && UVIndex.ExposureCategory.low < .extreme)
    #expect(UVIndex.ExposureCategory.veryHigh.description == "Very High")
    await #expect(throws: CKError(.notAuthenticated)) { try await CKContainer.default().userRecordID() }
    let record = CKRecord(recordType: "Boat")
    #expect(CKRecord.Reference(record: record, action: .deleteSelf) == CKRecord.Reference(recordID: record.recordID, action: .deleteSelf))
    await #expect(throws: MKError(.serverFailure)) { try await MKMapSnapshotter(options: .init()).start() }
    await #expect(throws: (any Error).self) { try await GKLeaderboard.submitScore(1, context: 0, player: GKPlayer(), leaderboardIDs: []) }
    #expect(isReported("weatherKit.unavailable") && isReported("cloudKit.unavailable") && isReported("mapKit.unavailable"))
  }

  @Test func `devices and sensors are not there`() async throws {
    #expect(!CMPedometer.isStepCountingAvailable() && CMPedometer.authorizationStatus() == .restricted)
    #expect(!CMPedometer.isPedometerEventTrackingAvailable())
    let (event, eventError) = await withCheckedContinuation { done in CMPedometer().startEventUpdates { done.resume(returning: ($0, $1)) } }
    #expect(event == nil && eventError != nil)
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics && CTTelephonyNetworkInfo().serviceCurrentRadioAccessTechnology == nil)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .restricted && AVAudioSession.sharedInstance().currentRoute.outputs.isEmpty)
    #expect(throws: AVError(.contentIsUnavailable)) { try AVAudioPlayer(data: Data()) }
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied && PHPhotoLibrary.authorizationStatus() == .restricted)
    #expect(throws: BGTaskScheduler.Error(.unavailable)) { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a")) }
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    #expect(throws: (any Error).self) { try VNImageRequestHandler(data: Data()).perform([VNRecognizeTextRequest()]) }
    #expect(NLLanguageRecognizer.dominantLanguage(for: "tide") == nil && !GKLocalPlayer.local.isAuthenticated)
    for name in ["coreMotion", "coreHaptics", "audio", "contacts", "photos", "backgroundTasks", "networkExtension", "vision", "naturalLanguage"] {
      #expect(isReported("\(name).unavailable"), "\(name)")
    }
  }

  @Test func `operations on iCloud end with the error of its other calls`() async {
    let database = CKContainer.default().privateCloudDatabase
    let codes = await withCheckedContinuation { (done: CheckedContinuation<[CKError.Code?], Never>) in
      let save = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Tide")], recordIDsToDelete: nil)
      let query = CKQueryOperation(query: CKQuery(recordType: "Tide", predicate: NSPredicate(value: true)))
      let fetch = CKFetchRecordsOperation(recordIDs: [CKRecord.ID(recordName: "a")])
      let found = CodeList()
      save.modifyRecordsResultBlock = { result in
        if case .failure(let error) = result { found.add(error) }
        query.queryResultBlock = { result in
          if case .failure(let error) = result { found.add(error) }
          fetch.cancel()
          database.add(fetch)
        }
        database.add(query)
      }
      fetch.completionBlock = { done.resume(returning: found.codes + [fetch.isCancelled ? .operationCancelled : nil]) }
      database.add(save)
    }
    #expect(codes == [.notAuthenticated, .notAuthenticated, .operationCancelled])
  }
  // Unchecked: its operations run one after the other.
  private final class CodeList: @unchecked Sendable {
    private(set) var codes: [CKError.Code?] = []
    func add(_ error: any Error) { codes.append((error as? CKError)?.code) }
  }

  @Test func `there is no music, no language model, and no place is found`() async throws {
    #expect(await MusicAuthorization.request() == .denied)
    await #expect(throws: MusicTokenRequestError.permissionDenied) { try await MusicLibraryRequest<Playlist>().response() }
    await #expect(throws: MusicTokenRequestError.permissionDenied) {
      try await MusicCatalogSearchRequest(term: "tide", types: [Song.self]).response()
    }
    SystemMusicPlayer.shared.queue = .init(for: [Song]())
    await #expect(throws: MusicTokenRequestError.permissionDenied) { try await SystemMusicPlayer.shared.play() }

    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible) && !SystemLanguageModel.default.supportsLocale())
    let session = LanguageModelSession(instructions: "Be short.")
    await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "When is high tide?") }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await session.respond {
        "When"; if true { "is high tide?" }
      }
    }
    await #expect(throws: LanguageModelSession.GenerationError.self) { for try await _ in session.streamResponse(to: "When?") {} }

    let request = try #require(MKReverseGeocodingRequest(location: CLLocation(latitude: 1, longitude: 2)))
    await #expect(throws: MKError(.serverFailure)) { try await request.mapItems }
    let (items, error) = await withCheckedContinuation { done in request.getMapItems { done.resume(returning: ($0, $1)) } }
    #expect(items == nil && error as? MKError == MKError(.serverFailure))
    #expect(MKReverseGeocodingRequest(location: CLLocation(latitude: 100, longitude: 2)) == nil && MKGeocodingRequest(addressString: "") == nil)
    for name in ["musicKit", "foundationModels", "mapKit"] { #expect(isReported("\(name).unavailable"), "\(name)") }
  }

  @MainActor @Test func `a completer tells its delegate, unless it is cancelled`() async {
    final class Delegate: NSObject, MKLocalSearchCompleterDelegate {
      var errors: [any Error] = []
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { errors.append(error) }
    }
    let (completer, delegate) = (MKLocalSearchCompleter(), Delegate())
    completer.delegate = delegate
    completer.queryFragment = "har"
    completer.queryFragment = ""
    #expect(completer.isSearching && completer.results.isEmpty)
    completer.cancel()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(delegate.errors.isEmpty)
    completer.queryFragment = "harbour"
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(delegate.errors.map { $0 as? MKError } == [MKError(.serverFailure)] && !completer.isSearching)
  }

  @Test func `no pictures of a video are made, and the handler gets every time that was asked for`() async {
    let times = [CMTime(seconds: 1, preferredTimescale: 60), CMTime(value: 5, timescale: 2)]
    #expect(times.map { NSValue(time: $0).timeValue } == times && !NSValue(range: NSRange(location: 1, length: 2)).timeValue.isValid)
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/a.mov")))
    let answers = AsyncStream<(CMTime, Bool, AVAssetImageGenerator.Result, AVError.Code?)> { stream in
      generator.generateCGImagesAsynchronously(forTimes: times.map(NSValue.init(time:))) { time, image, _, result, error in
        stream.yield((time, image == nil, result, (error as? AVError)?.code))
        if time == times[1] { stream.finish() }
      }
    }
    var seen: [CMTime] = []
    for await (time, hasNone, result, code) in answers {
      seen.append(time)
      #expect(hasNone && result == .failed && code == .fileFormatNotRecognized)
    }
    #expect(seen == times)
  }

  /// What CoreTransferable declares can be used by its import alone.
  private struct Harbour: Codable, Transferable {
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  }
  @Test func `CoreTransferable has SwiftUI's forms`() {
    #expect(Harbour.transferRepresentation is CodableRepresentation<Harbour, JSONEncoder, JSONDecoder>)
  }

  @Test func `words and sentences are found without a model`() {
    let text = "High tide, 7 o'clock. Low tide later!"
    func tokens(_ unit: NLTokenUnit) -> [String] {
      let tokenizer = NLTokenizer(unit: unit)
      tokenizer.string = text
      return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }
    #expect(tokens(.word) == ["High", "tide", "7", "o'clock", "Low", "tide", "later"])
    #expect(tokens(.sentence) == ["High tide, 7 o'clock. ", "Low tide later!"])
  }
}
