// The compiler embeds the files (C23's #embed), which takes no time; SwiftPM's own way writes each byte as Swift code.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "page_files.h"

static const unsigned char index_html[] = {
#embed "../Page/index.html"
};
static const unsigned char access_js[] = {
#embed "../Page/access.js"
};
static const unsigned char activities_js[] = {
#embed "../Page/activities.js"
};
static const unsigned char activity_part_js[] = {
#embed "../Page/activity-part.js"
};
static const unsigned char api_js[] = {
#embed "../Page/api.js"
};
static const unsigned char app_icon_js[] = {
#embed "../Page/app-icon.js"
};
static const unsigned char clock_js[] = {
#embed "../Page/clock.js"
};
static const unsigned char content_js[] = {
#embed "../Page/content.js"
};
static const unsigned char day_js[] = {
#embed "../Page/day.js"
};
static const unsigned char direction_js[] = {
#embed "../Page/direction.js"
};
static const unsigned char dock_js[] = {
#embed "../Page/dock.js"
};
static const unsigned char dom_js[] = {
#embed "../Page/dom.js"
};
static const unsigned char drag_js[] = {
#embed "../Page/drag.js"
};
static const unsigned char editing_js[] = {
#embed "../Page/editing.js"
};
static const unsigned char entry_animation_js[] = {
#embed "../Page/entry-animation.js"
};
static const unsigned char events_js[] = {
#embed "../Page/events.js"
};
static const unsigned char feedback_js[] = {
#embed "../Page/feedback.js"
};
static const unsigned char field_js[] = {
#embed "../Page/field.js"
};
static const unsigned char following_js[] = {
#embed "../Page/following.js"
};
static const unsigned char form_js[] = {
#embed "../Page/form.js"
};
static const unsigned char format_js[] = {
#embed "../Page/format.js"
};
static const unsigned char gallery_drag_js[] = {
#embed "../Page/gallery-drag.js"
};
static const unsigned char gallery_js[] = {
#embed "../Page/gallery.js"
};
static const unsigned char grid_js[] = {
#embed "../Page/grid.js"
};
static const unsigned char hint_js[] = {
#embed "../Page/hint.js"
};
static const unsigned char inspector_js[] = {
#embed "../Page/inspector.js"
};
static const unsigned char key_js[] = {
#embed "../Page/key.js"
};
static const unsigned char layout_js[] = {
#embed "../Page/layout.js"
};
static const unsigned char legibility_js[] = {
#embed "../Page/legibility.js"
};
static const unsigned char legible_screen_js[] = {
#embed "../Page/legible-screen.js"
};
static const unsigned char links_js[] = {
#embed "../Page/links.js"
};
static const unsigned char location_js[] = {
#embed "../Page/location.js"
};
static const unsigned char lock_settings_js[] = {
#embed "../Page/lock-settings.js"
};
static const unsigned char lock_js[] = {
#embed "../Page/lock.js"
};
static const unsigned char main_js[] = {
#embed "../Page/main.js"
};
static const unsigned char notices_js[] = {
#embed "../Page/notices.js"
};
static const unsigned char options_js[] = {
#embed "../Page/options.js"
};
static const unsigned char pages_js[] = {
#embed "../Page/pages.js"
};
static const unsigned char passcode_js[] = {
#embed "../Page/passcode.js"
};
static const unsigned char phone_js[] = {
#embed "../Page/phone.js"
};
static const unsigned char picture_js[] = {
#embed "../Page/picture.js"
};
static const unsigned char places_js[] = {
#embed "../Page/places.js"
};
static const unsigned char presence_js[] = {
#embed "../Page/presence.js"
};
static const unsigned char reload_js[] = {
#embed "../Page/reload.js"
};
static const unsigned char same_widgets_js[] = {
#embed "../Page/same-widgets.js"
};
static const unsigned char scheme_control_js[] = {
#embed "../Page/scheme-control.js"
};
static const unsigned char settings_js[] = {
#embed "../Page/settings.js"
};
static const unsigned char stack_sheet_js[] = {
#embed "../Page/stack-sheet.js"
};
static const unsigned char stack_js[] = {
#embed "../Page/stack.js"
};
static const unsigned char status_bar_js[] = {
#embed "../Page/status-bar.js"
};
static const unsigned char taps_js[] = {
#embed "../Page/taps.js"
};
static const unsigned char time_format_js[] = {
#embed "../Page/time-format.js"
};
static const unsigned char toolbar_js[] = {
#embed "../Page/toolbar.js"
};
static const unsigned char undo_js[] = {
#embed "../Page/undo.js"
};
static const unsigned char updating_js[] = {
#embed "../Page/updating.js"
};
static const unsigned char wallpaper_js[] = {
#embed "../Page/wallpaper.js"
};
static const unsigned char widget_js[] = {
#embed "../Page/widget.js"
};
static const unsigned char activities_css[] = {
#embed "../Page/activities.css"
};
static const unsigned char base_css[] = {
#embed "../Page/base.css"
};
static const unsigned char editing_css[] = {
#embed "../Page/editing.css"
};
static const unsigned char form_css[] = {
#embed "../Page/form.css"
};
static const unsigned char gallery_css[] = {
#embed "../Page/gallery.css"
};
static const unsigned char inspector_css[] = {
#embed "../Page/inspector.css"
};
static const unsigned char legibility_css[] = {
#embed "../Page/legibility.css"
};
static const unsigned char links_css[] = {
#embed "../Page/links.css"
};
static const unsigned char location_css[] = {
#embed "../Page/location.css"
};
static const unsigned char lock_css[] = {
#embed "../Page/lock.css"
};
static const unsigned char phone_css[] = {
#embed "../Page/phone.css"
};
static const unsigned char places_css[] = {
#embed "../Page/places.css"
};
static const unsigned char settings_css[] = {
#embed "../Page/settings.css"
};
static const unsigned char stack_css[] = {
#embed "../Page/stack.css"
};
static const unsigned char icon_svg[] = {
#embed "../Page/icon.svg"
};
static const unsigned char wallpaper_dark_webp[] = {
#embed "../Page/wallpaper-dark.webp"
};
static const unsigned char wallpaper_light_webp[] = {
#embed "../Page/wallpaper-light.webp"
};
static const unsigned char openapi_yaml[] = {
#embed "../openapi.yaml"
};

static const unsigned char preview_preview_html[] = {
#embed "../Preview/preview.html"
};
static const unsigned char preview_app_js[] = {
#embed "../Preview/app.js"
};
static const unsigned char preview_plan_js[] = {
#embed "../Preview/plan.js"
};
static const unsigned char preview_choices_js[] = {
#embed "../Preview/choices.js"
};
static const unsigned char preview_scrub_js[] = {
#embed "../Preview/scrub.js"
};
static const unsigned char preview_compare_js[] = {
#embed "../Preview/compare.js"
};
static const unsigned char preview_problems_js[] = {
#embed "../Preview/problems.js"
};
static const unsigned char preview_preview_css[] = {
#embed "../Preview/preview.css"
};
#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const struct page_file files[] = {
  FILE("index.html", index_html),
  FILE("access.js", access_js),
  FILE("activities.js", activities_js),
  FILE("activity-part.js", activity_part_js),
  FILE("api.js", api_js),
  FILE("app-icon.js", app_icon_js),
  FILE("clock.js", clock_js),
  FILE("content.js", content_js),
  FILE("day.js", day_js),
  FILE("direction.js", direction_js),
  FILE("dock.js", dock_js),
  FILE("dom.js", dom_js),
  FILE("drag.js", drag_js),
  FILE("editing.js", editing_js),
  FILE("entry-animation.js", entry_animation_js),
  FILE("events.js", events_js),
  FILE("feedback.js", feedback_js),
  FILE("field.js", field_js),
  FILE("following.js", following_js),
  FILE("form.js", form_js),
  FILE("format.js", format_js),
  FILE("gallery-drag.js", gallery_drag_js),
  FILE("gallery.js", gallery_js),
  FILE("grid.js", grid_js),
  FILE("hint.js", hint_js),
  FILE("inspector.js", inspector_js),
  FILE("key.js", key_js),
  FILE("layout.js", layout_js),
  FILE("legibility.js", legibility_js),
  FILE("legible-screen.js", legible_screen_js),
  FILE("links.js", links_js),
  FILE("location.js", location_js),
  FILE("lock-settings.js", lock_settings_js),
  FILE("lock.js", lock_js),
  FILE("main.js", main_js),
  FILE("notices.js", notices_js),
  FILE("options.js", options_js),
  FILE("pages.js", pages_js),
  FILE("passcode.js", passcode_js),
  FILE("phone.js", phone_js),
  FILE("picture.js", picture_js),
  FILE("places.js", places_js),
  FILE("presence.js", presence_js),
  FILE("reload.js", reload_js),
  FILE("same-widgets.js", same_widgets_js),
  FILE("scheme-control.js", scheme_control_js),
  FILE("settings.js", settings_js),
  FILE("stack-sheet.js", stack_sheet_js),
  FILE("stack.js", stack_js),
  FILE("status-bar.js", status_bar_js),
  FILE("taps.js", taps_js),
  FILE("time-format.js", time_format_js),
  FILE("toolbar.js", toolbar_js),
  FILE("undo.js", undo_js),
  FILE("updating.js", updating_js),
  FILE("wallpaper.js", wallpaper_js),
  FILE("widget.js", widget_js),
  FILE("activities.css", activities_css),
  FILE("base.css", base_css),
  FILE("editing.css", editing_css),
  FILE("form.css", form_css),
  FILE("gallery.css", gallery_css),
  FILE("inspector.css", inspector_css),
  FILE("legibility.css", legibility_css),
  FILE("links.css", links_css),
  FILE("location.css", location_css),
  FILE("lock.css", lock_css),
  FILE("phone.css", phone_css),
  FILE("places.css", places_css),
  FILE("settings.css", settings_css),
  FILE("stack.css", stack_css),
  FILE("icon.svg", icon_svg),
  FILE("wallpaper-dark.webp", wallpaper_dark_webp),
  FILE("wallpaper-light.webp", wallpaper_light_webp),
};
const struct page_file *const page_files = files;
const int page_file_count = sizeof files / sizeof files[0];

static const struct page_file shown_in_previews[] = {
  FILE("preview.html", preview_preview_html),
  FILE("app.js", preview_app_js),
  FILE("plan.js", preview_plan_js),
  FILE("choices.js", preview_choices_js),
  FILE("scrub.js", preview_scrub_js),
  FILE("compare.js", preview_compare_js),
  FILE("problems.js", preview_problems_js),
  FILE("preview.css", preview_preview_css),
  FILE("base.css", base_css),
  FILE("dom.js", dom_js),
  FILE("events.js", events_js),
  FILE("key.js", key_js),
  FILE("icon.svg", icon_svg),
  FILE("wallpaper-dark.webp", wallpaper_dark_webp),
  FILE("wallpaper-light.webp", wallpaper_light_webp),
};
const struct page_file *const preview_files = shown_in_previews;
const int preview_file_count = sizeof shown_in_previews / sizeof shown_in_previews[0];

const struct page_file api_description = FILE("openapi.yaml", openapi_yaml);
