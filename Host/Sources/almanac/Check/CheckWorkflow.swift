/// The workflow that checks a widget in GitHub Actions: `almanac check --print-workflow` prints it, and a new package gets it.
enum CheckWorkflow {
  /// Where the file belongs in a repository.
  static let path = ".github/workflows/widget.yml"

  static let text = """
    # Checks the widget: pictures, advice and a simulated week. See Documentation/checking-widgets-in-ci.md of Almanac.
    name: widget
    on: [push, pull_request]
    jobs:
      check:
        runs-on: ubuntu-latest
        container: swift:6.3-bookworm
        steps:
          - uses: actions/checkout@v4
          - uses: actions/checkout@v4
            with: {repository: OWNER/Almanac, path: .almanac}
          - run: .almanac/Scripts/setup && make -C .almanac build
          - run: .almanac/bin/almanac check . --junit widget.xml --report widget.html
          - uses: actions/upload-artifact@v4
            if: always()
            with: {name: widget, path: "widget.*"}

    """
}
