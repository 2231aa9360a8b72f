import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Crypto
import Foundation

/// Bounds and cleans texts, values and options in what an extension says of its widgets (ARCHITECTURE rules 9, 11).
///
/// Nothing is decoded: of an image only the header of its file is read. A painter decodes it later.
struct AnswerCheck {
  let limits: LimitsProfile
  /// What the names of broken rules begin with where the limits have none, for instance `description`.
  let subject: String

  /// Checks a name, which requests repeat and which therefore cannot be changed.
  func check(name: String, _ what: String) throws(ExtensionError) {
    guard name.utf8.count <= limits.nameBytes else { throw tooLong("limit.nameBytes", what, name.utf8.count, limits.nameBytes) }
    guard let scalar = name.unicodeScalars.first(where: { !Printable.isName($0) }) else { return }
    throw broken("\(subject).name", "\(what) contains the control character U+\(String(scalar.value, radix: 16, uppercase: true)); remove it")
  }

  /// Returns a text for people as one line.
  func line(_ text: String, _ what: String) throws(ExtensionError) -> String {
    guard text.utf8.count <= limits.textBytes else { throw tooLong("limit.textBytes", what, text.utf8.count, limits.textBytes) }
    // An escaped character takes more bytes, and a text of this length is not to be cut.
    return Printable.line(text, bytes: .max / 8)
  }

  /// Returns a value as canonical JSON; empty stays empty.
  func json(_ value: Data, _ what: String) throws(ExtensionError) -> Data {
    if value.isEmpty { return value }
    guard value.count <= limits.optionValueBytes else { throw tooLong("limit.optionValueBytes", what, value.count, limits.optionValueBytes) }
    guard JSONDepth.of(value) <= limits.configurationDepth else {
      throw broken("limit.configurationDepth", "\(what) has more than \(limits.configurationDepth) values inside each other; give a simpler one")
    }
    guard let value = try? JSONFragment(data: value) else { throw broken("\(subject).value", "\(what) is not JSON; build the app again") }
    return value.data
  }

  /// Checks the sizes of an option's parts, and makes each of its texts one line without control characters.
  func check(_ option: inout Option, _ what: String) throws(ExtensionError) {
    try check(name: option.identifier, "the identifier of \(what)")
    option.title = try line(option.title, "the title of \(what)")
    option.subtitle = try line(option.subtitle, "the subtitle of \(what)")
    option.section = try line(option.section, "the section of \(what)")
    option.sectionSubtitle = try line(option.sectionSubtitle, "the subtitle of the section of \(what)")
    option.value = try json(option.value, "the value of \(what)")
    guard option.synonyms.count <= limits.parameterCount else {
      throw broken(
        "limit.parameterCount", "\(what) has \(option.synonyms.count) synonyms, the limit is \(limits.parameterCount); give fewer")
    }
    for index in option.synonyms.indices { option.synonyms[index] = try line(option.synonyms[index], "a synonym of \(what)") }
    if option.hasImage { try check(&option.image, "the image of \(what)") }
  }

  private func check(_ image: inout OptionImage, _ what: String) throws(ExtensionError) {
    switch image.image {
    case nil: break
    case .symbol(let name): try check(name: name, "the symbol of \(what)")
    case .bitmap(var bitmap):
      guard bitmap.data.count <= limits.optionImageBytes else {
        throw broken(
          "limit.optionImageBytes", "\(what) takes \(bitmap.data.count) bytes, the limit is \(limits.optionImageBytes); scale it down")
      }
      let side = Int(max(bitmap.pixelWidth, bitmap.pixelHeight))
      guard side > 0, side <= limits.optionImageSide else {
        throw broken(
          "limit.optionImageSide",
          "\(what) has \(bitmap.pixelWidth)×\(bitmap.pixelHeight) pixels, the limit of a side is \(limits.optionImageSide); scale it down")
      }
      // An app states the size of a picture, and its file can have more pixels. Painting costs as much as the file has, so the file is checked.
      guard let pixels = bitmap.filePixels, pixels <= Int(bitmap.pixelWidth) * Int(bitmap.pixelHeight) else {
        throw broken("image.pixels", "the file of \(what) is no picture, or has more pixels than the app says; build the app again")
      }
      bitmap.sha256 = Data(SHA256.hash(data: bitmap.data))
      image.bitmap = bitmap
    }
  }

  func tooLong(_ name: String, _ what: String, _ bytes: Int, _ limit: Int) -> ExtensionError {
    broken(name, "\(what) takes \(bytes) bytes, the limit is \(limit); shorten it")
  }

  func broken(_ name: String, _ message: String) -> ExtensionError { .invalidDescription(name: name, message: message) }
}
