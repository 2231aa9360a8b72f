import SwiftUI

/// Localized texts about the sky, which all targets share.
public enum SkyWords {
  public static var sunrise: Text { Text("Sunrise", bundle: .module) }
  public static var sunset: Text { Text("Sunset", bundle: .module) }
  public static var daylight: Text { Text("Daylight", bundle: .module) }
  public static var midnightSun: Text { Text("Midnight sun", bundle: .module) }
  public static var polarNight: Text { Text("Polar night", bundle: .module) }
  public static var moon: Text { Text("Moon", bundle: .module) }
  public static var fullMoon: Text { Text("Full moon", bundle: .module) }
}
