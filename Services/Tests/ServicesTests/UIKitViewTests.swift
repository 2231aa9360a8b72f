import Foundation
import Testing
import UIKit

/// Constraints, gestures and controls: sources that an app shares with its widget set them up; nothing is shown.
@MainActor @Suite struct UIKitViewTests {
  @Test func `anchors make constraints between two items`() throws {
    let (box, label) = (UIView(), UILabel())
    box.addSubview(label)
    let made = [
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
      label.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.5),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
    ]
    NSLayoutConstraint.activate(made)
    #expect(made.allSatisfy(\.isActive) && made[0].firstItem === label && made[0].secondItem === box)
    #expect(made[0].firstAttribute == .leading && made[0].constant == 8 && made[1].multiplier == 0.5)
    #expect(made[2].relation == .greaterThanOrEqual && made[2].secondItem == nil && made[2].secondAttribute == .notAnAttribute)
    box.addConstraints(made)
    box.removeConstraint(made[0])
    #expect(box.constraints.count == 2 && !made[0].isActive)
    #expect(UIScrollView().contentLayoutGuide.topAnchor.constraint(equalTo: box.topAnchor).secondItem === box)
  }

  @Test func `a view's direction is that of the language, unless its attribute forces one`() {
    func direction(_ attribute: UISemanticContentAttribute, _ outer: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: outer)
    }
    #expect(direction(.unspecified, .leftToRight) == .leftToRight && direction(.unspecified, .rightToLeft) == .rightToLeft)
    for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      #expect(direction(attribute, .rightToLeft) == .leftToRight)
    }
    #expect(direction(.forceRightToLeft, .leftToRight) == .rightToLeft)
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == UIView.userInterfaceLayoutDirection(for: .unspecified))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `a control keeps its actions and sends them`() {
    @MainActor final class Target: NSObject {
      var heard: [String] = []
      func pressed() { heard.append("pressed") }
      func changed(_ sender: UISlider) { heard.append("\(sender.value)") }
    }
    let (target, slider) = (Target(), UISlider(frame: .zero))
    slider.value = 0.5
    slider.addTarget(target, action: Selector(Target.pressed), for: .touchUpInside)
    slider.addTarget(target, action: Selector(target.changed(_:)), for: [.valueChanged, .editingChanged])
    slider.sendActions(for: .valueChanged)
    slider.sendActions(for: .touchUpInside)
    #expect(target.heard == ["0.5", "pressed"])
    slider.removeTarget(target, action: nil, for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    #expect(target.heard.count == 2)
  }

  @Test func `views convert places between each other, and no view is on a screen`() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let (inner, other) = (UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)), UIView())
    outer.addSubview(inner)
    outer.addSubview(other)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 6, y: 7))
    #expect(outer.convert(CGPoint(x: 6, y: 7), to: inner) == CGPoint(x: 1, y: 2))
    outer.bringSubviewToFront(inner)
    #expect(outer.subviews.last === inner && inner.isDescendant(of: outer) && inner.window == nil)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    inner.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)
    #expect(tap.view === other && inner.gestureRecognizers?.isEmpty == true)
  }

  @Test func `a view has no content to draw, which is reported once`() {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
      for _ in 0..<2 { #expect(!UIView().drawHierarchy(in: CGRect(x: 0, y: 0, width: 2, height: 2), afterScreenUpdates: true)) }
    }
    #expect(drawn.size == CGSize(width: 2, height: 2) && UIView().snapshotView(afterScreenUpdates: false) == nil)
    #expect(UnavailableServices.all.count { $0.name == "view.drawHierarchy" } == 1)
  }

  @Test func `a view has the layer of its layerClass`() {
    final class Gradient: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
    #expect(Gradient().layer is CAGradientLayer && !(UIView().layer is CAGradientLayer))
  }
}
