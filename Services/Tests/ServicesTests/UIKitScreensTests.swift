import AlmanacFoundationCompat
import CoreGraphics
import Foundation
import Testing
import UIKit

/// Screens of an app whose files its widget shares: they store their properties; what needs no screen works.
@MainActor @Suite struct UIKitScreensTests {
  @Test func `a snapshot is a value that keeps the order of its sections and items`() {
    var first = NSDiffableDataSourceSnapshot<String, Int>()
    first.appendSections(["a", "b"])
    first.appendItems([1, 2, 3], toSection: "a")
    first.appendItems([4])
    var second = first
    second.insertItems([9], beforeItem: 2)
    second.moveItem(4, afterItem: 1)
    second.deleteItems([3])
    #expect(second.itemIdentifiers(inSection: "a") == [1, 4, 9, 2] && second.numberOfItems(inSection: "b") == 0 && second.numberOfItems == 4)
    #expect(first.itemIdentifiers == [1, 2, 3, 4] && first.sectionIdentifier(containingItem: 4) == "b" && first.indexOfItem(4) == 3)
    second.moveSection("b", beforeSection: "a")
    second.deleteSections(["a"])
    #expect(second.sectionIdentifiers == ["b"] && second.numberOfItems == 0 && second.indexOfItem(1) == nil)

    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["c"], to: "a")
    tree.append(["d"], to: "c")
    #expect(tree.items == ["a", "c", "d", "b"] && tree.visibleItems == ["a", "b"] && tree.level(of: "d") == 2)
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "c", "b"] && tree.parent(of: "d") == "c")
    tree.delete(["c"])
    #expect(tree.items == ["a", "b"])
  }

  @Test func `a table counts the rows of its data source and shows none`() {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["x", "y"])
    var isApplied = false
    source.apply(snapshot) { isApplied = true }
    #expect(isApplied && table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2 && table.visibleCells.isEmpty)
    #expect(source.indexPath(for: "y") == IndexPath(row: 1, section: 0) && source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
    #expect(source.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0)).textLabel?.text == "y")
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow?.row == 1)
  }

  @Test func `a navigation controller keeps its stack, and nothing is presented`() {
    let (root, next) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(next, animated: true)
    #expect(stack.topViewController === next && next.navigationController === stack && stack.children.count == 2)
    #expect(stack.popViewController(animated: true) === next && next.navigationController == nil && stack.popViewController(animated: true) == nil)
    root.present(UIAlertController(title: "a", message: nil, preferredStyle: .alert), animated: true)
    #expect(root.presentedViewController == nil && UnavailableServices.all.contains { $0.name == "viewController.notShown" })
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController?.tabBarController === tabs && tabs.tabBar.items?.count == 2)
    #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
  }

  @Test func `animations take effect at once, and their completion follows`() {
    let view = UIView()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { ends.append($0) })
    #expect(view.alpha == 0.5 && ends == [true])
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
    animator.addCompletion { ends.append($0 == .end) }
    #expect(view.alpha == 0.5)
    animator.startAnimation()
    #expect(view.alpha == 0 && ends == [true, true])
  }

  @Test func `a control runs its actions, and a menu says which are on`() {
    var heard: [String] = []
    let action = UIAction(title: "a", state: .on) { heard.append($0.title) }
    let button = UIButton(type: .system, primaryAction: action)
    button.sendActions(for: .primaryActionTriggered)
    action.attributes = .disabled
    button.sendActions(for: .primaryActionTriggered)
    button.removeAction(identifiedBy: action.identifier, for: .primaryActionTriggered)
    #expect(heard == ["a"] && button.currentTitle == "a" && button.allControlEvents.isEmpty)
    let menu = UIMenu(title: "m", children: [action, UIAction(title: "b") { _ in }])
    #expect(menu.selectedElements.map(\.title) == ["a"] && menu.replacingChildren([]).title == "m")
    var filled = UIButton.Configuration.filled()
    filled.title = "c"
    #expect(filled == filled && filled != .filled() && filled.attributedTitle.map { String($0.characters) } == "c")
  }

  @Test func `an extension's application has no background, no icons and no badge`() async throws {
    let application = UIApplication()
    #expect(application.beginBackgroundTask() == .invalid && !application.supportsAlternateIcons && application.connectedScenes.isEmpty)
    await #expect(throws: CocoaError.self) { try await application.setAlternateIconName("a") }
    #expect(await application.open(try #require(URL(string: "a:b"))) == false)
  }

  @Test func `a path knows the points that it covers`() {
    let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(ring.contains(CGPoint(x: 5, y: 5)) && !ring.contains(CGPoint(x: 0.5, y: 0.5)))
    ring.append(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 4, height: 4)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 5)))
    ring.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(ring.contains(CGPoint(x: 11, y: 5)) && ring.bounds.minX == 10)
  }

  @Test func `a calendar keeps the chosen day and asks for no decoration`() {
    final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
      var asked = 0
      func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        asked += 1
        return .default(color: .red, size: .large)
      }
      func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) { asked += 1 }
    }
    let (calendar, delegate) = (UICalendarView(), Delegate())
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    (calendar.delegate, calendar.selectionBehavior) = (delegate, selection)
    selection.setSelected(DateComponents(year: 2026, month: 3, day: 1), animated: true)
    calendar.reloadDecorations(forDateComponents: [DateComponents(year: 2026)], animated: false)
    #expect(selection.selectedDate?.day == 1 && delegate.asked == 0)
  }

  @Test func `traits that a view overrides are kept until they are removed`() {
    let view = UIView()
    #expect(!view.traitOverrides.contains(UITraitHorizontalSizeClass.self) && view.traitOverrides.horizontalSizeClass == .unspecified)
    view.traitOverrides.horizontalSizeClass = .compact
    #expect(view.traitOverrides.contains(UITraitHorizontalSizeClass.self) && view.traitOverrides.horizontalSizeClass == .compact)
    view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(view.traitOverrides.horizontalSizeClass == .unspecified)
  }

  @Test func `gravity has an angle and a magnitude, and a sideways layout's attributes their kind`() {
    let gravity = UIGravityBehavior(items: [UIView()])
    gravity.setAngle(.pi, magnitude: 2)
    #expect(abs(gravity.gravityDirection.dx + 2) < 1e-9 && abs(gravity.magnitude - 2) < 1e-9)
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
    #expect(attributes.representedElementCategory == .decorationView && attributes.representedElementKind == "line")
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    #expect(context.invalidatedItemIndexPaths?.count == 1 && !context.invalidateEverything)
  }

  @Test func `UITraitCollection is built and modified by closures`() {
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }.modifyingTraits { $0.displayScale = 3 }
    #expect(dark.userInterfaceStyle == .dark && dark.displayScale == 3)
  }

  @Test func `an alert keeps its title and actions`() {
    let alert = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    #expect(alert.actions.count == 1 && alert.title == "a")
  }
}
