// Nothing of its own: importing IOKit.pwr_mgt imports the Swift module IOKit.
