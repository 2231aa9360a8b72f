#pragma once
#include <stddef.h>
#include <stdio.h>
#include <gif_lib.h>
#include <turbojpeg.h>
#include <webp/decode.h>
