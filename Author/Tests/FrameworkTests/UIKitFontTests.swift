import AlmanacUIKitDrawing
import Foundation
import Testing

/// Descriptors of fonts.
@Suite struct UIKitFontTests {
  @Test func `a font's attributes are archived, and what is no archive of them is refused`() throws {
    let descriptor = UIFont.systemFont(ofSize: 21, weight: .heavy).fontDescriptor
    let data = try NSKeyedArchiver.archivedData(withRootObject: descriptor, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data))
    #expect(UIFont(descriptor: read, size: 0).pointSize == 21 && read.postscriptName == descriptor.postscriptName)
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(NSData(data: Data([0xff, 0xff, 0xff])), forKey: "font")
    coder.finishEncoding()
    #expect(UIFontDescriptor(coder: try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)) == nil)
  }

  @MainActor @Test func `a descriptor takes digits of one width and names other features`() {
    let settings = [[UIFontDescriptor.FeatureKey.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
    let font = UIFont(descriptor: descriptor, size: 17)
    func width(_ text: String, _ font: UIFont) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
    #expect(width("111", font) == width("888", font) && width("111", .systemFont(ofSize: 17)) != width("888", .systemFont(ofSize: 17)))
  }

  @MainActor @Test func `a symbol's configuration takes over what another one says, and a descriptor has the weight of its traits`() {
    let large = UIImage.SymbolConfiguration(pointSize: 10).applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(large.pointSize == 12.8 && large.applying(UIImage.SymbolConfiguration(weight: .bold)).strokeWeight == .bold)
    let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
    #expect(bold.symbolicTraits.contains(.traitBold) && UIFont(descriptor: bold, size: 0).pointSize == 12)
  }
}
