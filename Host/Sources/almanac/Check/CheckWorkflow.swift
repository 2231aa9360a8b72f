/// The workflow that checks a widget in GitHub Actions: `almanac check --print-workflow` prints it, and a new package gets it.
enum CheckWorkflow {
  /// Where the file belongs in a repository.
  static let path = ".github/workflows/widget.yml"

  static let text = PackageTemplate.common("workflow.yml")
}
