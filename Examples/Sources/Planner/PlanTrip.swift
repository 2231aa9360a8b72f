import AppIntents
import CoreLocation

/// Configures a trip. Once it is booked, the form asks for what a traveller looks up on the way.
struct PlanTrip: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Trip"
  static let description = IntentDescription("What a trip needs: where, with whom, and for how much.")

  @Parameter(title: "Destination", requestValueDialog: "Where to?")
  var destination: Destination?

  @Parameter(title: "Stay", description: "Depends on the destination.")
  var stay: Stay?

  @Parameter(title: "Nights", default: 3, controlStyle: .stepper, inclusiveRange: (1, 30))
  var nights: Int

  @Parameter(title: "Seats", default: 1, controlStyle: .field, inclusiveRange: (1, 9))
  var seats: Int

  @Parameter(title: "Pace", description: "From lazy to busy.", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var pace: Double

  @Parameter(title: "Budget")
  var budget: IntentCurrencyAmount?

  @Parameter(title: "Distance", defaultValue: 500, defaultUnit: .kilometers, supportsNegativeNumbers: false)
  var distance: Measurement<UnitLength>

  @Parameter(
    title: "Travellers", size: [.systemSmall: .init(min: 0, max: 1), .systemMedium: .init(min: 0, max: 2), .systemLarge: .init(min: 0, max: 4)])
  var travellers: [IntentPerson]

  @Parameter(
    title: "Sights", size: [.systemSmall: .init(min: 0, max: 1), .systemMedium: .init(min: 0, max: 2), .systemLarge: .init(min: 0, max: 3)],
    optionsProvider: SightOptions())
  var sights: [String]

  @Parameter(
    title: "To pack", size: [.systemSmall: .init(min: 0, max: 2), .systemMedium: .init(min: 0, max: 3), .systemLarge: .init(min: 0, max: 6)])
  var packing: [String]

  @Parameter(title: "Meeting point")
  var meetingPoint: CLPlacemark?

  @Parameter(title: "Booked", default: false)
  var isBooked: Bool

  @Parameter(title: "Booking code", inputOptions: .init(keyboardType: .asciiCapable, capitalizationType: .allCharacters, autocorrect: false))
  var code: String?

  @Parameter(title: "Telephone", inputOptions: .init(keyboardType: .phonePad, capitalizationType: .none))
  var telephone: String?

  @Parameter(title: "Mail", inputOptions: .init(keyboardType: .emailAddress, capitalizationType: .none, autocorrect: false))
  var mail: String?

  static var parameterSummary: some ParameterSummary {
    When(\.$isBooked, .equalTo, true) {
      Summary("\(\.$nights) nights in \(\.$destination)") {
        \.$isBooked
        \.$code
        \.$stay
        \.$telephone
        \.$mail
        \.$meetingPoint
        \.$travellers
        \.$packing
      }
    } otherwise: {
      Summary("\(\.$nights) nights in \(\.$destination)") {
        \.$isBooked
        \.$stay
        \.$seats
        \.$pace
        \.$budget
        \.$distance
        \.$travellers
        \.$sights
      }
    }
  }
}
