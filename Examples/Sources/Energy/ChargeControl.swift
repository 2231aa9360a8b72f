import AppIntents
import SwiftUI
import WidgetKit

/// Whether the car charges, which the example keeps to itself.
struct Charger {
  private static let key = "charges"

  var isCharging: Bool {
    get { UserDefaults.standard.bool(forKey: Self.key) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: Self.key) }
  }
}

/// Starts or stops charging the car.
struct ChargeCar: SetValueIntent {
  static let title: LocalizedStringResource = "Charge the Car"

  @Parameter(title: "Charging") var value: Bool

  func perform() async throws -> some IntentResult {
    Charger().isCharging = value
    return .result()
  }
}

struct ChargeControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Charge", provider: Provider()) { isCharging in
      ControlWidgetToggle("Car", isOn: isCharging, action: ChargeCar()) { isOn in
        Label(isOn ? "Charging" : "Off", systemImage: isOn ? "bolt.car.fill" : "bolt.car")
      }
      .tint(.green)
    }
    .displayName("Charge the Car")
    .description("Starts or stops charging the car.")
  }

  struct Provider: ControlValueProvider {
    let previewValue = true
    func currentValue() async throws -> Bool { Charger().isCharging }
  }
}
