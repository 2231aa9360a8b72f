import Foundation

extension NSKeyedUnarchiver {
  /// Reads an array of objects of one class.
  public class func unarchivedArrayOfObjects<Object: NSObject & NSCoding>(ofClass cls: Object.Type, from data: Data) throws -> [Object]? {
    let array = try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [Any]
    return array?.compactMap { $0 as? Object }
  }
  public class func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
    try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
  }
  /// Reads a dictionary with one class of keys and one class of values.
  public class func unarchivedDictionary<Key: NSObject & NSCoding & NSCopying, Object: NSObject & NSCoding>(
    ofKeyClass keyCls: Key.Type, objectClass valueCls: Object.Type, from data: Data
  ) throws -> [Key: Object]? {
    let entries = try unarchivedObject(ofClasses: [NSDictionary.self, keyCls, valueCls], from: data) as? NSDictionary
    guard let entries else { return nil }
    var result: [Key: Object] = [:]
    for (key, value) in entries {
      if let key = key as? Key, let value = value as? Object { result[key] = value }
    }
    return result
  }
}
extension NSCoder {
  public func decodeArrayOfObjects<Object: NSObject & NSCoding>(ofClass cls: Object.Type, forKey key: String) -> [Object]? {
    (decodeObject(of: [NSArray.self, cls], forKey: key) as? [Any])?.compactMap { $0 as? Object }
  }
  public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
    decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any]
  }
}
