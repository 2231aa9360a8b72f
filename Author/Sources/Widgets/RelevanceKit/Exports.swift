// On Apple's systems `RelevantContext` and relevant intents belong to this framework; here the framework that uses them declares them.
@_exported import WidgetKit
