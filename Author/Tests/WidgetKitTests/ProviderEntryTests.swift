import SwiftUI
import Testing
import WidgetKit

/// The entry types of providers that stand in another file, and whose methods name `Timeline<Entry>`.
@Suite struct ProviderEntryTests {
  /// Swift reads this file before `TemplateProviders.swift`, so that it looks for the types first here.
  struct Entries {
    var plain: TemplateProvider.Entry
    var siri: TemplateIntentProvider.Entry
    var app: TemplateAppIntentProvider.Entry
  }

  @Test func `a provider's entry type is found from another file`() {
    #expect(TemplateProvider.Entry.self == TemplateEntry.self)
    #expect(TemplateIntentProvider.Entry.self == TemplateEntry.self && TemplateAppIntentProvider.Entry.self == TemplateEntry.self)
  }
}
