@_exported import SwiftUI

/// What a person chose in a picker. Nobody can choose here, so it is empty or what an app has stored.
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

/// A list in which a person chooses apps, categories and web sites. A widget shows a prohibition sign instead.
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
  /// Shows a picker in an app. A widget presents nothing; the view itself is drawn as it is.
  public func familyActivityPicker(isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View { self }
  public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View { self }
}

/// The name of an app, category or web site, which only a system with Screen Time knows: draws nothing.
public struct FamilyActivityTitleView: View { public var body: some View { EmptyView() } }
/// The icon of an app, category or web site, which only a system with Screen Time knows: draws nothing.
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
