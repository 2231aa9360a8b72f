// Quartz is an umbrella of other frameworks.
@_exported import PDFKit
@_exported import QuartzCore
@_exported import QuickLookUI
