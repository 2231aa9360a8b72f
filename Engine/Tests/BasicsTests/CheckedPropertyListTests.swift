import Foundation
import Testing

@testable import AlmanacBasics

/// Property lists of other programs are measured before they are read.
@Suite struct CheckedPropertyListTests {
  private func read(_ data: Data) throws(CheckedPropertyList.Fault) -> Any { try CheckedPropertyList.read(data, expandedBytes: 1 << 16, depth: 32) }

  private func fault(_ data: Data) -> CheckedPropertyList.Fault? {
    do throws(CheckedPropertyList.Fault) {
      _ = try read(data)
      return nil
    } catch {
      return error
    }
  }

  /// A binary list with these objects, of which the first is the top. References take two bytes.
  private func list(_ objects: [[UInt8]], top: UInt64 = 0, count: UInt64? = nil, table: UInt64? = nil, widths: [UInt8] = [4, 2]) -> Data {
    var bytes = Data("bplist00".utf8)
    var offsets = Data()
    for object in objects {
      withUnsafeBytes(of: UInt32(bytes.count).bigEndian) { offsets.append(contentsOf: $0) }
      bytes += object
    }
    let place = UInt64(bytes.count)
    bytes += offsets + Data(count: 6) + widths
    for number in [count ?? UInt64(objects.count), top, table ?? place] {
      withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes
  }

  private func array(_ members: [Int]) -> [UInt8] {
    let marker: [UInt8] = members.count < 15 ? [0xA0 | UInt8(members.count)] : [0xAF, 0x11, UInt8(members.count >> 8), UInt8(members.count & 255)]
    return marker + members.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  /// Arrays of which each refers `width` times to the next; the last one is text.
  private func tower(levels: Int, width: Int, text: [UInt8] = [0x51, 0x61]) -> Data {
    list((1...levels).map { array([Int](repeating: $0, count: width)) } + [text])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary]) func `a list that Foundation writes is read`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let values: [String: Any] = [
      "text": "a text of more than fifteen letters", "umlaut": "größer als fünfzehn ∑", "number": 7, "large": Int.max, "real": 1.5, "no": false,
      "date": Date(timeIntervalSince1970: 0), "data": Data(count: 400), "list": Array(0..<400), "nested": [["a": ["b": ["c"]]]],
      "shared": [String](repeating: "again", count: 50),
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
    #expect(try read(data) as? NSDictionary == values as NSDictionary)
  }

  @Test(arguments: [(16, 2), (30, 2), (4, 14), (3, 4000)]) func `a list whose arrays refer again and again to the next is refused`(
    levels: Int, width: Int
  ) {
    let list = tower(levels: levels, width: width)
    #expect(list.count < 32_768)
    #expect(fault(list) == .expands(limit: 1 << 16))
  }

  @Test func `a long text that is shared counts wherever it is referred to`() {
    let text: [UInt8] = [0x5F, 0x11, 0x10, 0] + [UInt8](repeating: 0x61, count: 4096)
    #expect(fault(tower(levels: 1, width: 14, text: text)) == nil)
    #expect(fault(tower(levels: 1, width: 20, text: text)) == .expands(limit: 1 << 16))
  }

  @Test func `objects at the same place cost no more than the limit`() {
    // 3,000 objects that are all the same array of 3,000 members would be nine million references.
    var bytes = Data("bplist00".utf8) + array(Array(0..<3000))
    let table = UInt64(bytes.count)
    for _ in 0..<3000 { bytes += [0, 8] }
    bytes += Data(count: 6) + [2, 2]
    for number in [3000, 0, table] { withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) } }
    #expect(fault(bytes) == .nested(limit: 32))
  }

  @Test func `a list that is nested too deeply or contains itself is refused`() {
    #expect(fault(tower(levels: 32, width: 1)) == nil)
    #expect(fault(tower(levels: 33, width: 1)) == .nested(limit: 32))
    #expect(fault(tower(levels: 16_000, width: 1)) == .nested(limit: 32))
    #expect(fault(list([array([0])])) == .nested(limit: 32))
    #expect(fault(list([[0xD1, 0, 1, 0, 0], [0x51, 0x61]])) == .nested(limit: 32))
  }

  @Test func `numbers that lead out of the file are refused`() {
    let text: [UInt8] = [0x51, 0x61]
    #expect(fault(list([text])) == nil)
    #expect(fault(list([text], top: 1)) == .malformed)
    #expect(fault(list([text], count: .max)) == .malformed)
    #expect(fault(list([text], count: 1 << 61)) == .malformed)
    #expect(fault(list([text], table: .max)) == .malformed)
    #expect(fault(list([text], table: 0)) == .malformed)
    for widths: [UInt8] in [[0, 2], [4, 0], [9, 2], [4, 255]] { #expect(fault(list([text], widths: widths)) == .malformed) }
    #expect(fault(list([array([7])])) == .malformed)
    // Text, data, an array and a dictionary with more content than the file has.
    for marker: UInt8 in [0x4F, 0x5F, 0x6F, 0xAF, 0xDF] {
      #expect(fault(list([[marker, 0x13, 0x7F, 255, 255, 255, 255, 255, 255, 255]])) == .malformed)
      #expect(fault(list([[marker, 0x13, 255, 255, 255, 255, 255, 255, 255, 255]])) == .malformed)
      #expect(fault(list([[marker, 0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]])) == .malformed)
    }
    #expect(fault(list([[0x70]])) == .malformed)
    #expect(fault(Data("bplist00".utf8)) == .malformed)
  }

  @Test func `any truncation and any byte of a binary list is survived`() throws {
    let values: [String: Any] = ["a": ["b", "c", 1, 2.5], "d": Data(count: 20), "e": ["f": true]]
    let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    for count in 6..<data.count { #expect(fault(data.prefix(count)) == .malformed) }
    for index in data.indices {
      for byte: UInt8 in [0, 1, 0x5F, 0xA0, 0xAF, 0xDF, 0xFF] {
        var broken = data
        broken[index] = byte
        _ = try? read(broken)
      }
    }
  }

  @Test func `lists in other forms that are nested deeply or define entities are refused by Foundation`() {
    let xml = "<plist version=\"1.0\">"
    for text in [
      xml + String(repeating: "<array>", count: 17_000) + String(repeating: "</array>", count: 17_000) + "</plist>",
      xml + String(repeating: "<dict><key>a</key>", count: 9000), String(repeating: "(", count: 120_000) + String(repeating: ")", count: 120_000),
      "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>" + xml + "<string>&b;</string></plist>",
    ] {
      #expect(fault(Data(text.utf8)) == .malformed)
    }
  }
}
