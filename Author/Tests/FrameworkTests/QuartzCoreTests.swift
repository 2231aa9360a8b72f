import AlmanacUIKitDrawing
import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Layers and transformations.
@MainActor @Suite struct QuartzCoreTests {
  @Test func `a transformation and its inverse cancel`() {
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), .pi / 3, 1, 2, 3)
    let identity = CATransform3DConcat(turned, CATransform3DInvert(turned))
    let parts = [identity.m11, identity.m22, identity.m33, identity.m44, 1 + identity.m12, 1 + identity.m41, 1 + identity.m43]
    #expect(parts.allSatisfy { abs($0 - 1) < 1e-9 })
    let flat = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(CATransform3DIsAffine(flat) && abs(flat.m12 - 1) < 1e-12 && CATransform3DInvert(CATransform3D()) == CATransform3D())
    let before = CACurrentMediaTime()
    #expect(CACurrentMediaTime() >= before && before > 0)
  }

  @Test func `a slower layer's time passes slower`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    (outer.speed, inner.beginTime, inner.timeOffset) = (0.5, 2, 1)
    #expect(inner.convertTime(10, from: nil) == 4 && inner.convertTime(4, to: nil) == 10 && outer.convertTime(10, from: nil) == 5)
    #expect(inner.convertTime(5, from: outer) == 4)
  }

  @Test func `a layer keeps its tree and its animations`() {
    let (outer, a, b) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(a)
    outer.insertSublayer(b, below: a)
    #expect(outer.sublayers?.first === b && b.superlayer === outer)
    outer.sublayers = nil
    #expect(a.superlayer == nil)
    let spin = CABasicAnimation(keyPath: "transform")
    outer.add(spin, forKey: "spin")
    #expect(outer.animation(forKey: "spin") === spin && outer.animationKeys() == ["spin"])
    outer.removeAllAnimations()
    #expect(outer.animationKeys() == nil)
  }

  @Test func `a layer draws its colours and those of its sublayers`() throws {
    let (layer, part) = (CALayer(), CALayer())
    (layer.frame, part.frame) = (CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 2, y: 0, width: 2, height: 4))
    (layer.backgroundColor, part.backgroundColor) = (UIColor.red.cgColor, UIColor.blue.cgColor)
    layer.addSublayer(part)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
    defer { UIGraphicsEndImageContext() }
    layer.render(in: try #require(UIGraphicsGetCurrentContext()))
    let picture = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    let bytes = try #require(picture.dataProvider?.data as? Data)
    // Two pixels of the first row: red, and blue, whatever the order of their parts is.
    #expect(Set(bytes[0..<4]) == [0, 255] && Set(bytes[12..<16]) == [0, 255] && Array(bytes[0..<4]) != Array(bytes[12..<16]))
  }

  @Test func `a layer keeps its rasterization setting`() {
    let layer = CALayer()
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
    #expect(layer.shouldRasterize)
  }
}
