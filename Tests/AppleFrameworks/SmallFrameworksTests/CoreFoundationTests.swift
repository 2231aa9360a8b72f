import CoreGraphics
import Foundation
import Testing
import UIKit

private final class Ear {
  var heard: [String] = []
  var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func hear(
    _ center: CFNotificationCenter?, _ observer: UnsafeMutableRawPointer?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
    _ userInfo: CFDictionary?
  ) {
    guard let observer, let name else { return }
    Unmanaged<Ear>.fromOpaque(observer).takeUnretainedValue().heard.append("\(name.rawValue as String) \(userInfo?.count ?? 0)")
  }
}

@Suite("Core Foundation's own")
struct CoreFoundationTests {
  @Test("observers hear the names they asked for until they are removed")
  func notifications() {
    let center = CFNotificationCenterGetLocalCenter()
    let ear = Ear()
    let other = Ear()
    let low = CFNotificationName("low" as CFString)
    CFNotificationCenterAddObserver(center, ear.opaque, Ear.hear, "low" as CFString, nil, .deliverImmediately)
    CFNotificationCenterAddObserver(center, other.opaque, Ear.hear, nil, nil, .deliverImmediately)
    CFNotificationCenterPostNotification(center, low, nil, ["a": 1] as NSDictionary, true)
    CFNotificationCenterPostNotification(center, CFNotificationName(rawValue: "high" as CFString), nil, nil, true)
    #expect(ear.heard == ["low 1"] && other.heard == ["low 1", "high 0"])
    CFNotificationCenterRemoveObserver(center, other.opaque, low, nil)
    CFNotificationCenterRemoveEveryObserver(center, ear.opaque)
    CFNotificationCenterPostNotification(center, low, nil, nil, true)
    // What listens to every name still hears this one, as an observation of all names is another than one of "low".
    #expect(ear.heard.count == 1 && other.heard.count == 3)
    CFNotificationCenterRemoveEveryObserver(center, other.opaque)
  }

  @Test("the Darwin centre is another one, and carries names only")
  func darwin() {
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let ear = Ear()
    CFNotificationCenterAddObserver(
      center, ear.opaque, { Ear.hear($0, $1, $2, $3, $4) }, "org.example.saved" as CFString, ear.opaque, .deliverImmediately)
    let saved = CFNotificationName("org.example.saved" as CFString)
    CFNotificationCenterPostNotification(CFNotificationCenterGetLocalCenter(), saved, nil, nil, true)
    CFNotificationCenterPostNotification(center, saved, nil, ["a": 1] as NSDictionary, true)
    #expect(ear.heard == ["org.example.saved 0"])
    CFNotificationCenterRemoveEveryObserver(center, ear.opaque)
  }

  @Test("a CGFloat comes of a number, exactly or not")
  func numbers() {
    #expect(CGFloat(truncating: (Decimal(1) / Decimal(4)) as NSNumber) == 0.25)
    #expect(CGFloat(truncating: NSNumber(value: 3)) == 3)
    #expect(CGFloat(exactly: NSNumber(value: 2.5)) == 2.5)
  }

  @Test("feedback can be asked for from anywhere in the language mode of widget sources")
  @MainActor func feedback() {
    UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let generator: UIFeedbackGenerator = UISelectionFeedbackGenerator()
    generator.prepare()
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4)
  }
}
