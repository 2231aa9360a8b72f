import PackagePlugin

@main
struct AuthorSupport: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] { [] }
}
