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
import Foundation
import FoundationCompat
import GameKit
import LocalAuthentication
import MapKit
import MediaPlayer
import NaturalLanguage
import Network
import NetworkExtension
import PhotosCore
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
    await #expect(throws: CKError(.notAuthenticated)) { try await CKContainer.default().userRecordID() }
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
