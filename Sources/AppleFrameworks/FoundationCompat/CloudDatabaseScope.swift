/// The kinds of iCloud databases (`CKDatabase.Scope`). Declared here because Core Data names the type too and does not load CloudKit.
public enum _CloudDatabaseScope: Int, Sendable { case `public` = 1, `private`, shared }
