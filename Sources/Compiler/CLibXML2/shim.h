#ifndef INTENTC_CLIBXML2_SHIM_H
#define INTENTC_CLIBXML2_SHIM_H

// Debian's libxml2 headers include ICU's, and a Swift module that sees them and
// then imports Foundation does not compile: its ICU declares the same names.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>

#endif
