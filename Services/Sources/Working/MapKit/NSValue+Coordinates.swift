extension NSValue {
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) { self.init(degrees: [coordinate.latitude, coordinate.longitude]) }
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) { self.init(degrees: [span.latitudeDelta, span.longitudeDelta]) }
  public var mkCoordinateValue: CLLocationCoordinate2D {
    let degrees = degrees
    return CLLocationCoordinate2D(latitude: degrees[0], longitude: degrees[1])
  }
  public var mkCoordinateSpanValue: MKCoordinateSpan {
    let degrees = degrees
    return MKCoordinateSpan(latitudeDelta: degrees[0], longitudeDelta: degrees[1])
  }

  private convenience init(degrees: [Double]) { self.init(bytes: degrees, objCType: "[2d]") }
  /// The two stored numbers; zeros if the value contains something else.
  private var degrees: [Double] {
    var degrees = [0.0, 0.0]
    if String(cString: objCType) == "[2d]" { degrees.withUnsafeMutableBytes { getValue($0.baseAddress!) } }
    return degrees
  }
}
