import AlmanacWireSchema

extension LocationService.Answer {
  /// Converts the host's answer to Core Location's types.
  package init(_ context: LocationContext) {
    let authorization: CLAuthorizationStatus =
      switch context.authorization {
      case .notDetermined: .notDetermined
      case .whenInUse: .authorizedWhenInUse
      case .always: .authorizedAlways
      case .denied, .unspecified, .UNRECOGNIZED: .denied
      }
    self.init(
      authorization: authorization, accuracy: context.reducedAccuracy ? .reducedAccuracy : .fullAccuracy,
      allowsWidgetUpdates: context.allowsWidgetUpdates,
      fix: context.hasFix
        ? LocationService.Fix(
          latitude: context.fix.latitude, longitude: context.fix.longitude, accuracy: context.fix.accuracy,
          date: Date(timeIntervalSince1970: context.fix.date))
        : nil,
      reason: context.reason.isEmpty ? nil : (context.reasonName, context.reason))
  }
}
