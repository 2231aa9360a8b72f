import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac location`: where the device is, and which apps may know it (Specification E1, E2).
struct Location: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show and set where the device is, and which apps may know it.",
    discussion: """
      Without an app it shows or sets the device's location: a place (--at), a
      recorded track that plays by the clock (--track, a GPX file whose points have
      times), the desktop's location service (--desktop, GeoClue), or none
      (--unknown). With an app it shows or sets that app's setting:

        never                no location
        ask                  ask on the page when the app wants it (the default)
        whileUsing           while the app is in the foreground or in a session;
                             a program of it while it runs and nothing is locked
        whileUsingOrWidgets  also up to 15 minutes after a widget was last seen
        always               at any time

      EXAMPLES
        almanac location
        almanac location --at 52.52,13.40,50
        almanac location --track walk.gpx
        almanac location Weather --allow whileUsingOrWidgets --reduced
      """)

  @Argument(help: ArgumentHelp("The name of an installed app (default: the device).", valueName: "app"))
  var app: String?
  @Option(help: ArgumentHelp("Set the location: latitude,longitude or latitude,longitude,accuracy (degrees, metres).", valueName: "location"))
  var at: String?
  @Option(help: ArgumentHelp("Play this GPX file from now on.", valueName: "file"))
  var track: String?
  @Flag(help: "Take the location from the desktop's location service.")
  var desktop = false
  @Flag(help: "Set that the location is not known.")
  var unknown = false
  @Option(help: ArgumentHelp("When the app may use location.", valueName: "setting"))
  var allow: String?
  @Flag(help: "Give the app only an area of several kilometres.")
  var reduced = false
  @Flag(help: "Give the app the precise location.")
  var precise = false
  @Flag(help: "Ask on the page whether the app may use location, as the app itself would.")
  var ask = false
  @Flag(help: "Print JSON instead of text.")
  var json = false
  @OptionGroup var data: DataOption

  func validate() throws {
    let ofDevice = [at != nil, track != nil, desktop, unknown].count { $0 }
    let ofApp = [allow != nil, reduced, precise, ask].contains(true)
    if ofDevice > 1 { throw ValidationError("give only one of --at, --track, --desktop and --unknown") }
    if app != nil, ofDevice > 0 { throw ValidationError("--at, --track, --desktop and --unknown are the device's; leave out the app") }
    if app == nil, ofApp { throw ValidationError("--allow, --reduced, --precise and --ask are an app's; name one") }
    if reduced, precise { throw ValidationError("give only one of --reduced and --precise") }
    if ask, allow != nil || reduced || precise { throw ValidationError("--ask leaves the setting to the user; leave out the others") }
    if let allow, LocationPermission.Authorization(rawValue: allow) == nil {
      let names = LocationPermission.Authorization.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--allow must be one of \(names); got \(allow)")
    }
    if let at {
      do {
        _ = try DeviceLocation(text: at, date: Date())
      } catch {
        throw ValidationError("\(error)")
      }
    }
  }

  func run() async throws {
    if let app { try await print(ofApp: app) } else { try await printDevice() }
  }

  private func print(ofApp app: String) async throws {
    let report: AppLocationReport
    if ask {
      report = try await data.requiredHost().askForLocation(app: app)
    } else {
      let (allow, isPrecise) = (allow, reduced ? false : precise ? true : nil)
      report = try await data.perform { host in
        if allow == nil, isPrecise == nil { return try await host.location(of: app) }
        return try await host.setLocation(of: app, authorization: allow, precise: isPrecise)
      } otherwise: { device in
        if allow != nil || isPrecise != nil {
          try await device.changeLocation(of: app) { present in
            var permission = present
            if let known = allow.flatMap(LocationPermission.Authorization.init) { permission.authorization = known }
            if let isPrecise { permission.isPrecise = isPrecise }
            return permission
          }
        }
        return AppLocationReport(try await device.location(of: app))
      }
    }
    if json { return try printJSON(report) }
    Swift.print(report.line)
  }

  private func printDevice() async throws {
    let path = track.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    let (place, fromDesktop, isUnknown) = (at, desktop, unknown)
    let report = try await data.perform { host in
      if place == nil, path == nil, !fromDesktop, !isUnknown { return try await host.location() }
      return try await host.setLocation(place, track: path, desktop: fromDesktop)
    } otherwise: { device in
      if let place {
        let location = try DeviceLocation(text: place, date: Date())
        try await device.setLocation(.fixed(latitude: location.latitude, longitude: location.longitude, accuracy: location.accuracy))
      } else if let path {
        try await device.setLocation(.track(path: path, start: Date()))
      } else if fromDesktop {
        try await device.setLocation(.desktop)
      } else if isUnknown {
        try await device.setLocation(.none)
      }
      return LocationReport(await device.locationStatus())
    }
    if json { return try printJSON(report) }
    Swift.print("source: \(report.summary)")
    if let place = report.place {
      Swift.print("now at \(place.latitude),\(place.longitude) within \(place.accuracy.formatted()) m")
    } else if let reason = report.reason {
      Swift.print("not known: \(reason)")
    }
    for app in report.apps { Swift.print(app.line) }
  }

  private func printJSON(_ report: some Encodable) throws {
    Swift.print(String(decoding: try StableJSON.encode(report, pretty: true), as: UTF8.self))
  }
}

extension AppLocationReport {
  /// The setting as one line.
  fileprivate var line: String {
    var notes: [String] = []
    if once { notes.append("allowed once") }
    if !precise { notes.append("only an area") }
    if programs > 0 { notes.append(programs == 1 ? "a program of it is running" : "\(programs) programs of it are running") }
    if asking != nil { notes.append("waits for your answer on the page") }
    if !declared { notes.append("its Info.plist lacks NSWidgetUsesLocation, so its widgets get none") }
    return "\(app)  \(authorization)\(notes.isEmpty ? "" : "  (\(notes.joined(separator: "; ")))")"
  }
}
