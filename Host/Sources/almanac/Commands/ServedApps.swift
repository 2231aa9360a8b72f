import AlmanacProfiles
import Foundation
import Host

/// The apps that `almanac serve` was given. They are built and installed while the page is served.
struct ServedApps: Sendable {
  /// An app on the command line.
  private struct Given: Sendable {
    enum Source: Sendable {
      case bundle(AppBundle)
      case package(String, folder: URL)
    }
    /// The app's name; of a package without a target, the folder's, until the package is read.
    let name: String
    let source: Source

    init(_ text: String) throws {
      switch AppReference(text) {
      case .bundle(let url):
        let bundle = try AppBundle(at: url)
        name = bundle.name
        source = .bundle(bundle)
      case .package(let package):
        let place = try PackageInstaller.place(of: package)
        name = place.target ?? place.folder.lastPathComponent
        source = .package(package, folder: place.folder)
      case .installed(let unknown): throw AppReference.missing(unknown)
      }
    }

    /// The folder of the package; nil: it is a bundle.
    var folder: URL? { if case .package(_, let folder) = source { folder } else { nil } }
    /// Where it comes from.
    var place: String { if case .bundle(let bundle) = source { bundle.url.path } else { folder?.path ?? name } }
    /// The package as it was given; nil: it is a bundle.
    var package: String? { if case .package(let package, _) = source { package } else { nil } }
  }

  private let given: [Given]
  /// Nil: there is nothing to build.
  private let builds: PackageBuilds?

  /// Checks that each of them is a package folder or a bundle.
  ///
  /// - Throws: an error for ``Failure``.
  init(_ texts: [String]) throws {
    given = try texts.map(Given.init)
    builds = try given.contains { $0.package != nil } ? AppReference.builds(tellsBuilds: false) : nil
  }

  /// Builds, installs and opens the apps one after another, and adds the first widget of each new app to the home screen. What a person does
  /// meanwhile stays. Prints how far it is on standard error, and at the end how many are installed on standard output.
  ///
  /// An app that cannot be installed is named, and the others follow. Cancelling the task ends the build.
  ///
  /// - Parameters:
  ///   - everywhere: whether new apps get widgets in every place (``EveryPlace``).
  ///   - finished: called before the number of installed apps is printed, so that a reader of that line finds the host ready.
  /// - Returns: why there is nothing to serve; nil: the host goes on. It ends if its only app cannot be installed, or none of several on a device
  ///   without apps.
  func install(on device: DeviceHost, everywhere: Bool = false, finished: @Sendable () -> Void) async -> Failure? {
    guard !given.isEmpty, !Task.isCancelled else { return nil }
    let known = Set(await device.apps().map(\.name))
    // Whether the next widget may be the device's first.
    var isFirst = await device.instances().isEmpty
    var failures: [Failure] = []
    var tried = 0
    // The folder or bundle from which each app was installed, by its identifier.
    var installed: [String: String] = [:]
    var places = everywhere ? EveryPlace(device) : nil
    var left = steps(known: known)
    while !left.isEmpty {
      let step = left.removeFirst()
      Failure.log(progress(step, tried), .info)
      var results: [Result<AppBundle, any Error>] = []
      do {
        results = try await bundles(of: step).map { .success($0) }
      } catch {
        // One of them does not build; alone, the others may.
        if step.count > 1, !Task.isCancelled {
          left = step.map { [$0] } + left
          continue
        }
        results = [.failure(error)]
      }
      for (app, result) in zip(step, results) {
        guard !Task.isCancelled else { return nil }
        tried += 1
        do {
          let bundle = try result.get()
          let place = app.place
          if let other = installed[bundle.identifier], other != place {
            throw Failure(
              .data,
              "\(place) has the same identifier as \(other), \(bundle.identifier); give one of them another name or a bundle identifier of its own")
          }
          installed[bundle.identifier] = place
          let isNew = await !device.apps().contains { $0.name == bundle.name }
          if try await Self.setUp(bundle, isNew: isNew, on: device, mayBeFirst: isFirst) { isFirst = false }
          if isNew { try await places?.add(bundle.name) }
          Failure.log("\(app.name) is installed", .info)
        } catch {
          guard !Task.isCancelled else { return nil }
          let failure = Failure(error)
          if given.count > 1 { Failure.log(Self.line(app.name, failure, after: failures), .error) }
          await device.noteFailure(of: app.name, why: failure.message)
          failures.append(failure)
        }
      }
    }
    if let failure = failures.first {
      if given.count == 1 { return failure }
      if failures.count == given.count, await device.apps().isEmpty {
        return Failure(failure.code, "none of the \(given.count) apps can be installed")
      }
    }
    do {
      try await places?.finish()
    } catch {
      guard !Task.isCancelled else { return nil }
      Failure.log("some places stay empty: \(Failure(error).message)")
    }
    finished()
    tellEnd(failures.count)
    return nil
  }

  /// Returns what is installed together, in order: each new app alone, so that its widget is soon on the page, then those of each package that the
  /// device has already, because one build of a package is faster than several.
  private func steps(known: Set<String>) -> [[Given]] {
    let new = given.filter { !known.contains($0.name) }
    var updates: [[Given]] = []
    for app in given where known.contains(app.name) {
      if let folder = app.folder, let index = updates.firstIndex(where: { $0[0].folder == folder }) {
        updates[index].append(app)
      } else {
        updates.append([app])
      }
    }
    return new.map { [$0] } + updates
  }

  private func bundles(of step: [Given]) async throws -> [AppBundle] {
    if case .bundle(let bundle) = step[0].source { return [bundle] }
    return try await builds?.install(step.compactMap(\.package)) ?? []
  }

  /// Says what is installed now, after so many apps.
  private func progress(_ step: [Given], _ tried: Int) -> String {
    if step.count > 1, let folder = step[0].folder { return "installing \(step.count) apps of \(folder.lastPathComponent) again …" }
    return given.count == 1 ? "installing \(step[0].name) …" : "installing \(step[0].name), \(tried + 1) of \(given.count) …"
  }

  /// Says why an app is not installed. A reason that was told before, such as a missing compiler, is not told again.
  private static func line(_ app: String, _ failure: Failure, after others: [Failure]) -> String {
    if others.contains(failure) { return "\(app) is not installed, for the same reason" }
    return failure.message.hasPrefix("\(app) ") ? failure.message : "\(app) is not installed: \(failure.message)"
  }

  private func tellEnd(_ failed: Int) {
    let count = failed == 0 ? "\(given.count)" : "\(given.count - failed) of \(given.count)"
    do throws(Failure) {
      try StandardStreams.write(Data("\(count) \(given.count == 1 ? "app is" : "apps are") installed\n".utf8))
    } catch {
      Failure.log(error.message)
    }
  }

  /// Installs and opens an app. Adds the first widget of a new app to the home screen.
  ///
  /// - Parameters:
  ///   - isNew: whether the device does not have it yet.
  ///   - mayBeFirst: whether its widget is the device's first if there is no other.
  /// - Returns: whether a widget was added.
  private static func setUp(_ bundle: AppBundle, isNew: Bool, on device: DeviceHost, mayBeFirst: Bool) async throws -> Bool {
    let app = try await device.install(bundle: bundle.url)
    try await device.launch(app.name)
    guard isNew else { return false }
    // The families of the device's usual place, smallest first. The device's first widget gets the family that its author lists first, others the
    // smallest.
    let offered = device.configuration.device.places.first?.slots.flatMap { $0.families.map(\.family) } ?? []
    let isEmpty = await device.instances().isEmpty
    do {
      for kind in try await device.kinds(app: app.name) {
        let families = kind.families.filter { offered.contains($0.name) }
        let smallest = offered.lazy.compactMap { name in families.first { $0.name == name } }.first
        guard let family = mayBeFirst && isEmpty ? families.first : smallest else { continue }
        _ = try await device.add(app: app.name, kind: kind.kind, family: family)
        return true
      }
    } catch {
      // A person may have filled the home screen meanwhile.
      if !Task.isCancelled { Failure.log("\(app.name) has no widget on the home screen: \(Failure(error).message)") }
    }
    return false
  }
}
