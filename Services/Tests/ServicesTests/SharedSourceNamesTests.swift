import AVFoundation
import AlarmKit
import CoreImage
import Foundation
import FoundationCompat
import HealthKit
import MediaPlayer
import Network
import Security
import SwiftUI
import Testing
import UIKit

/// Names that files of an app use which it shares with its widget.
@Suite struct SharedSourceNamesTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `a property is not observed by its name, which is named once`() {
    final class Observer: NSObject {
      var heard = 0
      func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        heard += 1
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
    let observer = Observer()
    let session = AVAudioSession.sharedInstance()
    for _ in 0..<2 { session.addObserver(observer, forKeyPath: "outputVolume", options: [.new, .initial], context: nil) }
    session.removeObserver(observer, forKeyPath: "outputVolume")
    #expect(observer.heard == 0 && isReported("keyValueObserving.unavailable"))
    observer.observeValue(forKeyPath: nil, of: nil, change: nil, context: nil)
    #expect(observer.heard == 1)
  }

  @Test func `a program has no entitlements of its own, which is named once`() throws {
    let task = try #require(SecTaskCreateFromSelf(nil))
    for _ in 0..<2 { #expect(SecTaskCopyValueForEntitlement(task, "com.apple.security.application-groups" as CFString, nil) == nil) }
    #expect(isReported("security.entitlements"))
  }

  @Test func `alarms are denied, and their activities have words and colours`() async throws {
    struct Tea: AlarmMetadata { var leaf = "green" }
    let button = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop")
    let presentation = AlarmPresentation(alert: .init(title: "Tea", stopButton: button))
    let attributes = AlarmAttributes(presentation: presentation, metadata: Tea(), tintColor: .orange)
    await #expect(throws: CocoaError(.featureUnsupported)) {
      try await AlarmManager.shared.schedule(id: UUID(), configuration: .alarm(schedule: .fixed(.now), attributes: attributes))
    }
    #expect(try AlarmManager.shared.alarms.isEmpty && AlarmManager.shared.authorizationState == .denied && isReported("alarmKit.unavailable"))
    let copy = try JSONDecoder().decode(AlarmAttributes<Tea>.self, from: JSONEncoder().encode(attributes))
    #expect(copy == attributes && copy.metadata?.leaf == "green" && copy.presentation.alert.stopButton.systemImageName == "stop")
    let (tint, orange) = (copy.tintColor.resolve(in: EnvironmentValues()), Color.orange.resolve(in: EnvironmentValues()))
    #expect(abs(tint.red - orange.red) < 0.001 && abs(tint.blue - orange.blue) < 0.001)
    let short = AlarmPresentation.Alert(title: "Tea", secondaryButton: button, secondaryButtonBehavior: .countdown)
    #expect(short.secondaryButton == button && short.secondaryButtonBehavior == .countdown && short.stopButton.systemImageName == "stop.circle")
    let state = AlarmPresentationState(alarmID: UUID(), mode: .paused(.init(totalCountdownDuration: 60, previouslyElapsedDuration: 20)))
    #expect(try JSONDecoder().decode(AlarmPresentationState.self, from: JSONEncoder().encode(state)) == state)
  }

  @Test(arguments: [
    (CGImagePropertyOrientation.up, 1, 2), (.upMirrored, 2, 1), (.down, 4, 3), (.downMirrored, 3, 4), (.leftMirrored, 1, 3), (.right, 3, 1),
    (.rightMirrored, 4, 2), (.left, 2, 4),
  ])
  func `a picture is turned upright`(_ orientation: CGImagePropertyOrientation, _ topLeft: Int, _ topRight: Int) throws {
    // Four pixels, of which each has its number as red: 1 2 above 3 4. What is shown by a program that follows EXIF.
    let colors: [(Int, CGRect)] = [
      (1, CGRect(x: 0, y: 1, width: 1, height: 1)), (2, CGRect(x: 1, y: 1, width: 1, height: 1)), (3, CGRect(x: 0, y: 0, width: 1, height: 1)),
      (4, CGRect(x: 1, y: 0, width: 1, height: 1)),
    ]
    let stored = colors.reduce(CIImage.empty()) { below, part in
      CIImage(color: CIColor(red: Double(part.0) * 0.2, green: 0, blue: 0)).cropped(to: part.1).composited(over: below)
    }
    let upright = stored.oriented(forExifOrientation: Int32(orientation.rawValue))
    #expect(upright.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    let picture = try #require(CIContext().createCGImage(upright, from: upright.extent))
    let bytes = try #require(picture.dataProvider?.data as? Data)
    func number(_ pixel: Int) -> Int { Int((Double(bytes[(pixel * 4)..<(pixel * 4 + 3)].max() ?? 0) / 255 / 0.2).rounded()) }
    #expect(number(0) == topLeft && number(1) == topRight)
  }

  @Test func `a detector finds web and mail addresses`() throws {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType(rawValue: 32).rawValue)
    let text = "Mail ada@example.org, see https://example.org/a?b=1. and www.example.net!"
    let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(found.map { $0.url?.absoluteString } == ["mailto:ada@example.org", "https://example.org/a?b=1", "http://www.example.net"])
    #expect(found.first?.range == NSRange(location: 5, length: 15))
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    #expect(try NSDataDetector(types: 8).numberOfMatches(in: text, range: NSRange(location: 0, length: 4)) == 0 && isReported("dataDetector.types"))
  }

  @Test func `texts are transformed by the names of Core Foundation`() {
    let text = NSMutableString(string: "北京 é")
    #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false) && CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text as String == "bei jing e")
    #expect(!CFStringTransform(text, nil, "no such transformation" as NSString, false))
  }

  @Test func `what is copied stays in the process`() {
    let board = UIPasteboard()
    let before = board.changeCount
    board.string = "tide"
    #expect(board.string == "tide" && board.hasStrings && board.changeCount == before + 1 && isReported("pasteboard.unavailable"))
    board.url = URL(string: "https://example.org")
    #expect(board.string == "https://example.org")
  }

  @Test func `a session does not wait for a network, which is named once, and no challenge has a certificate`() {
    let configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = false
    #expect(!UnavailableServices.all.contains { $0.name == "urlSession.waitsForConnectivity" })
    for _ in 0..<2 { configuration.waitsForConnectivity = true }
    #expect(!configuration.waitsForConnectivity && isReported("urlSession.waitsForConnectivity"))
    let space = URLProtectionSpace(
      host: "example.org", port: 443, protocol: "https", realm: nil, authenticationMethod: NSURLAuthenticationMethodServerTrust)
    #expect(space.serverTrust.map { URLCredential(trust: $0) } == nil && space.authenticationMethod == "NSURLAuthenticationMethodServerTrust")
    #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
  }

  @Test func `the bytes of data are read where they are`() {
    let data = Data([1, 2, 3]) as CFData
    let bytes = CFDataGetBytePtr(data)
    #expect(CFDataGetLength(data) == 3 && bytes.map { [$0[0], $0[1], $0[2]] } == [1, 2, 3])
    #expect(CFDataGetBytePtr(nil) == nil && CFDataGetLength(nil) == 0)
    withExtendedLifetime(data) {}
  }

  @MainActor @Test func `smaller names have the values of Apple's systems`() {
    #expect(HKErrorDomain == HKError.errorDomain && kCFBundleVersionKey as String == "CFBundleVersion")
    #expect(Data.WritingOptions.atomicWrite == .atomic && kCIInputTargetImageKey == "inputTargetImage")
    let volume = MPVolumeView(frame: .zero)
    #expect(volume.subviews.isEmpty && volume.showsVolumeSlider && !volume.areWirelessRoutesAvailable)
    let parameters = NWParameters(tls: NWProtocolTLS.Options())
    parameters.multipathServiceType = .handover
    #expect(parameters.multipathServiceType == .handover && parameters.defaultProtocolStack.internetProtocol is NWProtocolIP.Options)
    let alert = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    #expect(alert.actions.count == 1 && alert.title == "a")
  }
}
