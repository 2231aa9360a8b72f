import CoreLocation
import Foundation

// The containing app's side of Weather: asks its user for the location and prints where the device is, until it is ended.
// almanac run tells it which app it belongs to, and where the host is:
//
//   bin/almanac run Weather swift run --package-path Examples --toolset bin/sdk/toolset.json WeatherCommand

/// Prints what the host lets this program know.
final class Reporter: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()

  func start() {
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    manager.delegate = self
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let authorization =
      switch manager.authorizationStatus {
      case .notDetermined: "not determined"
      case .restricted, .denied: "denied"
      case .authorizedWhenInUse: "while in use"
      case .authorizedAlways: "always"
      }
    say("authorization: \(authorization)\(manager.accuracyAuthorization == .reducedAccuracy ? ", approximate" : "")")
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    let (latitude, longitude) = (location.coordinate.latitude, location.coordinate.longitude)
    say(String(format: "location: %.4f,%.4f within %.0f m", latitude, longitude, location.horizontalAccuracy))
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { say("no location: \(error.localizedDescription)") }

  /// Whoever reads a pipe gets each line at once.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}

let reporter = Reporter()
reporter.start()
dispatchMain()
