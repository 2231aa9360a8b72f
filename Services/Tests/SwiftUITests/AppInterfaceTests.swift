import SwiftUI
import Testing
import UniformTypeIdentifiers

/// API that an app's sources use and a widget cannot show: windows, menus, documents, drags, keys. It compiles, shows nothing, and reports a note where
/// its effect would be missed.
@MainActor @Suite struct AppInterfaceTests {
  let fixture = ContentFixture()

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""
    init(text: String = "") { self.text = text }
    init(configuration: ReadConfiguration) throws { text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self) }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
  }

  private struct Editor: View {
    @FocusedBinding(\.selectedText) var selected: String?
    @AccessibilityFocusState var isRead: Bool
    @Environment(\.openWindow) var openWindow
    @Binding var isExporting: Bool
    var body: some View {
      Text(verbatim: selected ?? "none")
        .focusedValue(\.selectedText, .constant("a"))
        .accessibilityFocused($isRead)
        .onKeyPress(.space) { .handled }
        .onDrop(of: [.plainText], isTargeted: nil) { _ in false }
        .draggable("a")
        .fileExporter(isPresented: $isExporting, document: Note(text: "a"), contentType: .plainText) { _ in }
        .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
        .inspector(isPresented: .constant(true)) { Text(verbatim: "b") }
        .presentationCompactAdaptation(.popover)
        .scrollEdgeEffectStyle(.soft, for: .top)
        .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 0 }, action: { _, _ in })
    }
  }

  @Test func `what only an app can do is named by a note each, and the view is drawn`() {
    let out = fixture.render(width: 100, height: 60, Editor(isExporting: .constant(true)))
    #expect(out.words == "none")
    #expect(
      out.names == [
        "onKeyPress.ignored", "onDrop.ignored", "draggable.ignored", "fileExporter.ignored", "searchable.ignored", "inspector.ignored",
      ])
  }

  private final class Delegate: NSObject, UIApplicationDelegate {}
  private struct Notes: App {
    @UIApplicationDelegateAdaptor(_making: Delegate()) var delegate
    var body: some Scene {
      WindowGroup { Text(verbatim: "main") }
        .commands {
          SidebarCommands()
          CommandGroup(replacing: .newItem) { Button("New") {} }
          CommandMenu("Notes") { Button("Sort") {} }
        }
        .windowResizability(.contentSize)
        .defaultSize(width: 400, height: 300)
      Window("One", id: "one") { Text(verbatim: "one") }
      Settings { Text(verbatim: "settings") }
      DocumentGroup(newDocument: Note()) { Text(verbatim: $0.document.text) }
      MenuBarExtra("Notes", systemImage: "note") { Text(verbatim: "menu") }.menuBarExtraStyle(.window)
    }
  }

  @Test func `a transaction has values of the author's`() {
    var transaction = Transaction()
    #expect(!transaction.isQuick)
    transaction.isQuick = true
    #expect(transaction.isQuick)
  }

  @Test func `windows of an app are collected, its settings and documents are not opened`() {
    var windows = _SceneWindows()
    Notes().body._collect(into: &windows)
    #expect(windows.roots.count == 3)
  }
}

extension FocusedValues {
  @Entry fileprivate var selectedText: Binding<String>?
}
extension Transaction {
  @Entry fileprivate var isQuick = false
}
