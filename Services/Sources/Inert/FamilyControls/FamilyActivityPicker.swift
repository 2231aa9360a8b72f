@_exported import SwiftUI

/// A selection made in a picker. It is empty or what an app has stored, because no picker is shown.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public let includeEntireCategory: Bool

  public init() { includeEntireCategory = false }
  public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }

  public var applications: Set<Application> { Set(applicationTokens.map { Application(token: $0) }) }
  public var categories: Set<ActivityCategory> { Set(categoryTokens.map { ActivityCategory(token: $0) }) }
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}

/// Stub. A picker for apps, categories and websites. A widget shows a prohibition sign instead.
public struct FamilyActivityPicker: View {
  private let source: SourceLocation
  public init(selection: Binding<FamilyActivitySelection>, fileID: StaticString = #fileID, line: UInt = #line) {
    source = SourceLocation(fileID, line)
  }
  public init(
    headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public var body: some View { ProhibitedView(name: "FamilyActivityPicker", alternative: "let the app choose", source: source) }
}

extension View {
  /// Stub. Presents a picker in an app. A widget presents nothing; the view itself is drawn unchanged.
  public func familyActivityPicker(isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View { self }
  public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View { self }
}

/// Stub. Draws nothing: only Screen Time knows the name.
public struct FamilyActivityTitleView: View { public var body: some View { EmptyView() } }
/// Stub. Draws nothing: only Screen Time knows the icon.
public struct FamilyActivityIconView: View { public var body: some View { EmptyView() } }

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
  public init(_ applicationToken: ApplicationToken) { self.init() }
  public init(_ categoryToken: ActivityCategoryToken) { self.init() }
  public init(_ webDomainToken: WebDomainToken) { self.init() }
  private init() {
    reportFamilyControls()
    self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
  }
}
