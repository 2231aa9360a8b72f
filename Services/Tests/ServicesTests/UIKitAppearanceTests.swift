import Foundation
import Testing
import UIKit

/// Appearances of classes and bars are kept. None is drawn.
@MainActor @Suite struct UIKitAppearanceTests {
  @Test func `a class has one appearance, and another class another one`() {
    UISegmentedControl.appearance().selectedSegmentTintColor = .red
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    #expect(UISegmentedControl.appearance().selectedSegmentTintColor == .red)
    #expect(UISegmentedControl.appearance().titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .white)
    #expect(UISegmentedControl.appearance().titleTextAttributes(for: .normal) == nil)
    UITableView.appearance().backgroundColor = .clear
    #expect(UITableView.appearance().backgroundColor == .clear && UIScrollView.appearance().backgroundColor == nil)
    #expect(UIView.appearance() !== UILabel.appearance())
  }

  @Test func `a bar's appearance is configured as a whole`() {
    let bar = UINavigationBarAppearance()
    bar.shadowColor = .black
    bar.configureWithOpaqueBackground()
    #expect(bar.backgroundColor == .systemBackground && bar.backgroundEffect == nil && bar.shadowColor == .black)
    bar.configureWithTransparentBackground()
    #expect(bar.backgroundColor == nil && bar.shadowColor == nil)
    UINavigationBar.appearance().standardAppearance = bar
    #expect(UINavigationBar.appearance().standardAppearance === bar)
  }

  @Test func `a segmented control counts its items`() {
    #expect(UISegmentedControl(items: ["a", "b"]).numberOfSegments == 2)
    #expect(UISegmentedControl(items: nil).selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `UIKit's large titles have the size that SwiftUI's have`() {
    #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize == UIFont.preferredFont(forTextStyle: .largeTitle).pointSize)
    #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle2).pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
  }
}
