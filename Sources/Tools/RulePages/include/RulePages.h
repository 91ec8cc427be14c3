/// The pages of the rules, in Documentation/Rules, with a NUL byte after each. After the last one, there is another NUL.
const char *_Nonnull rulePages(void);
