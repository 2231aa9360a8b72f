import AlmanacProfiles
import AlmanacWireSchema

/// Makes the images of one list of options. Images take at most half of the list's bytes; further options get none, so that no option is left out
/// because of an image.
final class OptionImages {
  private var bytesLeft = Profiles.limits.optionBytes / 2
  private var named: [String: ImageBlob?] = [:]

  /// Returns the image of a display representation; nil if it does not exist, cannot be read, or exceeds the remaining bytes.
  func message(_ image: DisplayRepresentation.Image) -> OptionImage? {
    var message = OptionImage()
    message.isCircular = image.isCircular
    if case .systemName(let name) = image.source {
      message.symbol = name
      return message
    }
    guard bytesLeft > 0, let blob = blob(image.source), blob.data.count <= bytesLeft else { return nil }
    bytesLeft -= blob.data.count
    message.bitmap = blob
    return message
  }

  private func blob(_ source: DisplayRepresentation.Image.Source) -> ImageBlob? {
    switch source {
    case .systemName: return nil
    case .named(let name):
      if let known = named[name] { return known }
      let blob = OptionBitmap.named(name)
      named[name] = blob
      return blob
    case .data(let data): return OptionBitmap.blob(data)
    // A form fetches nothing from the network, so only file URLs are read.
    case .url(let url): return url.isFileURL ? (try? Data(contentsOf: url)).flatMap(OptionBitmap.blob) : nil
    }
  }
}
