import ArgumentParser

/// `almanac service`: runs the host as a service of this account.
struct Service: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the host as a service of this account (systemd).",
    discussion: """
      The service starts with your first login, restarts after a failure, and is
      confined more than a host in a terminal. Documentation/running-as-a-service.md
      describes it.

      EXAMPLES
        almanac service install
        almanac service status
      """,
    subcommands: [ServiceInstall.self, ServiceStatus.self, ServiceRemove.self])
}
