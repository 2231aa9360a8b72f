/// `author-tool assets PLAN`: writes members for the colours and images of a target's catalogs.
struct AssetsCommand {
  struct Plan: Codable {
    /// The `.xcassets` folders among the target's resources.
    var catalogs: [String]
    /// The target's Swift files; nil if an earlier version of the plugin wrote the plan.
    var sources: [String]?
    /// The expression for the bundle that contains them.
    var bundle: String
    var output: String
  }

  let plan: Plan

  /// Runs the command.
  ///
  /// - Returns: warnings for the author.
  func run() throws -> [ToolWarning] {
    let catalog = try AssetCatalog(folders: plan.catalogs)
    let own = try OwnAssetMembers(sources: (plan.sources ?? []).map { Array(try OutputFile.read($0).utf8) })
    try OutputFile.write(AssetSymbolWriter(root: catalog.root, bundle: plan.bundle, own: own).swift(), to: plan.output)
    return catalog.warnings
  }
}
