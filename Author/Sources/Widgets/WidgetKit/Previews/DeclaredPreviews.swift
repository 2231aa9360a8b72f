/// The previews that the process's code declares, found through the protocol conformance records in the binary.
@MainActor
package enum DeclaredPreviews {
  /// Every use of `#Preview`, by file and line.
  package static let declarations: [any _PreviewDeclaration.Type] =
    ConformingTypes.types(conformingTo: (any _PreviewDeclaration).self)
    .compactMap { $0 as? any _PreviewDeclaration.Type }
    .sorted { ($0._fileID, $0._line) < ($1._fileID, $1._line) }

  /// Every `PreviewProvider`, by name.
  package static let providers: [any PreviewProvider.Type] =
    ConformingTypes.types(conformingTo: (any PreviewProvider).self)
    .compactMap { $0 as? any PreviewProvider.Type }
    .sorted { String(reflecting: $0) < String(reflecting: $1) }
}

/// Finds the types of the process that conform to a protocol, using the conformance records that the Swift runtime reads.
///
/// The layouts are those of the stable ABI (docs/ABI/TypeMetadata.rst of the Swift project): a section of relative pointers to
/// conformance descriptors, each naming its protocol and its type. Generic types are left out, because they have no metadata without arguments.
enum ConformingTypes {
  static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    var search = Search(protocolDescriptor: descriptor(of: existential))
    withUnsafeMutablePointer(to: &search) { search in
      enumerateMetadataSections(
        { sections, context in
          context.assumingMemoryBound(to: Search.self).pointee.read(sections)
          return true
        }, UnsafeMutableRawPointer(search))
    }
    return search.found
  }

  /// Returns the protocol descriptor of an existential type with one protocol. The metadata holds kind, flags, count and descriptors, in this order.
  private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 2 * MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
  }

  private struct Search {
    let protocolDescriptor: UnsafeRawPointer
    var found: [Any.Type] = []

    mutating func read(_ sections: UnsafeRawPointer) {
      // Version, base address, two unused words, then a start and a length for each section: protocols, conformances, …
      let word = MemoryLayout<Int>.size
      guard let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self) else { return }
      let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
      for offset in stride(from: 0, to: length, by: 4) { read(conformance: relative(start + offset)) }
    }

    private mutating func read(conformance: UnsafeRawPointer) {
      guard indirectable(conformance) == protocolDescriptor else { return }
      let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
      let reference = relative(conformance + 4)
      let type: UnsafeRawPointer
      switch (flags >> 3) & 7 {
      case 0: type = reference
      case 1: type = reference.load(as: UnsafeRawPointer.self)
      default: return
      }
      let kind = type.load(as: UInt32.self)
      // Only classes, structures and enumerations that are not generic.
      guard (16...18).contains(kind & 0x1F), kind & 0x80 == 0 else { return }
      let access = unsafeBitCast(relative(type + 12), to: (@convention(c) (Int) -> UnsafeRawPointer).self)
      found.append(unsafeBitCast(access(0), to: Any.Type.self))
    }

    private func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer { place + Int(place.load(as: Int32.self)) }

    /// Reads a relative pointer. If its lowest bit is set, it points to the actual pointer.
    private func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
      let offset = place.load(as: Int32.self)
      if offset & 1 == 0 { return place + Int(offset) }
      return (place + Int(offset & ~1)).load(as: UnsafeRawPointer.self)
    }
  }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)
