/// The files of the editor's page, in IntentEditorPage/Page. Those of the style and of the script are joined by line breaks.
const char *_Nonnull pageTemplate(void);
const char *_Nonnull pageStyle(void);
const char *_Nonnull pageScript(void);
