import AlmanacSwiftSourceText
import Foundation

/// Which remote packages offer the products that a local package's targets use.
struct RemoteProducts {
  private let dependencies: [LocalPackage.Dependency]
  /// The identity of the package that a target's dependency names, by product.
  private var packages: [String: String] = [:]

  init(_ package: LocalPackage, _ dump: PackageDump?) {
    dependencies = package.dependencies.filter { $0.url != nil }
    for product in (dump?.targets ?? []).flatMap(\.dependencies).compactMap(\.product) where product.count > 1 {
      if let name = product[0].text, let owner = product[1].text { packages[name] = owner }
    }
  }

  /// Returns the URL and the requirement, in the manifest's syntax, of the package that offers a product; nil if the manifest does not tell.
  func origin(of product: String) -> (url: String, requirement: String)? {
    let owner = packages[product]?.lowercased()
    let known = KnownPackage.with(module: product)
    let found = dependencies.first { dependency in
      guard let url = dependency.url else { return false }
      if let owner { return dependency.identity?.lowercased() == owner || PackageDependency.identity(of: url).lowercased() == owner }
      return known != nil && KnownPackage.at(url)?.repository == known?.repository || dependency.identity?.lowercased() == product.lowercased()
    }
    guard let url = found?.url else { return nil }
    return (url, Self.requirement(found?.requirement))
  }

  private static func requirement(_ requirement: LocalPackage.Dependency.Requirement?) -> String {
    if let range = requirement?.range?.first {
      return "\(SwiftLiteral.string(range.lower_bound))..<\(SwiftLiteral.string(range.upper_bound))"
    }
    if let version = requirement?.exact?.first { return "exact: \(SwiftLiteral.string(version))" }
    if let branch = requirement?.branch?.first { return "branch: \(SwiftLiteral.string(branch))" }
    return "revision: \(SwiftLiteral.string(requirement?.revision?.first ?? ""))"
  }
}
