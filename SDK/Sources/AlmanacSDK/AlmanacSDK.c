#include "AlmanacSDK.h"
