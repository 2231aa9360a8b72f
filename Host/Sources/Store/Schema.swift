import GRDB

/// The tables, as a list of migrations. Released migrations never change.
enum Schema {
  /// Marks the file as ours: "Almn".
  static let applicationID: Int32 = 0x416C_6D6E

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 apps, devices, archives, decisions", migrate: first)
    migrator.registerMigration("2 looks, budgets, shown entries", migrate: second)
    migrator.registerMigration("3 viewings", migrate: third)
    migrator.registerMigration("4 checksums of the layout", migrate: fourth)
    migrator.registerMigration("5 places of widgets", migrate: fifth)
    migrator.registerMigration("6 wallpapers", migrate: sixth)
    migrator.registerMigration("7 parameters of widgets", migrate: seventh)
    migrator.registerMigration("8 positions of widgets", migrate: eighth)
    migrator.registerMigration("9 taps", migrate: ninth)
    migrator.registerMigration("10 live activities", migrate: tenth)
    migrator.registerMigration("11 taps on live activities", migrate: eleventh)
    return migrator
  }

  private static func first(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE setting (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;

        CREATE TABLE app (
          id TEXT PRIMARY KEY, bundle TEXT NOT NULL, identifier TEXT NOT NULL, displayName TEXT NOT NULL, installedAt REAL NOT NULL,
          description BLOB NOT NULL
        );

        -- The scheduler's state without the widgets' states: those are in their own rows, so that a step rewrites only what it changed.
        CREATE TABLE device (id TEXT PRIMARY KEY, sequence INTEGER NOT NULL, state BLOB NOT NULL);

        CREATE TABLE instance (
          id TEXT PRIMARY KEY, device TEXT NOT NULL REFERENCES device ON DELETE CASCADE, app TEXT NOT NULL REFERENCES app ON DELETE CASCADE,
          kind TEXT NOT NULL, family TEXT NOT NULL, configuration BLOB NOT NULL, addedAt REAL NOT NULL, state BLOB
        );
        CREATE INDEX instanceByDevice ON instance(device);
        CREATE INDEX instanceByApp ON instance(app);

        -- Only headers: archiveDisplayList and archiveImage name the archive's display lists and images.
        CREATE TABLE archive (
          id TEXT PRIMARY KEY, instance TEXT NOT NULL REFERENCES instance ON DELETE CASCADE, role TEXT NOT NULL, header BLOB NOT NULL
        );
        CREATE INDEX archiveByInstance ON archive(instance, role);

        -- Equal lists and images are stored once, under the SHA-256 of their bytes.
        CREATE TABLE displayList (hash BLOB PRIMARY KEY, data BLOB NOT NULL);
        CREATE TABLE archiveDisplayList (
          archive TEXT NOT NULL REFERENCES archive ON DELETE CASCADE, position INTEGER NOT NULL, hash BLOB NOT NULL REFERENCES displayList,
          PRIMARY KEY (archive, position)
        ) WITHOUT ROWID;
        CREATE INDEX archiveDisplayListByHash ON archiveDisplayList(hash);
        CREATE TABLE image (
          hash BLOB PRIMARY KEY, mediaType TEXT NOT NULL, pixelWidth INTEGER NOT NULL, pixelHeight INTEGER NOT NULL, data BLOB NOT NULL
        );
        CREATE TABLE archiveImage (
          archive TEXT NOT NULL REFERENCES archive ON DELETE CASCADE, hash BLOB NOT NULL REFERENCES image, PRIMARY KEY (archive, hash)
        ) WITHOUT ROWID;
        CREATE INDEX archiveImageByHash ON archiveImage(hash);

        CREATE TABLE decision (
          device TEXT NOT NULL REFERENCES device ON DELETE CASCADE, id INTEGER NOT NULL,
          instance TEXT NOT NULL REFERENCES instance ON DELETE CASCADE, record BLOB NOT NULL, PRIMARY KEY (device, id)
        ) WITHOUT ROWID;
        CREATE INDEX decisionByInstance ON decision(instance, id);
        """)
  }

  /// Adds the tables for the history of widgets and of the device.
  private static func second(_ db: Database) throws {
    try db.execute(
      sql: """
        -- When the widget was visible on any viewer; ended is null while it is visible.
        CREATE TABLE look (
          instance TEXT NOT NULL REFERENCES instance ON DELETE CASCADE, began REAL NOT NULL, ended REAL, PRIMARY KEY (instance, began)
        ) WITHOUT ROWID;

        -- Tokens before and after the event of an instant, and the tokens gained per second after it.
        CREATE TABLE budget (
          instance TEXT NOT NULL REFERENCES instance ON DELETE CASCADE, at REAL NOT NULL, before REAL NOT NULL, tokens REAL NOT NULL,
          capacity REAL NOT NULL, rate REAL NOT NULL, PRIMARY KEY (instance, at)
        ) WITHOUT ROWID;

        -- When an entry, identified by its date, became current.
        CREATE TABLE shownEntry (
          instance TEXT NOT NULL REFERENCES instance ON DELETE CASCADE, at REAL NOT NULL, date REAL NOT NULL, due REAL,
          PRIMARY KEY (instance, at)
        ) WITHOUT ROWID;

        -- The device's conditions, each with the instant at which it starts.
        CREATE TABLE deviceCondition (
          device TEXT NOT NULL REFERENCES device ON DELETE CASCADE, at REAL NOT NULL, activity TEXT NOT NULL, locked INTEGER NOT NULL,
          power TEXT NOT NULL, network TEXT NOT NULL, PRIMARY KEY (device, at)
        ) WITHOUT ROWID;
        """)
  }

  /// Renames the table `look`. The glossary's word is view, but that is a keyword of SQL.
  private static func third(_ db: Database) throws {
    try db.execute(sql: "ALTER TABLE look RENAME TO viewing")
  }

  /// Adds a table for a checksum of each row of the layout; the opening fills it.
  private static func fourth(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE layoutChecksum (kind TEXT NOT NULL, id TEXT NOT NULL, digest BLOB NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
        """)
  }

  /// Adds where a widget is: identifiers of the device's profile, the place and the slot; null in rows of earlier versions.
  private static func fifth(_ db: Database) throws {
    for column in ["profile", "place", "slot"] { try db.execute(sql: "ALTER TABLE instance ADD COLUMN \(column) TEXT") }
  }

  /// Adds the wallpapers that the person chose, scaled to a screen's size. The empty name stands for all devices that have none of their own.
  private static func sixth(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE wallpaper (
          device TEXT PRIMARY KEY, hash BLOB NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL, png BLOB NOT NULL
        )
        """)
  }

  /// Adds a row for each configured value of a widget. A configuration of an earlier version stays in its column until the host knows the types of its
  /// values: so the checksums of these rows stay valid, and nothing is lost that no app describes at present.
  private static func seventh(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE parameter (
          instance TEXT NOT NULL REFERENCES instance ON DELETE CASCADE, name TEXT NOT NULL, type TEXT NOT NULL, isArray INTEGER NOT NULL,
          value BLOB NOT NULL, chosen BLOB, dropped TEXT, PRIMARY KEY (instance, name)
        ) WITHOUT ROWID
        """)
  }

  /// Adds a widget's top left cell in its slot; null in rows of earlier versions.
  private static func eighth(_ db: Database) throws {
    for column in ["gridPage", "gridColumn", "gridRow"] { try db.execute(sql: "ALTER TABLE instance ADD COLUMN \(column) INTEGER") }
  }

  /// Adds the taps on buttons and toggles, and what became of their intents.
  private static func ninth(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE tap (
          instance TEXT NOT NULL REFERENCES instance ON DELETE CASCADE, key TEXT NOT NULL, date REAL NOT NULL, outcome TEXT NOT NULL,
          errorName TEXT NOT NULL, message TEXT NOT NULL, PRIMARY KEY (instance, key)
        );
        """)
  }

  /// Adds live activities, and the tokens with which servers send pushes. An activity's content may be sealed.
  private static func tenth(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE activity (
          id TEXT PRIMARY KEY, app TEXT NOT NULL REFERENCES app ON DELETE CASCADE, kind TEXT NOT NULL, life BLOB NOT NULL, content BLOB NOT NULL
        );
        CREATE TABLE pushToken (
          token BLOB PRIMARY KEY, app TEXT NOT NULL REFERENCES app ON DELETE CASCADE, use TEXT NOT NULL, subject TEXT NOT NULL, expiredAt REAL
        );
        """)
  }

  /// Adds the taps on live activities. They outlive the activity: the intent of a tap can end it, and its client asks afterwards what became of the tap.
  private static func eleventh(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE activityTap (
          activity TEXT NOT NULL, key TEXT NOT NULL, app TEXT NOT NULL REFERENCES app ON DELETE CASCADE, date REAL NOT NULL, outcome TEXT NOT NULL,
          errorName TEXT NOT NULL, message TEXT NOT NULL, PRIMARY KEY (activity, key)
        );
        CREATE INDEX activityTapByApp ON activityTap(app);
        """)
  }
}
