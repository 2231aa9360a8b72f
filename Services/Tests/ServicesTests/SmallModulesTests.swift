import CarPlay
import DeviceCheck
import FoundationCompat
import GameController
import HealthKitUI
import JavaScriptCore
import LockedCameraCapture
import NearbyInteraction
import SensitiveContentAnalysis
import Social
import SwiftUI
import Testing
import UIKit

/// Small modules that apps import: sharing, cars, games, scripts.
@Suite struct SmallModulesTests {
  @Test func `a context of JavaScript keeps objects, and a program is an exception`() throws {
    let context = try #require(JSContext())
    context.setObject(["name": "Ada", "age": 36], forKeyedSubscript: "person" as NSString)
    let person = try #require(context.objectForKeyedSubscript("person"))
    #expect(person.isObject && person.forProperty("name").toString() == "Ada" && person.forProperty("age").toInt32() == 36)
    #expect(person.forProperty("none").isUndefined && context.evaluateScript("1 + 1").isUndefined)
    #expect(context.exception.toString() == "Error: javaScriptCore.unavailable")
    var message: String?
    context.exceptionHandler = { _, exception in message = exception?.toString() }
    person.invokeMethod("greet", withArguments: [])
    #expect(message == "Error: javaScriptCore.unavailable")
  }

  @Test func `values of JavaScript are converted by its rules`() {
    let context = JSContext()
    func value(_ object: Any) -> JSValue { JSValue(object: object, in: context) }
    #expect(value(1.0).toString() == "1" && value(1.5).toString() == "1.5" && value([1, 2]).toString() == "1,2")
    #expect(value(" 7 ").toDouble() == 7 && value("a").toDouble().isNaN && !value("").toBool() && value("0").toBool())
    #expect(value(4_294_967_297.0).toInt32() == 1 && value(-1).toUInt32() == .max && value(Double.infinity).toInt32() == 0)
    #expect(value(["a": [1, 2]]).toDictionary()["a"] as? [Int] == [1, 2] && value(true).isBoolean)
  }

  @Test func `Apple's servers do not know this machine`() async {
    #expect(!DCAppAttestService.shared.isSupported && !DCDevice.current.isSupported)
    await #expect(throws: DCError(.featureUnsupported)) { try await DCAppAttestService.shared.generateKey() }
  }

  @Test func `nothing is near, no controller is connected, and nothing is analyzed`() async {
    #expect(!NISession.deviceCapabilities.supportsPreciseDistanceMeasurement && NISession().discoveryToken == nil)
    #expect(GCController.controllers().isEmpty && GCKeyboard.coalesced == nil)
    let analyzer = SCSensitivityAnalyzer()
    #expect(analyzer.analysisPolicy == .disabled)
    await #expect(throws: CocoaError.self) { try await analyzer.analyzeImage(at: URL(fileURLWithPath: "/tmp/a.png")) }
  }

  @MainActor @Test func `templates of a car keep their items, and a stack refuses them`() {
    let item = CPListItem(text: "Home", detailText: nil)
    item.setDetailText("12 min")
    let list = CPListTemplate(title: "Places", sections: [CPListSection(items: [item])])
    list.updateSections([CPListSection(items: [item, CPListItem(text: "Work", detailText: nil)])])
    #expect(list.itemCount == 2 && item.detailText == "12 min")
    var result: (Bool, (any Error)?)?
    CPInterfaceController().setRootTemplate(CPTabBarTemplate(templates: [list]), animated: false) { result = ($0, $1) }
    #expect(result?.0 == false && result?.1 != nil)
  }

  @MainActor @Test func `a sheet for sharing has a text and offers no service`() {
    let sheet = SLComposeServiceViewController(nibName: nil, bundle: nil)
    sheet.textView.text = "Hello"
    #expect(sheet.contentText == "Hello" && sheet.isContentValid())
    #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
  }

  private struct Camera: LockedCameraCaptureExtension {
    var body: some LockedCameraCaptureExtensionScene { LockedCameraCaptureUIScene { session in Text(session.sessionContentURL.path) } }
  }

  @Test func `no session of a locked camera is there`() async throws {
    var updates = LockedCameraCaptureManager.shared.sessionContentUpdates.makeAsyncIterator()
    guard case .initial(let urls) = await updates.next() else { throw CocoaError(.fileNoSuchFile) }
    #expect(urls.isEmpty && LockedCameraCaptureManager.shared.sessionContentURLs.isEmpty)
    await #expect(throws: CocoaError.self) { try await LockedCameraCaptureManager.shared.invalidateSessionContent(at: URL(fileURLWithPath: "/a")) }
  }
}
