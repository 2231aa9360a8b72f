import Foundation
import Testing
import UIKit

@Suite struct UIFontDescriptorTests {
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
}
