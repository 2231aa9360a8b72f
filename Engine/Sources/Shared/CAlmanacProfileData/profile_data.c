// The compiler embeds the files (C23's #embed), which takes no time; SwiftPM's own way writes each byte as Swift code, which took most of a minute to compile.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "profile_data.h"

static const unsigned char activities_json[] = {
#embed "../AlmanacProfiles/Data/activities.json"
};
static const unsigned char check_json[] = {
#embed "../AlmanacProfiles/Data/check.json"
};
static const unsigned char desktop_json[] = {
#embed "../AlmanacProfiles/Data/desktop.json"
};
static const unsigned char devices_json[] = {
#embed "../AlmanacProfiles/Data/devices.json"
};
static const unsigned char editing_json[] = {
#embed "../AlmanacProfiles/Data/editing.json"
};
static const unsigned char entry_animations_json[] = {
#embed "../AlmanacProfiles/Data/entry-animations.json"
};
static const unsigned char gallery_json[] = {
#embed "../AlmanacProfiles/Data/gallery.json"
};
static const unsigned char island_json[] = {
#embed "../AlmanacProfiles/Data/island.json"
};
static const unsigned char limits_json[] = {
#embed "../AlmanacProfiles/Data/limits.json"
};
static const unsigned char links_json[] = {
#embed "../AlmanacProfiles/Data/links.json"
};
static const unsigned char lint_json[] = {
#embed "../AlmanacProfiles/Data/lint.json"
};
static const unsigned char location_json[] = {
#embed "../AlmanacProfiles/Data/location.json"
};
static const unsigned char lock_json[] = {
#embed "../AlmanacProfiles/Data/lock.json"
};
static const unsigned char palette_json[] = {
#embed "../AlmanacProfiles/Data/palette.json"
};
static const unsigned char places_json[] = {
#embed "../AlmanacProfiles/Data/places.json"
};
static const unsigned char preview_json[] = {
#embed "../AlmanacProfiles/Data/preview.json"
};
static const unsigned char reload_json[] = {
#embed "../AlmanacProfiles/Data/reload.json"
};
static const unsigned char sheet_json[] = {
#embed "../AlmanacProfiles/Data/sheet.json"
};
static const unsigned char stacks_json[] = {
#embed "../AlmanacProfiles/Data/stacks.json"
};
static const unsigned char symbols_json[] = {
#embed "../AlmanacProfiles/Data/symbols.json"
};
static const unsigned char type_json[] = {
#embed "../AlmanacProfiles/Data/type.json"
};

#define FILE(name, data) { name, data, sizeof data }

static const struct profile_file files[] = {
  FILE("activities.json", activities_json),
  FILE("check.json", check_json),
  FILE("desktop.json", desktop_json),
  FILE("devices.json", devices_json),
  FILE("editing.json", editing_json),
  FILE("entry-animations.json", entry_animations_json),
  FILE("gallery.json", gallery_json),
  FILE("island.json", island_json),
  FILE("limits.json", limits_json),
  FILE("links.json", links_json),
  FILE("lint.json", lint_json),
  FILE("location.json", location_json),
  FILE("lock.json", lock_json),
  FILE("palette.json", palette_json),
  FILE("places.json", places_json),
  FILE("preview.json", preview_json),
  FILE("reload.json", reload_json),
  FILE("sheet.json", sheet_json),
  FILE("stacks.json", stacks_json),
  FILE("symbols.json", symbols_json),
  FILE("type.json", type_json),
};
const struct profile_file *const profile_files = files;
const int profile_file_count = sizeof files / sizeof files[0];
