/// The bundle with the resources of the module that uses the macro: `Bundle.module` if the module has resources of its own, otherwise `Bundle.main`.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "PreviewsMacros", type: "BundleExpansion")
