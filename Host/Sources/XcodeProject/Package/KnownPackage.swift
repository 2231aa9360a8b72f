import Foundation

/// A package that many widget projects use, and what an import does about it.
struct KnownPackage {
  enum Verdict: Equatable {
    /// It builds on Linux, so the written package depends on it.
    case builds
    /// It does not come along; the text says what to do.
    case left(String)
  }
  /// `owner/name` on GitHub, in lower case.
  let repository: String
  /// Its products and the modules that sources import.
  let modules: Set<String>
  let verdict: Verdict
  /// The first major version for which the verdict holds.
  let since: Int

  private init(_ repository: String, _ modules: Set<String>, _ verdict: Verdict = .builds, since: Int = 0) {
    self.repository = repository
    self.modules = modules
    self.verdict = verdict
    self.since = since
  }

  /// Returns the verdict on the versions that a requirement of a manifest allows, such as `from: "6.0.0"`.
  func verdict(of requirement: String) -> Verdict {
    guard let first = requirement.firstMatch(of: #/"(\d+)\./#), let major = Int(first.1), major < since else { return verdict }
    return .left(
      "version \(major) does not build on Linux, version \(since) does: let the project depend on that, or clone it and add it with --local PATH")
  }

  /// Returns the package at a URL.
  static func at(_ url: String) -> KnownPackage? {
    let parts = url.lowercased().split(whereSeparator: { "/:".contains($0) }).suffix(2).map(String.init)
    guard parts.count == 2 else { return nil }
    let repository = parts[0] + "/" + (parts[1].hasSuffix(".git") ? String(parts[1].dropLast(4)) : parts[1])
    return all.first { $0.repository == repository }
  }

  /// Returns the package that has a module.
  static func with(module: String) -> KnownPackage? { byModule[module] }

  private static let byModule: [String: KnownPackage] = all.reduce(into: [:]) { found, package in
    for module in package.modules where found[module] == nil { found[module] = package }
  }

  /// What to do about a module that is left out; nil if nothing is known about it.
  static func advice(forModule module: String) -> String? {
    guard let package = with(module: module), case .left(let advice) = package.verdict else { return nil }
    return advice
  }

  // Whole images are needed when a widget is drawn, so there is nothing to load later.
  private static let images =
    "it loads images while a view is shown, which a widget cannot do: in the provider load the data with URLSession and draw Image(uiImage:); put the"
    + " import and its uses in #if canImport"
  private static let reports = "it reports to a service, which a widget does not need: put the import and its calls in #if canImport"
  private static let clone = "clone it and add it with --local PATH"
  private static let screens = "it is for screens of the app: leave out the files that import it with --exclude"

  static let all: [KnownPackage] = [
    KnownPackage("apple/swift-algorithms", ["Algorithms"]), KnownPackage("apple/swift-async-algorithms", ["AsyncAlgorithms"]),
    KnownPackage(
      "apple/swift-collections",
      ["Collections", "OrderedCollections", "DequeModule", "HeapModule", "BitCollections", "HashTreeCollections"]),
    KnownPackage("apple/swift-numerics", ["Numerics", "RealModule", "ComplexModule"]), KnownPackage("apple/swift-system", ["SystemPackage"]),
    KnownPackage("apple/swift-atomics", ["Atomics"]), KnownPackage("apple/swift-http-types", ["HTTPTypes", "HTTPTypesFoundation"]),
    KnownPackage("groue/grdb.swift", ["GRDB"], since: 6), KnownPackage("jpsim/yams", ["Yams"]), KnownPackage("coreoffice/xmlcoder", ["XMLCoder"]),
    KnownPackage("attaswift/bigint", ["BigInt"]), KnownPackage("swiftcsv/swiftcsv", ["SwiftCSV"]),
    KnownPackage("lebje/tomlkit", ["TOMLKit"]), KnownPackage("pointfreeco/swift-custom-dump", ["CustomDump"]),
    KnownPackage(
      "apple/swift-crypto", ["Crypto"],
      .left("it builds on Linux and takes minutes: add it with --remote Crypto. On Apple's systems its sources import CryptoKit instead")),

    KnownPackage("alamofire/alamofire", ["Alamofire"]),
    KnownPackage(
      "swiftyjson/swiftyjson", ["SwiftyJSON"],
      .left(
        "its order of numbers is ambiguous beside the one of Linux's Foundation: clone it and add it with --local PATH, which mends that (from"
          + " CocoaPods: add its file SwiftyJSON.swift to the target)")),
    KnownPackage("sdwebimage/sdwebimage", ["SDWebImage", "SDWebImageMapKit"], .left("it is Objective-C, and " + images)),
    KnownPackage("sdwebimage/sdwebimageswiftui", ["SDWebImageSwiftUI"], .left("it is Objective-C, and " + images)),
    KnownPackage(
      "onevcat/kingfisher", ["Kingfisher", "KingfisherSwiftUI"],
      .left("its AnimatedImageView overrides a method of an extension, which needs Objective-C, and " + images)),
    KnownPackage("kean/nuke", ["Nuke", "NukeUI"], .left(images)),
    KnownPackage("lorenzofiamingo/swiftui-cached-async-image", ["CachedAsyncImage"], .left(images)),
    KnownPackage(
      "kishikawakatsumi/keychainaccess", ["KeychainAccess"], .left("it imports Security, so it must be built in the written package: " + clone)),
    KnownPackage("evgenyneu/keychain-swift", ["KeychainSwift"], .left("it imports Security, so it must be built in the written package: " + clone)),
    KnownPackage("sindresorhus/defaults", ["Defaults"], .left("it imports SwiftUI, so it must be built in the written package: " + clone)),
    KnownPackage(
      "realm/realm-swift", ["RealmSwift", "Realm"],
      .left(
        "its database is built for Apple's systems: let the app write what the widget shows as JSON into the app group, and leave out the files that"
          + " import it with --exclude")),
    KnownPackage(
      "firebase/firebase-ios-sdk",
      [
        "Firebase", "FirebaseCore", "FirebaseAuth", "FirebaseFirestore", "FirebaseDatabase", "FirebaseAnalytics", "FirebaseCrashlytics",
        "FirebaseMessaging", "FirebaseRemoteConfig", "FirebaseStorage", "FirebaseFunctions", "FirebaseAnalyticsSwift", "FirebaseFirestoreSwift",
      ],
      .left(
        "it is Objective-C: put the imports and FirebaseApp.configure() in #if canImport(FirebaseCore), and read data with its REST API and URLSession"
      )),
    KnownPackage(
      "revenuecat/purchases-ios", ["RevenueCat", "RevenueCatUI", "Purchases"],
      .left("it needs StoreKit: let the app store whether a purchase is active in the app group's UserDefaults, and read that in the widget")),
    KnownPackage("airbnb/lottie-ios", ["Lottie"], .left("a widget shows no running animation: draw an image instead, in #if !canImport(Lottie)")),
    KnownPackage("airbnb/lottie-spm", ["Lottie"], .left("a widget shows no running animation: draw an image instead, in #if !canImport(Lottie)")),
    KnownPackage("snapkit/snapkit", ["SnapKit"], .left("it lays out views of UIKit, which a widget does not have: " + screens)),
    KnownPackage("siteline/swiftui-introspect", ["SwiftUIIntrospect", "Introspect"], .left("it finds views of UIKit: " + screens)),
    KnownPackage(
      "pointfreeco/swift-composable-architecture", ["ComposableArchitecture"],
      .left(
        "it needs Apple's Combine and SwiftUI while it is built: let the widget use the feature's model and client without Store and reducers, and leave"
          + " out the other files with --exclude")),
    KnownPackage(
      "sfsafesymbols/sfsafesymbols", ["SFSafeSymbols"],
      .left("it imports SwiftUI, so it must be built in the written package: " + clone)),
    KnownPackage("getsentry/sentry-cocoa", ["Sentry"], .left(reports)), KnownPackage("mixpanel/mixpanel-swift", ["Mixpanel"], .left(reports)),
    KnownPackage("amplitude/amplitude-swift", ["AmplitudeSwift"], .left(reports)),
    KnownPackage("telemetrydeck/swiftsdk", ["TelemetryDeck", "TelemetryClient"], .left(reports)),
    KnownPackage("microsoft/appcenter-sdk-apple", ["AppCenter", "AppCenterAnalytics", "AppCenterCrashes"], .left(reports)),
    KnownPackage(
      "cocoalumberjack/cocoalumberjack", ["CocoaLumberjack", "CocoaLumberjackSwift"],
      .left("it is Objective-C: use Logger of os, or put it in #if canImport")),
    KnownPackage(
      "reactivex/rxswift", ["RxSwift", "RxCocoa", "RxRelay"],
      .left("RxSwift and RxRelay build on Linux, RxCocoa does not: add the former with --remote RxSwift")),
    KnownPackage(
      "ashleymills/reachability.swift", ["Reachability"],
      .left("it needs SystemConfiguration: a provider learns from URLSession's error that there is no network")),
  ]
}
