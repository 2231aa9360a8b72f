import AuthenticationServices
import CoreBluetooth
import CoreGraphics
import Foundation
import FoundationCompat
import GameKit
import NetworkExtension
import SwiftUI
import Testing
import Translation
import Vision

/// What fails on a device without the service fails here with the same error.
@MainActor @Suite struct SharedNamesTests {
  @Test func `the button to sign in is a prohibition sign, and a page of the web signs nobody in`() async throws {
    let found = try await PictureOfWidget.diagnostics {
      SignInWithAppleButton(.continue) {
        $0.requestedScopes = [.email]
      } onCompletion: { _ in
      }.signInWithAppleButtonStyle(.black)
    }
    #expect(found.contains { $0.name == "view.prohibited" && $0.message.hasPrefix("SignInWithAppleButton ") })
    let page = try #require(URL(string: "https://example.org"))
    await #expect(throws: ASWebAuthenticationSessionError(.presentationContextInvalid)) {
      try await EnvironmentValues().webAuthenticationSession.authenticate(using: page, callbackURLScheme: "harbour")
    }
    let callback = ASWebAuthenticationSession.Callback.https(host: "example.org", path: "/done")
    #expect(callback.matchesURL(page.appendingPathComponent("done")) && !callback.matchesURL(page))
    #expect(ASWebAuthenticationSession.Callback.customScheme("harbour").matchesURL(try #require(URL(string: "harbour://a"))))
  }

  @Test func `an identifier of Bluetooth is its bytes, and nothing is offered to devices nearby`() async {
    let bytes = Data(0..<16)
    #expect(CBUUID(data: bytes).uuidString == "00010203-0405-0607-0809-0A0B0C0D0E0F" && CBUUID(data: bytes).data == bytes)
    #expect(CBUUID(string: "180d").data == Data([0x18, 0x0D]) && CBUUID(data: Data([0x18, 0x0D])) == CBUUID(string: "180D"))
    // Unchecked: the manager calls its delegate on the main thread only.
    final class Delegate: CBPeripheralManagerDelegate, @unchecked Sendable {
      var continuation: CheckedContinuation<CBError?, Never>?
      func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {}
      func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {
        continuation?.resume(returning: error as? CBError)
      }
    }
    let delegate = Delegate()
    let manager = CBPeripheralManager(delegate: delegate, queue: nil)
    let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
    service.characteristics = [CBMutableCharacteristic(type: CBUUID(string: "2A37"), properties: .notify, value: nil, permissions: .readable)]
    let error = await withCheckedContinuation { continuation in
      delegate.continuation = continuation
      manager.add(service)
    }
    #expect(error == CBError(.operationNotSupported) && manager.state == .unsupported && service.characteristics?.first?.properties == .notify)
  }

  @Test func `nobody plays, nothing is recognised, no network is joined and nothing is translated`() async throws {
    await #expect(throws: GKError(.notAuthenticated)) { try await GKAchievement.loadAchievements() }
    #expect(GKError.Code.invalidParameter.rawValue == 17 && GKLocalPlayer.local.displayName.isEmpty)
    var seen: (any Error)?
    let request = VNRecognizeTextRequest { _, error in seen = error }
    #expect(throws: VNError(.operationFailed)) { try VNImageRequestHandler(data: Data()).perform([request]) }
    #expect(seen as? VNError == VNError(.operationFailed) && request.results == nil)
    #expect(VNImageRectForNormalizedRect(CGRect(x: 0.5, y: 0, width: 0.5, height: 1), 200, 100) == CGRect(x: 100, y: 0, width: 100, height: 100))
    await #expect(throws: NEHotspotConfigurationError.internal) {
      try await NEHotspotConfigurationManager.shared.apply(NEHotspotConfiguration(ssid: "a"))
    }
    let session = TranslationSession(installedSource: Locale.Language(identifier: "en"), target: nil)
    await #expect(throws: TranslationError.notInstalled) {
      for try await _ in session.translate(batch: [TranslationSession.Request(sourceText: "a")]) {}
    }
  }

  @Test func `an error is caught by its code`() async {
    var caught: [String] = []
    do { _ = try await GKAchievement.loadAchievements() } catch GKError.cancelled { caught.append("cancelled") } catch GKError.notAuthenticated {
      caught.append("notAuthenticated")
    } catch { caught.append("other") }
    do { throw ASAuthorizationError(.notHandled) } catch ASAuthorizationError.canceled { caught.append("canceled") } catch ASAuthorizationError
      .notHandled
    { caught.append("notHandled") } catch { caught.append("other") }
    #expect(caught == ["notAuthenticated", "notHandled"])
  }
}
