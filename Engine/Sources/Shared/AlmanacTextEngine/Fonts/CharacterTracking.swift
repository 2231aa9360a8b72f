import AlmanacProfiles

/// The points that are added to the advance of each character of a font: the platform's tracking for the size, and what makes the replacement font's
/// character as wide as the platform's (`type.json`).
struct CharacterTracking {
  private let letter: Double
  private let digit, one, colon, period, space, narrowSpace: Double

  /// - Parameters:
  ///   - face: the system font's figures; nil: nothing is added.
  ///   - cut: the optical size of `face`.
  ///   - isTabular: whether digits have a fixed advance from the profile.
  init(key: FontKey, face: TypeProfile.Face?, cut: TypeProfile.Face.OpticalSize?, isTabular: Bool) {
    let table = face?.tracking.flatMap { Profiles.type.tracking[$0] }
    let (size, weight) = (key.size, Double(key.weight))
    func points(_ em: Double) -> Double { ((table?.value(at: size) ?? 0) + em * size) * key.width / 100 }
    let fit = (cut?.fit(at: size) ?? 0) + (face?.fit(ofWeight: key.weight, in: cut) ?? 0)
    letter = points(fit)
    if let digits = cut?.digits {
      let own =
        isTabular
        ? TypeProfile.value(of: digits.tabularFit, at: size)
        : TypeProfile.value(of: digits.fit, at: size) + TypeProfile.value(of: digits.weightFit, at: weight)
      digit = points(own)
      one = points(own + (isTabular ? 0 : TypeProfile.value(of: digits.oneFit, at: weight)))
    } else {
      (digit, one) = (letter, letter)
    }
    colon =
      cut?.colon.map { points(TypeProfile.value(of: $0.fit, at: size) + TypeProfile.value(of: $0.weightFit, at: weight)) } ?? letter
    period = points(fit + (cut?.periodFit ?? 0))
    space = points(fit + TypeProfile.value(of: cut?.spaceFit ?? [], at: size))
    narrowSpace = points(fit + (cut?.narrowSpaceFit ?? 0))
  }

  /// Returns the points added to the advance of the character that begins at a byte of UTF-8 text.
  func points(of bytes: [UInt8], at start: Int) -> Double {
    guard start < bytes.count else { return letter }
    switch bytes[start] {
    case UInt8(ascii: "1"): return one
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return digit
    case UInt8(ascii: ":"): return colon
    case UInt8(ascii: "."), UInt8(ascii: ","): return period
    case UInt8(ascii: " "): return space
    case 0xc2 where bytes[start...].starts(with: [0xc2, 0xa0]): return space
    case 0xe2 where bytes[start...].starts(with: [0xe2, 0x80, 0xaf]): return narrowSpace
    default: return letter
    }
  }
}
