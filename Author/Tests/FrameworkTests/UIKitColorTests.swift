import AlmanacUIKitDrawing
import Foundation
import SwiftUICore
import Testing

/// UIKit's colours.
@Suite struct UIKitColorTests {
  @Test func `colours return the RGB and HSB components that they were made from`() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect((r, g, b, a) == (0.2, 0.4, 0.6, 0.8))
    var (h, s, v): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&h, saturation: &s, brightness: &v, alpha: nil)
    #expect(abs(h - 7 / 12) < 1e-9 && abs(s - 2 / 3) < 1e-9 && abs(v - 0.6) < 1e-9)
    let again = UIColor(hue: h, saturation: s, brightness: v, alpha: a)
    again.getRed(&r, green: &g, blue: &b, alpha: &a)
    #expect(abs(r - 0.2) < 1e-9 && abs(g - 0.4) < 1e-9 && abs(b - 0.6) < 1e-9)
    #expect(!color.getWhite(&r, alpha: nil) && UIColor.lightGray.getWhite(&r, alpha: nil) && r == 2.0 / 3)
    #expect(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
  }

  @Test func `a prominence reduces the opacity in every appearance`() {
    let color = UIColor { UIColor(red: $0.userInterfaceStyle == .dark ? 1 : 0, green: 0, blue: 0, alpha: 0.5) }
    let opacities = [UIColor.Prominence.primary, .secondary, .tertiary, .quaternary].map { level in
      color.withProminence(level).resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.alpha
    }
    #expect(opacities == [0.5, 0.25, 0.125, 0.09])
    let both = [UIUserInterfaceStyle.light, .dark].map { style in
      color.withProminence(.secondary).resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.components?.first
    }
    #expect(both == [0, 1] && color.withProminence(.primary) === color)
  }

  @Test func `a dynamic colour resolves for the given traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.components == [0, 0, 0, 1])
    #expect(UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.components == [1, 1, 1, 1])
    #expect(UIColor.systemRed.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor(named: "there is none") == nil)
  }

  @Test func `a Core Image colour has the components for the current traits`() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(color.components == [0.25, 0.5, 0.75, 0.5] && color.numberOfComponents == 4)
    #expect(CIColor(string: color.stringRepresentation) == color && CIColor(string: "1 0").components == [1, 0, 0, 1])
    #expect(UIColor(ciColor: .cyan).cgColor.components == [0, 1, 1, 1] && UIColor.white.ciColor == CIColor.white)
  }

  @Test func `a colour is archived by its components, a system colour by its name`() throws {
    func again(_ color: UIColor) throws -> UIColor {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    }
    let own = try again(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    own.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - 0.2) < 1e-6 && abs(green - 0.4) < 1e-6 && abs(blue - 0.6) < 1e-6 && alpha == 0.5)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(try again(.label).resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark))
    let other = try NSKeyedArchiver.archivedData(withRootObject: NSString(string: "x"), requiringSecureCoding: true)
    #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: other)) == nil)
  }

  @MainActor @Test func `a colour of a pattern is the mean of its colours`() throws {
    let pattern = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
    UIColor(patternImage: pattern).getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
    #expect(parts == (0.5, 0, 0.5, 1))
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }
}
