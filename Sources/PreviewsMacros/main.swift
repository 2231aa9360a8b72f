// Placeholder until the plugin's first file lands.
