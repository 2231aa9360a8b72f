import SwiftUICore
import Testing
import WidgetKit

/// The entry types of providers in another file, whose methods name `Timeline<Entry>`.
@Suite struct ProviderEntryTests {
  /// Swift reads this file before `TemplateProviders.swift`, so that it looks the types up here first.
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
