import Foundation
import SwiftUI
import Testing
import WireSchema

/// UIKit colours.
@Suite struct UIColorTests {
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

  @Test func `a dynamic colour resolves for the given traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.components == [0, 0, 0, 1])
    #expect(UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.components == [1, 1, 1, 1])
    #expect(UIColor.systemRed.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor(named: "there is none") == nil)
  }

  @Test
  @MainActor func `a view's colour keeps both appearances of a dynamic one without making the entry depend on the colour scheme`() throws {
    let color = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    EnvironmentStack.reads = []
    let value = color.value(in: _StyleContext(environment: EnvironmentValues(), session: session))
    #expect(value.adaptive.light.red == 0 && value.adaptive.dark.red == 1)
    #expect(EnvironmentStack.reads == [])
    #expect(Color(UIColor.systemBlue) == Color.blue)
    #expect(UIColor(Color(red: 0.5, green: 0, blue: 0)).cgColor.components == [0.5, 0, 0, 1])
    let half = UIColor(Color.black.opacity(0.5))
    #expect(half.cgColor.alpha == 0.5)
    #expect(UIColor(Color.primary).resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.components == [1, 1, 1, 1])
  }
}

extension UIColorTests {
  @Test func `a Core Image colour has the components for the current traits`() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(color.components == [0.25, 0.5, 0.75, 0.5] && color.numberOfComponents == 4)
    #expect(CIColor(string: color.stringRepresentation) == color && CIColor(string: "1 0").components == [1, 0, 0, 1])
    #expect(UIColor(ciColor: .cyan).cgColor.components == [0, 1, 1, 1] && UIColor.white.ciColor == CIColor.white)
  }

  @Test func `a colour converts to sRGB and to gray`() throws {
    let color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
    let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let gray = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(color.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components == [1, 0, 0, 0.5])
    #expect(color.converted(to: gray, intent: .defaultIntent, options: nil)?.components == [0.2126, 0.5])
    #expect(color.converted(to: wide, intent: .defaultIntent, options: nil) == nil)
    #expect(CGColorSpace(name: CGColorSpace.itur_709)?.model == .rgb && CGColorSpace(name: CGColorSpace.genericCMYK) == nil)
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
}
