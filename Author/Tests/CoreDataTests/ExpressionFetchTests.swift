import AlmanacFoundationCompat
import Foundation
import Testing

import class AlmanacFoundationCompat.NSExpression

@testable import CoreData

/// Dictionaries of computed values: functions of all rows, groups of rows, and conditions on groups.
@Suite struct ExpressionFetchTests {
  private let folder = TemporaryFolder()
  private let context: NSManagedObjectContext

  init() throws {
    let model = DataModelText(
      1, "Shop: name String; sales >> Sale.shop", "Sale: kind String, amount Double, pieces Integer 64, price Decimal, day Date; shop > Shop.sales")
    context = try makeContainer(model, folder.store()).newBackgroundContext()
    let shop = NSEntityDescription.insertNewObject(forEntityName: "Shop", into: context)
    shop.setValue("North", forKey: "name")
    for (index, kind) in ["tea", "tea", "coffee", "tea", "rum"].enumerated() {
      let sale = NSEntityDescription.insertNewObject(forEntityName: "Sale", into: context)
      sale.setValuesForKeys([
        "kind": kind, "amount": Double(index) + 0.5, "pieces": index + 1, "price": Decimal(index) * 2,
        "day": Date(timeIntervalSinceReferenceDate: Double(index) * 86_400),
      ])
      if index < 2 { sale.setValue(shop, forKey: "shop") }
    }
    try context.save()
  }

  private func expression(_ name: String, _ function: String, _ path: String, _ type: NSAttributeType) -> NSExpressionDescription {
    let description = NSExpressionDescription()
    description.name = name
    description.expression = NSExpression(forFunction: function, arguments: [NSExpression(forKeyPath: path)])
    description.expressionResultType = type
    return description
  }
  private func rows(_ entity: String = "Sale", _ change: (NSFetchRequest<NSDictionary>) -> Void) throws -> [NSDictionary] {
    let request = NSFetchRequest<NSDictionary>(entityName: entity)
    request.resultType = .dictionaryResultType
    change(request)
    return try context.fetch(request)
  }

  @Test func `functions of all rows are computed, of those that a predicate selects`() throws {
    let found = try rows { request in
      request.propertiesToFetch = [
        expression("total", "sum:", "amount", .doubleAttributeType), expression("pieces", "sum:", "pieces", .integer64AttributeType),
        expression("count", "count:", "kind", .integer32AttributeType), expression("mean", "average:", "pieces", .doubleAttributeType),
        expression("first", "min:", "day", .dateAttributeType), expression("dearest", "max:", "price", .decimalAttributeType),
      ]
      request.predicate = NSPredicate(format: "kind == %@", "tea")
    }
    let row = try #require(found.first)
    #expect(found.count == 1 && row["total"] as? Double == 5.5 && row["pieces"] as? Int == 7 && row["count"] as? Int == 3)
    #expect(row["mean"] as? Double == 7.0 / 3 && row["first"] as? Date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(row["dearest"] as? NSDecimalNumber == 6)
    let none = try rows { request in
      request.propertiesToFetch = [
        expression("total", "sum:", "amount", .doubleAttributeType), expression("max", "max:", "amount", .doubleAttributeType),
      ]
      request.predicate = NSPredicate(value: false)
    }
    #expect(none.first?["total"] as? Double == 0 && none.first?["max"] == nil)
  }

  @Test func `rows are grouped, sorted and cut, and a condition selects groups`() throws {
    func groups(_ having: NSPredicate?, limit: Int = 0) throws -> [String] {
      try rows { request in
        request.propertiesToFetch = ["kind", expression("count", "count:", "kind", .integer64AttributeType)]
        request.propertiesToGroupBy = ["kind"]
        request.sortDescriptors = [NSSortDescriptor(key: "kind", ascending: true)]
        (request.havingPredicate, request.fetchLimit) = (having, limit)
      }.map { "\($0["kind"] ?? "") \($0["count"] ?? "")" }
    }
    #expect(try groups(nil) == ["coffee 1", "rum 1", "tea 3"] && groups(nil, limit: 2) == ["coffee 1", "rum 1"])
    #expect(try groups(NSPredicate(format: "%@ > 1", NSExpression(forVariable: "count"))) == ["tea 3"])
    #expect(try groups(NSPredicate(format: "kind != %@", "tea")) == ["coffee 1", "rum 1"])
  }

  @Test func `results are dictionaries of Swift, too`() throws {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Sale")
    request.resultType = .dictionaryResultType
    request.propertiesToGroupBy = ["kind"]
    request.propertiesToFetch = ["kind", "objectID", expression("sum", "sum:", "pieces", .integer64AttributeType)]
    request.predicate = NSPredicate(format: "kind == 'tea'")
    let rows = try #require(try context.fetch(request) as? [[String: Any]])
    #expect(rows.count == 1 && rows[0]["kind"] as? String == "tea" && rows[0]["sum"] as? Int64 == 7 && rows[0]["objectID"] is NSManagedObjectID)
    request.propertiesToFetch = [expression("sum", "sum:", "amount", .doubleAttributeType)]
    #expect(try context.fetch(request) as? [[String: Double]] == [["sum": 5.5]])
  }

  @Test func `paths, arithmetic and the objects of a relationship are values, too`() throws {
    let worth = NSExpressionDescription()
    (worth.name, worth.resultType) = ("worth", .decimal)
    worth.expression = NSExpression(format: "price * 2 + pieces")
    let loud = expression("loud", "uppercase:", "shop.name", .stringAttributeType)
    let object = NSExpressionDescription()
    (object.name, object.expression, object.expressionResultType) = ("id", .expressionForEvaluatedObject(), .objectIDAttributeType)
    let found = try rows { request in
      request.propertiesToFetch = ["shop.name", worth, loud, object]
      request.sortDescriptors = [NSSortDescriptor(key: "pieces", ascending: true)]
    }
    #expect(found.map { $0["worth"] as? NSDecimalNumber } == [1, 6, 11, 16, 21])
    #expect(found.map { $0["shop.name"] as? String } == ["North", "North", nil, nil, nil] && found[1]["loud"] as? String == "NORTH")
    let identifier = try #require(found[4]["id"] as? NSManagedObjectID)
    #expect(context.object(with: identifier).value(forKey: "kind") as? String == "rum")
    let shops = try rows("Shop") { request in
      request.propertiesToFetch = [
        expression("count", "count:", "sales", .integer64AttributeType), expression("sum", "sum:", "sales.amount", .doubleAttributeType),
      ]
    }
    #expect(shops.first?["count"] as? Int == 2 && shops.first?["sum"] as? Double == 2)
  }

  @Test func `what a store cannot compute is named`() {
    func reason(_ function: String, _ path: String) -> String {
      failure { _ = try rows { $0.propertiesToFetch = [expression("a", function, path, .doubleAttributeType)] } }
    }
    #expect(reason("median:", "amount").contains("median:") && reason("sum:", "kind").contains("String") && reason("sum:", "nope").contains("nope"))
  }

  @Test func `a mapping that is made in code computes values of the former object`() throws {
    let model = try #require(context.persistentStoreCoordinator?.managedObjectModel)
    let sales = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Sale"))
    let sale = try #require(sales.first { $0.value(forKey: "kind") as? String == "rum" })
    let mapping = NSPropertyMapping()
    (mapping.name, mapping.valueExpression) = ("kind", NSExpression(format: "uppercase($source.kind)"))
    let manager = NSMigrationManager(sourceModel: model, destinationModel: model)
    try MappingEvaluation(manager: manager, policy: NSEntityMigrationPolicy(), source: sale).set(mapping, of: sale)
    #expect(sale.value(forKey: "kind") as? String == "RUM")
  }

  @Test func `an expression is computed in memory as well`() {
    func value(_ format: String, _ arguments: any CVarArg..., of object: Any? = nil) -> Any? {
      NSExpression(format: format, arguments: arguments).expressionValue(with: object, context: nil)
    }
    #expect(value("2 + 3 * (4 - 1)") as? Int == 11 && value("7/2") as? Int == 3 && value("7/2.0") as? Double == 3.5 && value("5-3") as? Int == 2)
    #expect(value("2 ** 3 ** 2") as? Int == 512 && value("-(1 + 2)") as? Int == -3 && value("1/0") == nil)
    #expect(value("max({1, 5, %d})", 9) as? Int == 9 && value("average({1, 2})") as? Double == 1.5)
    #expect(value("%K + 1", "price", of: ["price": 4]) as? Int == 5 && value("2 +") == nil && value(String(repeating: "(", count: 5_000)) == nil)
    let named = NSExpression(forFunction: "from:subtract:", arguments: [NSExpression(forVariable: "a"), 1])
    #expect(named.expressionValue(with: nil, context: ["a": 3]) as? Int == 2 && named.function == "from:subtract:" && named.arguments?.count == 2)
    #expect(NSPredicate(format: "%@ > 3", argumentArray: [NSExpression(forKeyPath: "size")]).evaluate(with: ["size": 4]))
  }
}
