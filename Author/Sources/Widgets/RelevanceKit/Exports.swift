// On Apple's systems `RelevantContext` and relevant intents belong to this framework; here WidgetKit, which uses them, declares them.
@_exported import WidgetKit
