@_exported import SwiftUI

/// Whose use of which devices a report is about, and in which intervals.
public struct DeviceActivityFilter: Equatable, Sendable {
  public enum SegmentInterval: Equatable, Sendable {
    case hourly(during: DateInterval)
    case daily(during: DateInterval)
    case weekly(during: DateInterval)
  }
  public struct Users: Equatable, Sendable {
    private let name: String
    public static let all = Self(name: "all"), children = Self(name: "children")
  }
  public struct Devices: Equatable, Sendable {
    public let models: Set<DeviceActivityData.Device.Model>
    public init(_ models: Set<DeviceActivityData.Device.Model>) { self.models = models }
    public static let all = Self(Set(DeviceActivityData.Device.Model.allCases))
  }
  public var segmentInterval: SegmentInterval
  public var users: Users?
  public var devices: Devices
  public var applications: Set<ApplicationToken>
  public var categories: Set<ActivityCategoryToken>
  public var webDomains: Set<WebDomainToken>
  public init(
    segment: SegmentInterval = .daily(during: DateInterval(start: .distantPast, end: .distantFuture)), users: Users, devices: Devices,
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
  ) {
    (segmentInterval, self.users, self.devices) = (segment, users, devices)
    (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
  }
  public init(
    segment: SegmentInterval = .daily(during: DateInterval(start: .distantPast, end: .distantFuture)), devices: Devices = .all,
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
  ) {
    self.init(segment: segment, users: .all, devices: devices, applications: applications, categories: categories, webDomains: webDomains)
    users = nil
  }
}

/// A person's use of a device. Screen Time measures it, so that there is none here.
public struct DeviceActivityData: Hashable, Sendable {
  public struct User: Hashable, Sendable {
    public enum Role: Hashable, Sendable { case child, individual, parent }
    public let role: Role
    public let appleID: String?
    public let nameComponents: PersonNameComponents?
  }
  public struct Device: Hashable, Sendable {
    public enum Model: Hashable, CaseIterable, Sendable { case iPhone, iPad, iPod, mac }
    public let model: Model
    public let name: String?
  }
  public struct ActivitySegment: Hashable, Sendable {
    public let dateInterval: DateInterval
    public let totalActivityDuration: TimeInterval
    public let longestActivity: DateInterval?
    public let firstPickup: Date?
    public let totalPickupsWithoutApplicationActivity: Int
    public var categories: DeviceActivityResults<CategoryActivity> { DeviceActivityResults() }
  }
  public struct CategoryActivity: Hashable, Sendable {
    public let category: ActivityCategory
    public let totalActivityDuration: TimeInterval
    public var applications: DeviceActivityResults<ApplicationActivity> { DeviceActivityResults() }
    public var webDomains: DeviceActivityResults<WebDomainActivity> { DeviceActivityResults() }
  }
  public struct ApplicationActivity: Hashable, Sendable {
    public let application: Application
    public let totalActivityDuration: TimeInterval
    public let numberOfPickups: Int
    public let numberOfNotifications: Int
  }
  public struct WebDomainActivity: Hashable, Sendable {
    public let webDomain: WebDomain
    public let totalActivityDuration: TimeInterval
  }
  public let user: User
  public let device: Device
  public let lastUpdatedDate: Date
  public let segmentInterval: DeviceActivityFilter.SegmentInterval
  public var activitySegments: DeviceActivityResults<ActivitySegment> { DeviceActivityResults() }
  public static func == (first: Self, second: Self) -> Bool {
    first.user == second.user && first.device == second.device && first.lastUpdatedDate == second.lastUpdatedDate
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(user)
    hasher.combine(device)
    hasher.combine(lastUpdatedDate)
  }
}

/// What was measured: nothing.
public struct DeviceActivityResults<Element>: AsyncSequence {
  package init() {}
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// A report that an extension draws in an app. A widget cannot show one: it draws nothing, and a diagnostic says so.
nonisolated public struct DeviceActivityReport: View {
  public struct Context: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
  }
  public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}
  @MainActor public var body: some View {
    let _ = UnavailableServices.report(
      "deviceActivity.unavailable", "this machine has no Screen Time: nothing can be watched; show what your widget shows before it was allowed")
    EmptyView()
  }
}

/// The views of an extension that draws reports. This host does not start such extensions.
@MainActor @preconcurrency
public protocol DeviceActivityReportScene {
  associatedtype Configuration
  associatedtype Content: View
  var context: DeviceActivityReport.Context { get }
  var content: (Configuration) -> Content { get }
  nonisolated func makeConfiguration(representing data: DeviceActivityResults<DeviceActivityData>) async -> Configuration
}
/// Several scenes of reports.
public struct TupleDeviceActivityReportScene: DeviceActivityReportScene {
  nonisolated init() {}
  public var context: DeviceActivityReport.Context { "" }
  public var content: (Void) -> EmptyView { { _ in EmptyView() } }
  nonisolated public func makeConfiguration(representing data: DeviceActivityResults<DeviceActivityData>) async {}
}
@resultBuilder
public struct DeviceActivityReportBuilder {
  public static func buildBlock<Scene: DeviceActivityReportScene>(_ scene: Scene) -> Scene { scene }
  public static func buildBlock<each Scene: DeviceActivityReportScene>(_ scene: repeat each Scene) -> TupleDeviceActivityReportScene {
    TupleDeviceActivityReportScene()
  }
}
@MainActor @preconcurrency
public protocol DeviceActivityReportExtension {
  associatedtype Body: DeviceActivityReportScene
  @DeviceActivityReportBuilder var body: Body { get }
  init()
}
extension DeviceActivityReportExtension {
  /// Ends at once: the host does not start extensions that draw reports.
  public static func main() {
    UnavailableServices.report(
      "deviceActivity.unavailable", "this machine has no Screen Time: nothing can be watched; show what your widget shows before it was allowed")
  }
}
