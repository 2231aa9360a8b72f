import Foundation
import Testing

@testable import XcodeProject

/// Constants of Objective-C headers.
@Suite struct BridgingHeaderTests {
  private func swift(_ header: String) -> [String] { HeaderConstants(header).declarations.map(\.swift) }
  private func others(_ header: String) -> [String] { HeaderConstants(header).others }

  @Test func `constants and macros with a literal become Swift`() {
    #expect(swift("static NSString * const ShopGroup = @\"group.org.example\";") == ["let ShopGroup: String = \"group.org.example\""])
    #expect(swift("NSString *const A = @\"a\\n\\\"b\\\"\"; // @\"c\"") == ["let A: String = \"a\\n\\\"b\\\"\""])
    #expect(swift("static const NSInteger Most = 12;\nstatic CGFloat const Side = 1.5f;") == ["let Most: Int = 12", "let Side: CGFloat = 1.5"])
    #expect(swift("static const NSTimeInterval Day = 86400;\nconst BOOL IsOn = YES;") == ["let Day: TimeInterval = 86400", "let IsOn: Bool = true"])
    #expect(
      swift("#define LIMIT 10\n#define GAP (-2.5)\n#define NAME @\"shop\"\n#define MASK 0xFFu\n#define FLAG (1 << 3)\n#define LARGE 5000000000L")
        == [
          "let LIMIT: Int32 = 10", "let GAP: Double = -2.5", "let NAME: String = \"shop\"", "let MASK: Int32 = 0xff", "let FLAG: Int32 = 1 << 3",
          "let LARGE: Int = 5000000000",
        ])
    #expect(swift("#define let 1") == ["let `let`: Int32 = 1"])
  }

  @Test func `enumerations have the names that Swift gives them`() {
    #expect(
      swift(
        "typedef NS_ENUM(NSInteger, ShopState) {\n  ShopStateOpen,\n  ShopStateClosedForToday = 4, // later\n  ShopStateURL,\n  ShopStateShut = ShopStateClosedForToday\n};"
      )
        == [
          "enum ShopState: Int, Sendable {\n  case open = 0\n  case closedForToday = 4\n  case url = 5\n  static var shut: ShopState { .closedForToday }\n}"
        ])
    #expect(
      swift("typedef NS_OPTIONS(NSUInteger, ShopDays) { ShopDaysNone = 0, ShopDaysMonday = 1 << 0, ShopDaysTuesday = 1 << 1 };")
        == [
          "struct ShopDays: OptionSet, Hashable, Sendable {\n  let rawValue: UInt\n  init(rawValue: UInt) { self.rawValue = rawValue }\n"
            + "  static let none = ShopDays(rawValue: 0)\n  static let monday = ShopDays(rawValue: 1 << 0)\n"
            + "  static let tuesday = ShopDays(rawValue: 1 << 1)\n}"
        ])
    #expect(HeaderEnumeration.swiftNames(["Size2", "Size3"], type: "Size") == ["size2", "size3"])
    #expect(HeaderEnumeration.swiftNames(["kRed", "kDefault"], type: "Colour") == ["kRed", "kDefault"])
  }

  @Test func `everything else is named`() {
    let header = """
      #ifndef A_H
      #define A_H
      #import <Foundation/Foundation.h>
      NS_ASSUME_NONNULL_BEGIN
      @class Later;
      @protocol Seller <NSObject>
      - (void)sell;
      @end
      @interface Store : NSObject
      @property (nonatomic) NSInteger count;
      @end
      @interface NSString (Shop)
      - (NSString *)shop;
      @end
      typedef struct { int a; } Pair;
      typedef void (^Done)(BOOL);
      static inline int twice(int a) { return 2 * a; }
      void forget(void);
      #define SQUARE(x) ((x) * (x))
      #define COMPUTED (LIMIT + 1)
      static const int Sum = 1 + 2;
      extern int counter;
      static const int Kept = 3;
      NS_ASSUME_NONNULL_END
      #endif
      """
    #expect(
      others(header) == [
        "protocol Seller", "class Store", "category of NSString", "type Pair", "type Done", "function twice", "function forget", "macro SQUARE",
        "macro COMPUTED", "constant Sum", "variable counter",
      ])
    #expect(swift(header) == ["let Kept: Int32 = 3"])
  }

  @Test func `text of a header never becomes code`() {
    #expect(swift("#define A \"\\\\(exit(1))\"") == ["let A: String = \"\\\\(exit(1))\""])
    #expect(swift("#define A \"\\(exit(1))\"").isEmpty && others("#define A \"\\(exit(1))\"") == ["macro A"])
    for header in ["#define", "#define A \"", "@interface", "typedef NS_ENUM(", "static const int", "@", "/*", "extern const int A", "{", "= ;"] {
      _ = HeaderConstants(header)
    }
  }

  @Test func `a target's header comes with those that it includes, and with the values of their .m files`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.write(
      "Widget/Bridge.h",
      "#import \"Keys.h\"\n#import \"Store.h\"\n#import \"Gone.h\"\n#import <UIKit/UIKit.h>\n#import <Vendor/Vendor.h>\n#define LIMIT 3")
    try fixture.write(
      "Shared/Keys.h", "#import \"../Widget/Bridge.h\"\nextern NSString *const ShopKey;\nFOUNDATION_EXPORT NSString * const ShopLost;")
    try fixture.write("Shared/Keys.m", "#import \"Keys.h\"\nNSString *const ShopKey = @\"key\";")
    try fixture.write("Shared/Store.h", "@interface Store : NSObject\n@end")
    try fixture.project(
      Fixture.synchronized(settings: "SWIFT_OBJC_BRIDGING_HEADER = Widget/Bridge.h;")
        + "FK = {isa = PBXFileReference; path = Shared/Keys.h; sourceTree = SOURCE_ROOT; };", targets: "TW")
    var request = fixture.request()
    request.modules.insert("UIKit")
    let report = try await PackageImport(request).run()
    #expect(report.imported.bridgedConstants == 2 && report.text.contains("2 constants of Objective-C headers"))
    let file = fixture.folder.appendingPathComponent("Almanac-Shop_Widget/Sources/Shop_Widget/BridgedConstants.swift")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        // Written by almanac import from "Bridge.h" and the headers that it includes.
        @_exported public import UIKit

        let LIMIT: Int32 = 3
        let ShopKey: String = "key"

        """)
    #expect(
      report.omissions.first { $0.kind == .setting }?.files
        == ["class Store (Store.h)", "header Gone.h, which is not in the project's folders", "constant ShopLost (Keys.h)", "module Vendor"])
  }
}
