// The compiler embeds the files (C23's #embed), so that the command needs no resource folder.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "template_files.h"

static const unsigned char activity_sampleactivity_swift[] = {
#embed "../Activity/SampleActivity.swift"
};
static const unsigned char activity_sampleattributes_swift[] = {
#embed "../Activity/SampleAttributes.swift"
};
static const unsigned char activity_sampletests_swift[] = {
#embed "../Activity/SampleTests.swift"
};
static const unsigned char chart_sampletests_swift[] = {
#embed "../Chart/SampleTests.swift"
};
static const unsigned char chart_samplewidget_swift[] = {
#embed "../Chart/SampleWidget.swift"
};
static const unsigned char chart_stepcount_swift[] = {
#embed "../Chart/StepCount.swift"
};
static const unsigned char common_package_swift_txt[] = {
#embed "../Common/Package.swift.txt"
};
static const unsigned char common_readme_md_txt[] = {
#embed "../Common/README.md.txt"
};
static const unsigned char common_gitignore_txt[] = {
#embed "../Common/gitignore.txt"
};
static const unsigned char common_workflow_yml[] = {
#embed "../Common/workflow.yml"
};
static const unsigned char complication_sampletests_swift[] = {
#embed "../Complication/SampleTests.swift"
};
static const unsigned char complication_samplewidget_swift[] = {
#embed "../Complication/SampleWidget.swift"
};
static const unsigned char configurable_samplesettings_swift[] = {
#embed "../Configurable/SampleSettings.swift"
};
static const unsigned char configurable_sampletests_swift[] = {
#embed "../Configurable/SampleTests.swift"
};
static const unsigned char configurable_samplewidget_swift[] = {
#embed "../Configurable/SampleWidget.swift"
};
static const unsigned char interactive_addglass_swift[] = {
#embed "../Interactive/AddGlass.swift"
};
static const unsigned char interactive_sampletests_swift[] = {
#embed "../Interactive/SampleTests.swift"
};
static const unsigned char interactive_samplewidget_swift[] = {
#embed "../Interactive/SampleWidget.swift"
};
static const unsigned char static_daypart_swift[] = {
#embed "../Static/DayPart.swift"
};
static const unsigned char static_sampletests_swift[] = {
#embed "../Static/SampleTests.swift"
};
static const unsigned char static_samplewidget_swift[] = {
#embed "../Static/SampleWidget.swift"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}
static const struct template_file files[] = {
  FILE("Activity/SampleActivity.swift", activity_sampleactivity_swift),
  FILE("Activity/SampleAttributes.swift", activity_sampleattributes_swift),
  FILE("Activity/SampleTests.swift", activity_sampletests_swift),
  FILE("Chart/SampleTests.swift", chart_sampletests_swift),
  FILE("Chart/SampleWidget.swift", chart_samplewidget_swift),
  FILE("Chart/StepCount.swift", chart_stepcount_swift),
  FILE("Common/Package.swift.txt", common_package_swift_txt),
  FILE("Common/README.md.txt", common_readme_md_txt),
  FILE("Common/gitignore.txt", common_gitignore_txt),
  FILE("Common/workflow.yml", common_workflow_yml),
  FILE("Complication/SampleTests.swift", complication_sampletests_swift),
  FILE("Complication/SampleWidget.swift", complication_samplewidget_swift),
  FILE("Configurable/SampleSettings.swift", configurable_samplesettings_swift),
  FILE("Configurable/SampleTests.swift", configurable_sampletests_swift),
  FILE("Configurable/SampleWidget.swift", configurable_samplewidget_swift),
  FILE("Interactive/AddGlass.swift", interactive_addglass_swift),
  FILE("Interactive/SampleTests.swift", interactive_sampletests_swift),
  FILE("Interactive/SampleWidget.swift", interactive_samplewidget_swift),
  FILE("Static/DayPart.swift", static_daypart_swift),
  FILE("Static/SampleTests.swift", static_sampletests_swift),
  FILE("Static/SampleWidget.swift", static_samplewidget_swift),
};

const struct template_file *const template_files = files;
const int template_file_count = sizeof files / sizeof files[0];
