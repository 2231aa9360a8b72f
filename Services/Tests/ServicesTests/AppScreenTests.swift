import Accessibility
import CoreGraphics
import Foundation
import FoundationCompat
import QuartzCore
import SwiftUI
import Testing
import UIKit
import os

/// Names of an app's screens that files use which it shares with its widget.
@MainActor @Suite struct AppScreenTests {
  @Test func `bars, pages and scrolling compile and change nothing`() {
    let title = Binding.constant("a")
    _ = Text("a")
      .toolbar(id: "main") {
        ToolbarItem(id: "add", placement: .automatic) { Text("b") }
        ToolbarSpacer(.fixed)
      }
      .toolbarRole(.editor).toolbarTitleDisplayMode(.inline).toolbar(removing: .title)
      .navigationTitle(title).navigationSubtitle("c")
      .indexViewStyle(.page(backgroundDisplayMode: .always)).scrollDismissesKeyboard(.interactively)
    let layer = CALayer()
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
    #expect(layer.shouldRasterize && UIScreen.main.brightness == 1 && UIScreen.screens.count == 1)
    #expect(OSLog(subsystem: "a", category: .pointsOfInterest).category == OSLog.Category.pointsOfInterest.rawValue)
  }

  private struct Items: ToolbarContent {
    let isFull: Bool
    var body: some ToolbarContent {
      if isFull { ToolbarItem(placement: .topBarLeading) { Text("a") } } else { ToolbarSpacer() }
      Group { ToolbarItemGroup { Text("b") } }
    }
  }
  private struct Swipe: Gesture {
    var body: some Gesture { DragGesture().onChanged { _ in } }
  }

  @Test func `composed items, gestures and tasks compile as in an app`() {
    _ = Text("a").toolbar { Items(isFull: true) }.gesture(Swipe())
    let long = LongPressGesture().sequenced(before: DragGesture()).onChanged { _ in }
    #expect(Swipe.Value.self == DragGesture.Value.self && type(of: long).Value.self == SequenceGesture<LongPressGesture, DragGesture>.Value.self)
    #expect(ToolbarItem(id: "add") { Text("b") }.id == "add")
    _ = WindowGroup { Text("a") }.backgroundTask(.urlSession) { (name: String) in _ = name }
    _ = List(selection: .constant(1)) { Text("a") }
  }

  @Test func `traits are changed, and values of SwiftUI have UIKit's names`() {
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }.modifyingTraits { $0.displayScale = 3 }
    #expect(dark.userInterfaceStyle == .dark && dark.displayScale == 3)
    #expect(UIUserInterfaceStyle(ColorScheme.dark) == .dark && UIUserInterfaceStyle(nil) == .unspecified && ColorScheme(.unspecified) == nil)
    #expect(DynamicTypeSize(UIContentSizeCategory.accessibilityLarge) == .accessibility2 && UIContentSizeCategory(.xxxLarge) == .extraExtraExtraLarge)
    #expect(UIAccessibilityContrast(ColorSchemeContrast.increased) == .high && LayoutDirection(.rightToLeft) == .rightToLeft)
    #expect(UIUserInterfaceSizeClass(UserInterfaceSizeClass.regular) == .regular && UserInterfaceSizeClass(.unspecified) == nil)
  }

  @Test func `a colour has a name, and announcements are named once`() {
    #expect(AXNameFromColor(CGColor(srgbRed: 0.1, green: 0.1, blue: 0.5, alpha: 1)).hasSuffix("blue"))
    #expect(AXNameFromColor(CGColor(gray: 1, alpha: 1)) == "white" && AXNameFromColor(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)) == "orange")
    AccessibilityNotification.Announcement("a").post()
    AccessibilityNotification.LayoutChanged().post()
    #expect(UnavailableServices.all.count { $0.name == "accessibility.notification" } == 1)
  }
}
