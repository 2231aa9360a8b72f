/// Lines of 20 to 50 points in pictures that Apple's SwiftUI and UIKit drew, listed in Documentation/Fidelity.md. Pictures of devpass-tech and SwiftClockUI
/// have two pixels a point, that of stream-video-swift one, the others three.
extension TextWidthTests {
  static let largeLines = [
    // AmirL/focus-todo, 8f93362.
    Line(text: "12:41", size: 22, weight: 400, apple: 51.67, hasMonospacedDigits: true),
    Line(text: "13:05", size: 22, weight: 400, apple: 54.67, hasMonospacedDigits: true),
    Line(text: "0:09", size: 22, weight: 400, apple: 43.33, hasMonospacedDigits: true),
    Line(text: "12:41", size: 28, weight: 400, apple: 66.33, hasMonospacedDigits: true),
    Line(text: "13:05", size: 28, weight: 400, apple: 70.67, hasMonospacedDigits: true),
    Line(text: "0:09", size: 28, weight: 400, apple: 55.67, hasMonospacedDigits: true),
    Line(text: "Live Activity Preview", size: 34, weight: 400, apple: 293.67),
    // olcayertas/prayer-time, 97b1644.
    Line(text: "03:24", size: 20, weight: 500, apple: 53.33, hasMonospacedDigits: true),
    Line(text: "05:25", size: 20, weight: 500, apple: 53.00, hasMonospacedDigits: true),
    Line(text: "13:10", size: 20, weight: 500, apple: 51.33, hasMonospacedDigits: true),
    Line(text: "17:10", size: 20, weight: 500, apple: 51.33, hasMonospacedDigits: true),
    Line(text: "20:46", size: 20, weight: 500, apple: 52.33, hasMonospacedDigits: true),
    Line(text: "22:37", size: 20, weight: 500, apple: 52.00, hasMonospacedDigits: true),
    Line(text: "Afternoon", size: 28, weight: 600, apple: 125.67),
    // cameroncooke/yourscore, fe114a6.
    Line(text: "567", size: 34, weight: 700, apple: 62.33, hasMonospacedDigits: true),
    Line(text: "578", size: 34, weight: 700, apple: 63.00, hasMonospacedDigits: true),
    Line(text: "Failed to load score, retry?", size: 22, weight: 400, apple: 245.33),
    Line(text: "Score", size: 24, weight: 400, apple: 58.00),
    Line(text: "Calculating Score...", size: 24, weight: 400, apple: 195.67),
    // devpass-tech/challenge-viewcode-finance, 10ce6c2.
    Line(text: "8:57 AM", size: 20, weight: 400, apple: 72.50),
    Line(text: "$100.00", size: 34, weight: 600, apple: 130.00),
    Line(text: "$99.99", size: 34, weight: 600, apple: 114.00),
    Line(text: "$0", size: 40, weight: 600, apple: 47.50),
    Line(text: "$100.00", size: 50, weight: 600, apple: 190.00),
    Line(text: "0.0", size: 50, weight: 600, apple: 70.50),
    Line(text: "R$ 0,00", size: 34, weight: 700, apple: 123.00),
    Line(text: "Shopping", size: 20, weight: 400, apple: 81.50),
    Line(text: "TESTE", size: 20, weight: 400, apple: 57.00),
    Line(text: "Report issue", size: 25, weight: 400, apple: 131.50),
    // MariuszZajac/WeatherApp, 2b71c0c.
    Line(text: "22°", size: 21, weight: 400, apple: 30.67),
    Line(text: "12°", size: 21, weight: 400, apple: 28.00),
    // ynieSalesforce/SwiftUIIntegration, 73db203.
    Line(text: "5 day forecast", size: 27, weight: 400, apple: 161.00),
    // matsomatic/WeatherApp, 0aadd58.
    Line(text: "Fri 29 Mar", size: 28, weight: 400, apple: 120.67),
    Line(text: "19.8°C", size: 28, weight: 400, apple: 81.67),
    Line(text: "20.1°C", size: 28, weight: 400, apple: 78.33),
    Line(text: "Could not find location. Try", size: 28, weight: 400, apple: 317.67),
    Line(text: "specifying a place name and", size: 28, weight: 400, apple: 338.33),
    Line(text: "Enter a location and tap the", size: 28, weight: 400, apple: 324.33),
    Line(text: "button to get a weather", size: 28, weight: 400, apple: 276.00),
    Line(text: "Kingston, Jamaica", size: 34, weight: 400, apple: 259.33),
    Line(text: "(EST)", size: 34, weight: 400, apple: 75.33),
    // renaudjenny/SwiftClockUI, e201240.
    Line(text: "12", size: 30, weight: 400, apple: 27.50),
    Line(text: "10", size: 30, weight: 400, apple: 28.50),
    // thalysguimaraes/watchcollection, 294f56f.
    Line(text: "9.5", size: 27, weight: 600, apple: 37.67),
    // leovido/composable-much-better-exercise, 8967b70.
    Line(text: "111.11", size: 50, weight: 700, apple: 123.67),
    Line(text: "Transactions", size: 33, weight: 700, apple: 196.67),
  ]

  /// Lines of the same pictures with what the replacement draws unlike SF.
  static let unlikeLargeLines = [
    Line(text: "02:00", size: 28, weight: 700, apple: 78.00, hasMonospacedDigits: true),
    Line(text: "19.4°C", size: 28, weight: 400, apple: 81.33),
    Line(text: "11", size: 30, weight: 400, apple: 21.50),
    Line(text: "Tysons Corner", size: 27, weight: 400, apple: 165.67),
    Line(text: "Could not load forecast. Try", size: 28, weight: 400, apple: 324.67),
    Line(text: "again later.", size: 28, weight: 400, apple: 127.00),
    Line(text: "TESTE", size: 20, weight: 600, apple: 59.00),
    Line(text: "Mall", size: 20, weight: 600, apple: 35.00),
    Line(text: "$--.--", size: 34, weight: 600, apple: 86.50),
    Line(text: "Spend", size: 33, weight: 700, apple: 96.00),
    Line(text: "Fatih", size: 34, weight: 700, apple: 74.33),
    Line(text: "Finance App", size: 34, weight: 700, apple: 195.00),
  ]
}
