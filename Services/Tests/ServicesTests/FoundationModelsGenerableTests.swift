import Foundation
import FoundationModels
import Testing

/// A recipe as an author declares it; compiling the declarations is part of the test.
@Generable(description: "A recipe")
private struct Recipe: Equatable {
  let kind = "recipe"
  @Guide(description: "A short title, of a few words")
  var title: String
  var note: String?
  @Guide(description: "What is needed", .count(1...10))
  var ingredients: [Ingredient]
  @Guide(.range(0...10)) var stars: Int = 0
  var course: Course
  var isShort: Bool { title.count < 20 }
}

@Generable
private struct Ingredient: Equatable {
  var id: String
  var grams: Double
}

@Generable
private enum Course: String, CaseIterable {
  case starter = "first", main
  case `default`
}

private struct Weighing: Tool {
  let description = "Weighs an ingredient"
  func call(arguments: Ingredient) async throws -> String { "\(arguments.grams) g" }
}

/// Values that a language model could write.
@Suite struct FoundationModelsGenerableTests {
  private static let soup = Recipe(title: "Soup “of” the day", ingredients: [Ingredient(id: "salt", grams: 2.5)], stars: 4, course: .main)

  @Test func `a value is written as JSON in the order of its properties, and read again`() throws {
    let json = #"{"title": "Soup “of” the day", "note": null, "ingredients": [{"id": "salt", "grams": 2.5}], "stars": 4, "course": "main"}"#
    #expect(Self.soup.generatedContent.jsonString == json)
    #expect(try Recipe(GeneratedContent(json: json)) == Self.soup)
    #expect(Course.allCases.map(\.generatedContent.jsonString) == [#""starter""#, #""main""#, #""default""#])
  }

  @Test func `an unfinished value has the properties that are there`() throws {
    let part = try Recipe.PartiallyGenerated(GeneratedContent(json: #"{"title": "So", "ingredients": [{"id": "salt"}]}"#))
    #expect(part.title == "So" && part.stars == nil && part.course == nil)
    #expect(part.ingredients?.map(\.id) == ["salt"] && part.ingredients?.first?.grams == nil)
    #expect(Self.soup.asPartiallyGenerated().stars == 4)
  }

  @Test(arguments: [
    (#"{"title": 1, "ingredients": [], "stars": 1, "course": "main"}"#, "1 is not a text."),
    (#"{"ingredients": [], "stars": 1, "course": "main"}"#, "The property “title” is missing."),
    (#"{"title": "", "ingredients": [], "stars": 1.5, "course": "main"}"#, "1.5 is not a whole number."),
    (#"{"title": "", "ingredients": {}, "stars": 1, "course": "main"}"#, "{} is not a list."),
    (#"{"title": "", "ingredients": [], "stars": 1, "course": "soup"}"#, #""soup" is not one of starter, main, default."#),
    ("[1, true]", "[1, true] is not a structure."), ("{", "This is not JSON: “{”."),
  ])
  func `content of another form is refused with what is wrong`(json: String, reason: String) {
    let error = #expect(throws: LanguageModelSession.GenerationError.self) { try Recipe(GeneratedContent(json: json)) }
    #expect(error?.errorDescription == reason)
  }

  @Test func `a session answers requests for values as those for text`() async throws {
    let session = LanguageModelSession(tools: [Weighing()], instructions: "Be brief.")
    await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "Soup", generating: Recipe.self) }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await part in session.streamResponse(to: "Soup", generating: Recipe.self) { _ = part.content.title }
    }
    #expect(Weighing().name == "Weighing" && Weighing().includesSchemaInInstructions)
  }
}
