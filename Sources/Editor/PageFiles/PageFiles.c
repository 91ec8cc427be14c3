#include "PageFiles.h"

// '#embed' is a part of C23. All compilers of Swift 6.2 and later know it, in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

const char *pageTemplate(void) {
  static const unsigned char text[] = {
#embed "../IntentEditorPage/Page/page.html" suffix(, 0)
  };
  return (const char *)text;
}

const char *pageStyle(void) {
  static const unsigned char text[] = {
#embed "../IntentEditorPage/Page/style.css" suffix(, '\n',)
#embed "../IntentEditorPage/Page/design.css" suffix(, 0)
  };
  return (const char *)text;
}

// The parts need each other in this order.
const char *pageScript(void) {
  static const unsigned char text[] = {
#embed "../IntentEditorPage/Page/words.js" suffix(, '\n',)
#embed "../IntentEditorPage/Page/dom.js" suffix(, '\n',)
#embed "../IntentEditorPage/Page/rows.js" suffix(, '\n',)
#embed "../IntentEditorPage/Page/controls.js" suffix(, '\n',)
#embed "../IntentEditorPage/Page/dialogs.js" suffix(, '\n',)
#embed "../IntentEditorPage/Page/page.js" suffix(, '\n',)
#embed "../IntentEditorPage/Page/design.js" suffix(, '\n',)
#embed "../IntentEditorPage/Page/preview.js" suffix(, '\n',)
#embed "../IntentEditorPage/Page/start.js" suffix(, 0)
  };
  return (const char *)text;
}
