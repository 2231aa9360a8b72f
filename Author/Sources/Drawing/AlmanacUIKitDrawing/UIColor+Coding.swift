import AlmanacProfiles
import Foundation

// Colours in archives, with the keys of UIKit's archives. A system colour is stored by name, so that it still follows the appearance after decoding.
extension UIColor {
  enum ArchiveKey {
    static let red = "UIRed"
    static let green = "UIGreen"
    static let blue = "UIBlue"
    static let alpha = "UIAlpha"
    static let white = "UIWhite"
    static let systemName = "UISystemColorName"
  }

  /// Reads a colour from an archive; nil if the archive contains none.
  static func archived(in coder: NSCoder) -> Provider? {
    // Checked first, because decoding a missing value is an error of the whole archive.
    if coder.containsValue(forKey: ArchiveKey.systemName),
      let name = coder.decodeObject(of: NSString.self, forKey: ArchiveKey.systemName) as String?, Profiles.palette().color(name) != nil
    {
      return .palette(name)
    }
    let alpha = coder.containsValue(forKey: ArchiveKey.alpha) ? coder.decodeDouble(forKey: ArchiveKey.alpha) : 1
    if coder.containsValue(forKey: ArchiveKey.red) {
      return .components(
        SRGBComponents(
          red: coder.decodeDouble(forKey: ArchiveKey.red), green: coder.decodeDouble(forKey: ArchiveKey.green),
          blue: coder.decodeDouble(forKey: ArchiveKey.blue), alpha: alpha))
    }
    guard coder.containsValue(forKey: ArchiveKey.white) else { return nil }
    let white = coder.decodeDouble(forKey: ArchiveKey.white)
    return .components(SRGBComponents(red: white, green: white, blue: white, alpha: alpha))
  }

  func archive(in coder: NSCoder) {
    if case .palette(let name) = provider { coder.encode(NSString(string: name), forKey: ArchiveKey.systemName) }
    let color = components(in: .current)
    coder.encode(Double(color.red), forKey: ArchiveKey.red)
    coder.encode(Double(color.green), forKey: ArchiveKey.green)
    coder.encode(Double(color.blue), forKey: ArchiveKey.blue)
    coder.encode(Double(color.alpha), forKey: ArchiveKey.alpha)
  }
}
