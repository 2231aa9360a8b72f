import AlmanacScheduler
import AlmanacWireSchema

/// The appearance that all charts share. Colours for light and dark have a contrast against the background of at least 4.5 to 1 for text and 3 to 1
/// for shapes.
enum ChartStyle {
  static let ground = color(0xFFFFFF, 0x17171B)
  static let ink = color(0x1C1C1E, 0xF5F5F7)
  static let secondary = color(0x5F5F67, 0xA4A4AE)
  static let faint = color(0x8A8A92, 0x7C7C86)
  static let line = color(0xE2E2E7, 0x34343B)
  static let shade = color(0xECECF1, 0x26262C)
  static let views = color(0x6B4FC8, 0xA796FF)
  static let stale = color(0xB25A00, 0xE39A3B)
  static let budget = color(0x0066CC, 0x4DA3FF)
  static let asleep = color(0x6B6B86, 0x8C8CA6)
  static let now = color(0xD70015, 0xFF6961)
  /// Colours of series; their marks have different shapes too.
  static let series = [color(0x0066CC, 0x4DA3FF), color(0x9A5B00, 0xFFB340), color(0x1D7F3D, 0x4FD47A), color(0x6B4FC8, 0xA796FF)]

  static func color(of outcome: Decision.Outcome) -> ColorValue {
    switch outcome {
    case .granted: budget
    case .free: color(0x1D7F3D, 0x4FD47A)
    case .deferred: color(0x9A5B00, 0xFFB340)
    case .denied: now
    case .rotated: secondary
    }
  }

  private static func color(_ light: UInt32, _ dark: UInt32) -> ColorValue { .adaptive(light: RGBA(hex: light), dark: RGBA(hex: dark)) }
}
