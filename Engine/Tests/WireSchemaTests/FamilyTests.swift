import AlmanacWireSchema
import Testing

/// Families.
@Suite struct FamilyTests {
  @Test func `every family has a name that leads back to it, and a group`() {
    let families = WidgetFamilyValue.named
    #expect(families == WidgetFamilyValue.allCases.filter { $0 != .unspecified })
    #expect(Set(families.map(\.name)).count == families.count)
    for family in families {
      #expect(WidgetFamilyValue(name: family.name) == family)
      #expect(family.group != nil)
    }
    #expect(WidgetFamilyValue(name: "") == nil)
    #expect(WidgetFamilyValue.UNRECOGNIZED(99).group == nil)
  }

  @Test func `a family that this version does not know survives a round trip`() throws {
    var archive = TimelineArchive()
    archive.family = .UNRECOGNIZED(99)
    #expect(try TimelineArchive(serializedBytes: try archive.serializedBytes() as [UInt8]).family == .UNRECOGNIZED(99))
  }
}
