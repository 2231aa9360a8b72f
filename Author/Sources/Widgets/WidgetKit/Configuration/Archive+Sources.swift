import AlmanacWireSchema

extension AnyTimeline {
  init<Entry: TimelineEntry, Content: View>(entry: Entry, content: @escaping (Entry) -> Content) {
    self.init(Timeline(entries: [entry], policy: .never), content: content)
  }

  init<Entry: TimelineEntry, Content: View>(_ timeline: Timeline<Entry>, content: @escaping (Entry) -> Content) {
    self.init(
      entries: timeline.entries.map { AnyTimelineEntry($0, content: content) }, policy: ReloadPolicy(timeline.policy))
  }
}

extension AnyTimelineEntry {
  init<Entry: TimelineEntry, Content: View>(_ entry: Entry, content: @escaping (Entry) -> Content) {
    // A provider passes its entries on and does not use them afterwards; their views are made on the main actor only.
    let shown = UncheckedSendable((entry: entry, content: content))
    self.init(date: entry.date, relevance: entry.relevance.map(Relevance.init)) { shown.value.content(shown.value.entry) }
  }
}

extension Relevance {
  init(_ relevance: TimelineEntryRelevance) {
    self.init()
    score = relevance.score
    duration = relevance.duration
  }
}

extension ReloadPolicy {
  init(_ policy: TimelineReloadPolicy) {
    self.init()
    switch policy.kind {
    case .atEnd: kind = .atEnd
    case .never: kind = .never
    case .after(let date):
      kind = .after
      self.date.seconds = date.timeIntervalSince1970
    }
  }
}

extension TimelineProviderContext {
  package init(_ context: RenderContext) {
    environmentVariants = EnvironmentVariants(variants: PresentationAxes(context).allKeys.map { EnvironmentValues(context: context, variant: $0) })
    family = WidgetFamily(context.family) ?? .systemSmall
    isPreview = context.isPreview
    displaySize = context.displaySize.cgSize
  }
}

extension Recommendation {
  init(text: Text, configuration: Data) async {
    self.init()
    description_p = await text.plainString(locale: ProcessLocale.current)
    self.configuration = configuration
  }
}
