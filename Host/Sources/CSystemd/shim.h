#include <systemd/sd-bus.h>
#include <sys/eventfd.h>
