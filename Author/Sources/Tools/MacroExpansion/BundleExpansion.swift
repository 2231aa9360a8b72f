/// Expands `#bundle` to the bundle of the module's own resources if SwiftPM defines one, otherwise to that of the process.
enum BundleExpansion {
  static let source = """
    { () -> Foundation.Bundle in
      #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
        return Bundle.module
      #else
        return Bundle.main
      #endif
    }()
    """
}
