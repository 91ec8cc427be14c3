// swift-format-ignore-file

/// The texts of files by the names of the files.
package enum EmbeddedHelp {
  package static let files: [String: String] = [
    "apple-in-text.md": ####"""
# What it means

The title or description of an intent contains the word 'Apple'.

# What happens

The App Store refuses the upload (ITMS-90626).

# How to fix it

Name the thing without the maker: 'Maps', 'Music', 'the watch'. Change the translations too; only the definition's own
text is checked.

# Example

```xml
<key>INIntentTitle</key>
<string>Open in Apple Maps</string>
<key>INIntentTitleID</key>
<string>tSampl</string>
```

# Corrected

```xml
<key>INIntentTitle</key>
<string>Open in Maps</string>
<key>INIntentTitleID</key>
<string>tSampl</string>
```

"""####,
    "array-size-cut.md": ####"""
# What it means

A count in 'INIntentParameterArraySizes' was lowered, or a limit was added where there was none.

# What happens

Placed widgets of that size that have more values show only the first ones.

# How to fix it

Check that the widget looks right with fewer values. Stored values are kept until the user changes them.

# Example

```xml
<!-- before -->
<key>INIntentParameterArraySizes</key>
<array>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>6</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Small</string>
  </dict>
</array>
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterArraySizes</key>
<array>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>4</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Small</string>
  </dict>
</array>
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "array-size-raised.md": ####"""
# What it means

A count in 'INIntentParameterArraySizes' was raised, or the limit was removed.

# What happens

Users can choose more values. Placed widgets keep theirs.

# How to fix it

No action is needed.

# Example

```xml
<!-- before -->
<key>INIntentParameterArraySizes</key>
<array>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>4</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Small</string>
  </dict>
</array>
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterArraySizes</key>
<array>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>6</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Small</string>
  </dict>
</array>
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "array-sizes-without-array.md": ####"""
# What it means

'INIntentParameterFixedSizeArray' or 'INIntentParameterArraySizes' sets how many values each widget size holds, but
the parameter takes only one value.

# What happens

The sizes are ignored. If several values were intended, users can choose only one.

# How to fix it

Add 'INIntentParameterSupportsMultipleValues', or remove the sizes.

# Example

```xml
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterType</key>
<string>String</string>
```

# Corrected

```xml
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "availability-changed.md": ####"""
# What it means

The intent became eligible for widgets or Shortcuts, or 'INIntentIneligibleForSuggestions' changed.

# What happens

Users find the intent in different places. Existing widgets and shortcuts are not affected.

# How to fix it

No action is needed.

# Example

```xml
<!-- before -->
<key>INIntentIneligibleForSuggestions</key>
<true/>
<!-- after -->
<key>INIntentIneligibleForSuggestions</key>
<false/>
```

"""####,
    "binary-definition.md": ####"""
# What it means

The file is a property list in binary form, so it has no text to format.

# What happens

The file is left unchanged. All other commands can read it.

# How to fix it

Convert it with 'plutil -convert xml1' if its changes need to be reviewed as text.

# Example

```
bplist00…
```

"""####,
    "case-added.md": ####"""
# What it means

The new version has a case that the old version does not have, with an unused index.

# What happens

Code with an exhaustive 'switch' must handle one more case. Stored data is not affected.

# How to fix it

Handle the case where the compiler asks for it.

# Example

```xml
<!-- before -->
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
</array>
<!-- after -->
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>2</integer>
    <key>INEnumValueName</key>
    <string>orange</string>
  </dict>
</array>
```

"""####,
    "case-index-reused.md": ####"""
# What it means

A case was removed, and a new case with a different name and display name has its index.

# What happens

Placed widgets that used the old case show the new one.

# How to fix it

Give the new case an index higher than any that was ever used.

# Example

```xml
<!-- before -->
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueDisplayName</key>
    <string>orange</string>
    <key>INEnumValueDisplayNameID</key>
    <string>0rAnge</string>
    <key>INEnumValueIndex</key>
    <integer>2</integer>
    <key>INEnumValueName</key>
    <string>orange</string>
  </dict>
</array>
<!-- after -->
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueDisplayName</key>
    <string>blue</string>
    <key>INEnumValueDisplayNameID</key>
    <string>bLu3ee</string>
    <key>INEnumValueIndex</key>
    <integer>2</integer>
    <key>INEnumValueName</key>
    <string>blue</string>
  </dict>
</array>
```

"""####,
    "case-removed.md": ####"""
# What it means

The new version has no case with this name, and none with the same index and display name.

# What happens

Placed widgets and stored configurations that use the case lose the choice. If another case now has its index,
placed widgets use that case. Stored objects keep the value, but nothing reads it. Code that uses the case no longer
compiles.

# How to fix it

Keep the case. Never give its index to another case.

# Example

```xml
<!-- before -->
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>2</integer>
    <key>INEnumValueName</key>
    <string>orange</string>
  </dict>
</array>
<!-- after -->
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
</array>
```

"""####,
    "case-renamed.md": ####"""
# What it means

The index and the display name or its ID show that it is the same case, but its name changed.

# What happens

Stored configurations contain the name, so they lose the choice, or use another case that now has the name. Placed
widgets contain the index, so they keep the choice. Code that uses the case no longer compiles.

# How to fix it

Restore the old name. To change what users read, change only the display name.

# Example

```xml
<!-- before -->
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueDisplayName</key>
    <string>orange</string>
    <key>INEnumValueDisplayNameID</key>
    <string>0rAnge</string>
    <key>INEnumValueIndex</key>
    <integer>2</integer>
    <key>INEnumValueName</key>
    <string>orange</string>
  </dict>
</array>
<!-- after -->
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueDisplayName</key>
    <string>orange</string>
    <key>INEnumValueDisplayNameID</key>
    <string>0rAnge</string>
    <key>INEnumValueIndex</key>
    <integer>2</integer>
    <key>INEnumValueName</key>
    <string>tangerine</string>
  </dict>
</array>
```

"""####,
    "case-renumbered.md": ####"""
# What it means

The name is the same, but 'INEnumValueIndex' changed. Usually a case was inserted and the cases after it were
renumbered.

# What happens

Placed widgets contain the index, so they show the case that has it now, or no choice. In the example, orange
widgets lose their colour.

# How to fix it

Restore the old index, and give new cases indices higher than any that were ever used. The cases do not have to be
in the order of their indices.

# Example

```xml
<!-- before -->
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>2</integer>
    <key>INEnumValueName</key>
    <string>orange</string>
  </dict>
</array>
<!-- after -->
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>3</integer>
    <key>INEnumValueName</key>
    <string>orange</string>
  </dict>
</array>
```

"""####,
    "class-name-changed.md": ####"""
# What it means

The intent has the same name, but 'INIntentClassName' or the class prefix changed.

# What happens

The system stores settings under the class name, so placed widgets and saved shortcuts lose theirs. If this also
renames the generated configuration, code that uses it no longer compiles.

# How to fix it

Restore the old class name or prefix.

# Example

```xml
<!-- before -->
<key>INIntentClassPrefix</key>
<string>XY</string>
<!-- after -->
<key>INIntentClassPrefix</key>
<string>ZZ</string>
```

"""####,
    "combination-added.md": ####"""
# What it means

'INIntentParameterCombinations' has a combination of parameters that it did not have before.

# What happens

The system offers more kinds of shortcuts.

# How to fix it

No action is needed.

# Example

```xml
<!-- before -->
<key>INIntentParameterCombinations</key>
<dict>
  <key>count</key>
  <dict>
  </dict>
</dict>
<!-- after -->
<key>INIntentParameterCombinations</key>
<dict>
  <key>count</key>
  <dict>
  </dict>
  <key>mode</key>
  <dict>
  </dict>
</dict>
```

"""####,
    "combination-removed.md": ####"""
# What it means

A combination under 'INIntentParameterCombinations' was removed or changed, although its parameters still exist; or
it still uses the old name of a renamed parameter.

# What happens

The system no longer suggests shortcuts with these parameters, and ignores those that the app donates.

# How to fix it

Restore the combination, unless such shortcuts are no longer wanted.

# Example

```xml
<!-- before -->
<key>INIntentParameterCombinations</key>
<dict>
  <key>count</key>
  <dict>
  </dict>
  <key>mode</key>
  <dict>
  </dict>
</dict>
<!-- after -->
<key>INIntentParameterCombinations</key>
<dict>
  <key>count</key>
  <dict>
  </dict>
</dict>
```

"""####,
    "comment-in-the-way.md": ####"""
# What it means

The file contains a comment or a processing instruction. Xcode's format has neither, and Xcode drops them when it
saves the file. 'intentc format' does not drop them unless you ask.

# What happens

The file is left unchanged.

# How to fix it

Move the comment elsewhere, or drop it with 'intentc format --drop-comments'.

# Example

```xml
<!-- Keep in step with the server. -->
```

"""####,
    "condition-never-holds.md": ####"""
# What it means

The parameter is shown only while its parent's number meets a condition, but no number within the parent's bounds
can meet it. Usually the bounds changed, or a zero that Xcode omits was overlooked.

# What happens

Users never see the parameter or the parameters that depend on it.

# How to fix it

Change the condition or the parent's bounds.

# Example

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>count</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>IntegerValueIsGreaterThan</string>
  <key>INIntentParameterRelationshipPredicateValue</key>
  <integer>10</integer>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>count</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>IntegerValueIsGreaterThan</string>
  <key>INIntentParameterRelationshipPredicateValue</key>
  <integer>9</integer>
</dict>
```

"""####,
    "configurable-changed.md": ####"""
# What it means

'INIntentParameterConfigurable' changed. Definitions that Xcode 11 saved (version 1.1) do not have this key; users can
change the parameters with 'INIntentParameterSupportsResolution' in them. Version 1.0 does not say what users can
change, so nothing is reported for it.

# What happens

A parameter that can no longer be changed keeps the value that the user chose before.

# How to fix it

Check that the widget still works with such a value. If users can now change the parameter, no action is needed.

# Example

```xml
<!-- before -->
<key>INIntentParameterConfigurable</key>
<true/>
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterConfigurable</key>
<false/>
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "configuration-too-large.md": ####"""
# What it means

The file is larger than 4 MiB or contains more than 200,000 values. It is probably not a configuration.

# What happens

The file is not checked.

# How to fix it

Pass the path of a configuration.

# Example

```
intentc check UpNext.intentdefinition backup.json
```

"""####,
    "default-changed.md": ####"""
# What it means

'INIntentParameterMetadataDefaultValue' changed. For an array it is the value of a new element.

# What happens

New widgets start with the new default. So does a stored configuration that has no value for the parameter;
configurations written by code from intentc always have one.

# How to fix it

Check that the new default is also right where nothing was stored.

# Example

```xml
<!-- before -->
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataDefaultValue</key>
  <integer>1</integer>
</dict>
<key>INIntentParameterName</key>
<string>rows</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>Integer</string>
<!-- after -->
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataDefaultValue</key>
  <integer>2</integer>
</dict>
<key>INIntentParameterName</key>
<string>rows</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>Integer</string>
```

"""####,
    "default-is-no-case.md": ####"""
# What it means

The default names a case that the enum does not have because it was renamed, removed or misspelt; or it is
'unknown', which means that nothing is chosen.

# What happens

The parameter has no default, so users start with nothing chosen.

# How to fix it

Use a case of the enum.

# Example

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>Integer</string>
<key>INIntentParameterEnumType</key>
<string>Mode</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataDefaultValue</key>
  <string>lagre</string>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>Integer</string>
<key>INIntentParameterEnumType</key>
<string>Mode</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataDefaultValue</key>
  <string>large</string>
</dict>
```

"""####,
    "default-outside-bounds.md": ####"""
# What it means

The default of a number, duration, measurement or amount is outside its bounds. A missing minimum is 0 unless
negative numbers are allowed, because Xcode never writes a zero.

# What happens

Users start with a value that they could not choose, and cannot go back to it once they change it.

# How to fix it

Change the default or the bound.

# Example

```xml
<key>INIntentParameterName</key>
<string>days</string>
<key>INIntentParameterType</key>
<string>Integer</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMaximumValue</key>
  <integer>7</integer>
  <key>INIntentParameterMetadataDefaultValue</key>
  <integer>14</integer>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>days</string>
<key>INIntentParameterType</key>
<string>Integer</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMaximumValue</key>
  <integer>7</integer>
  <key>INIntentParameterMetadataDefaultValue</key>
  <integer>7</integer>
</dict>
```

"""####,
    "display-priority-order.md": ####"""
# What it means

Xcode numbers the parameters in order, from 1, with 'INIntentParameterDisplayPriority'. Here the numbers are out of
order or repeated, usually after a merge.

# What happens

It is not defined which order applies, so users may see the rows in a different order than in the file.

# How to fix it

Renumber the parameters in order.

# Example

```xml
<dict>
  <key>INIntentParameterDisplayPriority</key>
  <integer>21</integer>
  <key>INIntentParameterName</key>
  <string>start</string>
  <key>INIntentParameterTag</key>
  <integer>20</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
<dict>
  <key>INIntentParameterDisplayPriority</key>
  <integer>20</integer>
  <key>INIntentParameterName</key>
  <string>end</string>
  <key>INIntentParameterTag</key>
  <integer>21</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
```

# Corrected

```xml
<dict>
  <key>INIntentParameterDisplayPriority</key>
  <integer>19</integer>
  <key>INIntentParameterName</key>
  <string>start</string>
  <key>INIntentParameterTag</key>
  <integer>20</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
<dict>
  <key>INIntentParameterDisplayPriority</key>
  <integer>20</integer>
  <key>INIntentParameterName</key>
  <string>end</string>
  <key>INIntentParameterTag</key>
  <integer>21</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
```

"""####,
    "doubtful-value.md": ####"""
# What it means

The value is a URL without a scheme, a date that does not exist in the calendar, a unit or currency that the
parameter does not offer, or a malformed type identifier.

# What happens

The program reads the value as it is, and may not be able to handle it.

# How to fix it

Correct the value as the message suggests.

# Example

```json
{ "website": "example.org" }
```

"""####,
    "duplicate-case-index.md": ####"""
# What it means

An enum has two cases with the same index. A missing index is 0, because Xcode never writes a zero.

# What happens

A placed widget stores only the index, so the two cases cannot be told apart, and no code can be generated.

# How to fix it

Give the newer case an index that was never used.

# Example

```xml
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>blue</string>
  </dict>
</array>
```

# Corrected

```xml
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>2</integer>
    <key>INEnumValueName</key>
    <string>blue</string>
  </dict>
</array>
```

"""####,
    "duplicate-case.md": ####"""
# What it means

An enum has two cases with the same name.

# What happens

A Swift enum cannot have both, so no code can be generated.

# How to fix it

Rename one of them. Keep both indices, because they are what is stored.

# Example

```xml
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>2</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
</array>
```

# Corrected

```xml
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>2</integer>
    <key>INEnumValueName</key>
    <string>blue</string>
  </dict>
</array>
```

"""####,
    "duplicate-enum.md": ####"""
# What it means

Two enums in the files that are compiled together have the same name. Usually one was copied, or the same file was
passed twice under different names.

# What happens

Both would become the same Swift type, so no code can be generated. Xcode generates code that does not compile, or
omits one of them.

# How to fix it

Rename one of them. Keep the name that has already been released, because stored settings refer to it.

# Example

```xml
<key>INEnumName</key>
<string>Mode</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>small</string>
  </dict>
</array>
```

# Corrected

```xml
<key>INEnumName</key>
<string>Size</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>small</string>
  </dict>
</array>
```

"""####,
    "duplicate-intent.md": ####"""
# What it means

Two intents in the files that are compiled together have the same name. Usually one was copied, or the same file was
passed twice under different names.

# What happens

Both would become the same Swift type, so no code can be generated. Xcode generates code that does not compile, or
omits one of them.

# How to fix it

Rename one of them. Keep the name that has already been released, because stored settings refer to it.

# Example

```xml
<key>INIntentName</key>
<string>Sample</string>
<key>INIntentTitle</key>
<string>Sample</string>
<key>INIntentDescription</key>
<string>Shows a sample</string>
```

# Corrected

```xml
<key>INIntentName</key>
<string>Other</string>
<key>INIntentTitle</key>
<string>Sample</string>
<key>INIntentDescription</key>
<string>Shows a sample</string>
```

"""####,
    "duplicate-json-key.md": ####"""
# What it means

An object has the same key twice, so it is ambiguous which value applies.

# What happens

One value would be silently ignored, so the command stops.

# How to fix it

Remove one of the two.

# Example

```json
{ "namespace": "A", "namespace": "B" }
```

"""####,
    "duplicate-key.md": ####"""
# What it means

A dictionary has the same key twice, usually after a merge.

# What happens

It is ambiguous which value applies, so no code can be generated.

# How to fix it

Remove one of the two.

# Example

```xml
<key>INIntentName</key>
<string>UpNext</string>
<key>INIntentName</key>
<string>Next</string>
```

"""####,
    "duplicate-parameter.md": ####"""
# What it means

An intent has two parameters with the same name.

# What happens

A Swift struct cannot have both, so no code can be generated.

# How to fix it

Rename one of them. Keep the name that has already been released, because stored settings refer to it.

# Example

```xml
<key>INIntentParameterName</key>
<string>count</string>
<key>INIntentParameterType</key>
<string>String</string>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>label</string>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "duplicate-property.md": ####"""
# What it means

An object type has two properties with the same name.

# What happens

A Swift struct cannot have both, so no code can be generated.

# How to fix it

Rename one of them.

# Example

```xml
<key>INTypeName</key>
<string>Song</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyName</key>
    <string>length</string>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
  <dict>
    <key>INTypePropertyName</key>
    <string>length</string>
    <key>INTypePropertyType</key>
    <string>String</string>
  </dict>
</array>
```

# Corrected

```xml
<key>INTypeName</key>
<string>Song</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyName</key>
    <string>length</string>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
  <dict>
    <key>INTypePropertyName</key>
    <string>lyrics</string>
    <key>INTypePropertyType</key>
    <string>String</string>
  </dict>
</array>
```

"""####,
    "duplicate-response-code.md": ####"""
# What it means

Each code of a response stands for one outcome. Two codes have the same name, so only one of their texts can be
used.

# What happens

Users hear or read the text of the wrong outcome.

# How to fix it

Rename or remove one of them.

# Example

```xml
<key>INIntentResponse</key>
<dict>
  <key>INIntentResponseCodes</key>
  <array>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>failure</string>
    </dict>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>failure</string>
    </dict>
  </array>
</dict>
```

# Corrected

```xml
<key>INIntentResponse</key>
<dict>
  <key>INIntentResponseCodes</key>
  <array>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>failure</string>
    </dict>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>failureOffline</string>
    </dict>
  </array>
</dict>
```

"""####,
    "duplicate-response-parameter.md": ####"""
# What it means

Two parameters of a response have the same name, so a text or shortcut that uses the name is ambiguous.

# What happens

Users hear or read the wrong value.

# How to fix it

Rename or remove one of them.

# Example

```xml
<key>INIntentResponse</key>
<dict>
  <key>INIntentResponseParameters</key>
  <array>
    <dict>
      <key>INIntentResponseParameterName</key>
      <string>result</string>
      <key>INIntentResponseParameterTag</key>
      <integer>1</integer>
      <key>INIntentResponseParameterType</key>
      <string>String</string>
    </dict>
    <dict>
      <key>INIntentResponseParameterName</key>
      <string>result</string>
      <key>INIntentResponseParameterTag</key>
      <integer>2</integer>
      <key>INIntentResponseParameterType</key>
      <string>Integer</string>
    </dict>
  </array>
</dict>
```

# Corrected

```xml
<key>INIntentResponse</key>
<dict>
  <key>INIntentResponseParameters</key>
  <array>
    <dict>
      <key>INIntentResponseParameterName</key>
      <string>result</string>
      <key>INIntentResponseParameterTag</key>
      <integer>1</integer>
      <key>INIntentResponseParameterType</key>
      <string>String</string>
    </dict>
    <dict>
      <key>INIntentResponseParameterName</key>
      <string>count</string>
      <key>INIntentResponseParameterTag</key>
      <integer>2</integer>
      <key>INIntentResponseParameterType</key>
      <string>Integer</string>
    </dict>
  </array>
</dict>
```

"""####,
    "duplicate-string.md": ####"""
# What it means

A table has the same key twice. The last one is used.

# What happens

Changing the first one has no effect.

# How to fix it

Remove one of the two.

# Example

```
"tVvJ9c" = "Wetter";
"tVvJ9c" = "Vorhersage";
```

"""####,
    "duplicate-tag.md": ####"""
# What it means

A tag identifies a parameter even after it is renamed. Here two of the same intent, type or response have the same
tag. Usually one was copied by hand, or two merged branches each added one.

# What happens

When one of the two is renamed, it takes over the stored value of the other: placed widgets and shortcuts lose their
settings or show the wrong ones.

# How to fix it

Give the newer one the next tag after the last tag, and raise the last tag to it.

# Example

```xml
<dict>
  <key>INIntentParameterName</key>
  <string>first</string>
  <key>INIntentParameterTag</key>
  <integer>20</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
<dict>
  <key>INIntentParameterName</key>
  <string>second</string>
  <key>INIntentParameterTag</key>
  <integer>20</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
```

# Corrected

```xml
<dict>
  <key>INIntentParameterName</key>
  <string>first</string>
  <key>INIntentParameterTag</key>
  <integer>20</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
<dict>
  <key>INIntentParameterName</key>
  <string>second</string>
  <key>INIntentParameterTag</key>
  <integer>21</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
```

"""####,
    "duplicate-type.md": ####"""
# What it means

Two object types in the files that are compiled together have the same name. Usually one was copied, or the same
file was passed twice under different names.

# What happens

Both would become the same Swift type, so no code can be generated. Xcode generates code that does not compile, or
omits one of them.

# How to fix it

Rename one of them. Keep the name that has already been released, because stored settings refer to it.

# Example

```xml
<key>INTypeName</key>
<string>Item</string>
```

# Corrected

```xml
<key>INTypeName</key>
<string>Station</string>
```

"""####,
    "empty-definition.md": ####"""
# What it means

The definition is empty, like a new file in Xcode.

# What happens

The generated Swift file declares nothing.

# How to fix it

Add an intent in Xcode, or remove the file.

# Example

```xml
<key>INIntents</key>
<array/>
```

# Corrected

```xml
<key>INIntents</key>
<array>
  <dict>
    <key>INIntentDescription</key>
    <string>Shows departures</string>
    <key>INIntentName</key>
    <string>Timetable</string>
    <key>INIntentTitle</key>
    <string>Timetable</string>
  </dict>
</array>
```

"""####,
    "empty-enum.md": ####"""
# What it means

The enum has no case except 'unknown', which the system never shows.

# What happens

A parameter of this enum appears as a row with an empty list.

# How to fix it

Add cases, or remove the enum and everything that uses it.

# Example

```xml
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
</array>
```

# Corrected

```xml
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
</array>
```

"""####,
    "empty-file.md": ####"""
# What it means

The file is empty or contains only whitespace. Usually a write was interrupted.

# What happens

The file cannot be read, so no code can be generated.

# How to fix it

Restore an earlier version of the file.

# Example

```xml
<!-- nothing -->
```

"""####,
    "entity-declaration.md": ####"""
# What it means

The document type declares entities or attributes. Property lists never need them, and they are a known way to make
a small file exhaust a computer's memory.

# What happens

The file is not read, so no code can be generated.

# How to fix it

Remove the declarations.

# Example

```xml
<!DOCTYPE plist [<!ENTITY a "b">]>
```

"""####,
    "enum-added.md": ####"""
# What it means

The new version has an enum that the old version does not have.

# What happens

Existing code and stored data are not affected.

# How to fix it

No action is needed.

# Example

```xml
<!-- before -->
<!-- after -->
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
</array>
```

"""####,
    "enum-removed.md": ####"""
# What it means

The old version has an enum that the new version does not have.

# What happens

Code that uses the enum no longer compiles. The effect on parameters of this type is reported for each parameter.

# How to fix it

Restore the enum, or change the code that uses it.

# Example

```xml
<!-- before -->
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
</array>
<!-- after -->
```

"""####,
    "enum-renamed.md": ####"""
# What it means

The ID of the display name shows that it is the same enum, but its name or 'INEnumClassName' changed.

# What happens

Code that uses the enum no longer compiles. Stored data contains only the cases and is not affected.

# How to fix it

Restore the old name, or keep it in Swift with 'renames' in 'intentc.json'.

# Example

```xml
<!-- before -->
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumDisplayName</key>
<string>Colour</string>
<key>INEnumDisplayNameID</key>
<string>cO10ur</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
</array>
<!-- after -->
<key>INEnumName</key>
<string>Tint</string>
<key>INEnumDisplayName</key>
<string>Colour</string>
<key>INEnumDisplayNameID</key>
<string>cO10ur</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
</array>
```

"""####,
    "file-too-large.md": ####"""
# What it means

The file is 2 GB or larger, so it is not a definition.

# What happens

The file cannot be read, so no code can be generated.

# How to fix it

Pass the path of a definition.

# Example

```
intentc validate backup.intentdefinition
```

"""####,
    "fixed-severity.md": ####"""
# What it means

'intentc.json' lowers a rule that reports that no code can be generated.

# What happens

No code could be generated anyway, so the command stops.

# How to fix it

Remove the line, and fix what the rule reports.

# Example

```json
{ "rules": { "duplicate-case": "off" } }
```

"""####,
    "glued-placeholder.md": ####"""
# What it means

A word of two or more letters follows a placeholder, or comes before it, without a space.

# What happens

Users read or hear the value and the word as one: 'example.comfrom'. An ending or a unit may be meant that way.

# How to fix it

Add the space, or turn the lint off if the languages of your texts append endings.

# Example

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterPromptDialogs</key>
<array>
	<dict>
		<key>INIntentParameterPromptDialogFormatString</key>
		<string>Show ${city}from now on?</string>
		<key>INIntentParameterPromptDialogType</key>
		<string>Confirmation</string>
	</dict>
</array>
<key>INIntentParameterType</key>
<string>String</string>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterPromptDialogs</key>
<array>
	<dict>
		<key>INIntentParameterPromptDialogFormatString</key>
		<string>Show ${city} from now on?</string>
		<key>INIntentParameterPromptDialogType</key>
		<string>Confirmation</string>
	</dict>
</array>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "hidden-value.md": ####"""
# What it means

The values of other parameters hide this parameter, but it has a value.

# What happens

The value is treated as absent, and is dropped when the configuration is saved again.

# How to fix it

Remove the value, or change the value that hides it.

# Example

```json
{ "mirrorCalendarApp": true, "calendars": [{ "identifier": "home" }] }
```

"""####,
    "input-changed.md": ####"""
# What it means

'INIntentInput' was changed, added or removed.

# What happens

In a shortcut, the result of the previous action goes to a different parameter or is not used.

# How to fix it

Restore the old value, unless this change is intentional.

# Example

```xml
<!-- before -->
<key>INIntentInput</key>
<string>name</string>
<!-- after -->
<key>INIntentInput</key>
<string>item</string>
```

"""####,
    "intent-added.md": ####"""
# What it means

The new version has an intent that the old version does not have.

# What happens

Existing code and stored data are not affected.

# How to fix it

No action is needed.

# Example

```xml
<!-- before -->
<!-- after -->
<key>INIntentName</key>
<string>Weather</string>
<key>INIntentTitle</key>
<string>Weather</string>
<key>INIntentTitleID</key>
<string>aB3dE5</string>
```

"""####,
    "intent-in-name.md": ####"""
# What it means

Xcode appends 'Intent' to the name of an intent to form the name of its class, so this class name ends in 'Intent'
twice.

# What happens

The class is named 'SampleIntentIntent'.

# How to fix it

Remove 'Intent' from the name before the app is released. After that, placed widgets and shortcuts refer to the
class by its name.

# Example

```xml
<key>INIntentName</key>
<string>SampleIntent</string>
<key>INIntentTitle</key>
<string>Sample</string>
<key>INIntentDescription</key>
<string>Shows a sample</string>
```

# Corrected

```xml
<key>INIntentName</key>
<string>Other</string>
<key>INIntentTitle</key>
<string>Sample</string>
<key>INIntentDescription</key>
<string>Shows a sample</string>
```

"""####,
    "intent-removed.md": ####"""
# What it means

The new version has no intent with this name, class or title ID.

# What happens

Placed widgets and saved shortcuts that use the intent lose their settings, nothing reads its stored configurations,
and code that uses it no longer compiles.

# How to fix it

Restore the intent, at least until no user has a widget with it. If it was only renamed, keep its class with
'INIntentClassName'.

# Example

```xml
<!-- before -->
<key>INIntentName</key>
<string>Weather</string>
<key>INIntentTitle</key>
<string>Weather</string>
<key>INIntentTitleID</key>
<string>aB3dE5</string>
<!-- after -->
```

"""####,
    "intent-renamed.md": ####"""
# What it means

The class or the title ID shows that it is the same intent, but its name changed. The name also determines the
class, unless 'INIntentClassName' is set.

# What happens

The system stores settings under the class name, so if that changes, placed widgets and saved shortcuts lose theirs.
The generated configuration is renamed too, so code that uses it no longer compiles.

# How to fix it

Restore the old name. To change what users read, change only the title. Or keep the old class with
'INIntentClassName'.

# Example

```xml
<!-- before -->
<key>INIntentName</key>
<string>Weather</string>
<key>INIntentTitle</key>
<string>Weather</string>
<key>INIntentTitleID</key>
<string>aB3dE5</string>
<!-- after -->
<key>INIntentName</key>
<string>Forecast</string>
<key>INIntentTitle</key>
<string>Weather</string>
<key>INIntentTitleID</key>
<string>aB3dE5</string>
```

"""####,
    "invalid-baseline.md": ####"""
# What it means

The file is JSON, but a key is missing or has a value of the wrong type, the file was written by a different version
of intentc, or the checksum does not match. Baselines are written by 'intentc baseline', not by hand.

# What happens

The definition cannot be compared with the file, so the command stops.

# How to fix it

Write the baseline again with 'intentc baseline', from the accepted version of the definition.

# Example

```json
{ "formatVersion": 1, "intents": [{ "name": 3 }] }
```

"""####,
    "invalid-data.md": ####"""
# What it means

The content of a '<data>' element is not Base64.

# What happens

The value is lost, so no code can be generated.

# How to fix it

Write Base64, or leave the element empty for a bound without a value.

# Example

```xml
<data>none!</data>
```

"""####,
    "invalid-date.md": ####"""
# What it means

The content of a '<date>' element is not a valid date. Definitions do not need dates.

# What happens

The value is lost, so no code can be generated.

# How to fix it

Write a date of the form '2024-01-31T12:00:00Z'.

# Example

```xml
<date>yesterday</date>
```

"""####,
    "invalid-json.md": ####"""
# What it means

The file is not valid JSON: for example, a comma or bracket is missing or extra, or a string is not closed.

# What happens

The file cannot be used, so the command stops.

# How to fix it

Correct the error at the reported location.

# Example

```json
{ "rules": { "unknown-key": "off", } }
```

"""####,
    "invalid-number.md": ####"""
# What it means

The content of an '<integer>' or '<real>' element is not a number, or is out of range.

# What happens

The value is lost, so no code can be generated.

# How to fix it

Write a number.

# Example

```xml
<integer>ten</integer>
```

"""####,
    "key-parameter-changed.md": ####"""
# What it means

'INIntentKeyParameter' was changed, added or removed.

# What happens

Suggestions show the value of a different parameter. Stored values are not affected.

# How to fix it

No action is needed.

# Example

```xml
<!-- before -->
<key>INIntentKeyParameter</key>
<string>count</string>
<!-- after -->
<key>INIntentKeyParameter</key>
<string>mode</string>
```

"""####,
    "linked-definition.md": ####"""
# What it means

A searched folder contains a symbolic link to a definition. Links are not followed, so that no file is read twice.

# What happens

There is no effect if the target of the link is also read.

# How to fix it

To read it through the link, pass the path of the link itself.

# Example

```
Widgets/Intents.intentdefinition -> ../Shared/Intents.intentdefinition
```

"""####,
    "localised-copy.md": ####"""
# What it means

A definition is in 'Base.lproj' or another language folder and has copies in other language folders. Code is
generated from only one of them.

# What happens

There is no effect: the copies contain the same definition in other languages.

# How to fix it

No action is needed.

# Example

```
Base.lproj/Intents.intentdefinition
de.lproj/Intents.intentdefinition
```

"""####,
    "loose-value-type.md": ####"""
# What it means

A value is a string or a number where the format uses a number or a Boolean. It can still be read.

# What happens

Xcode and the system may read it differently or not at all.

# How to fix it

Use the type that the message names.

# Example

```xml
<key>INIntentLastParameterTag</key>
<string>99</string>
```

# Corrected

```xml
<key>INIntentLastParameterTag</key>
<integer>99</integer>
```

"""####,
    "lost-placeholder.md": ####"""
# What it means

The definition's text has a placeholder such as '${size}' that the translation does not have. It was translated with
other brackets, or the text got the placeholder after it was translated.

# What happens

Users of that language do not see the value. In the summary of a shortcut, they cannot choose it either. A placeholder
in other brackets is shown as it is written: '$[size]'.

# How to fix it

Write all placeholders of the definition's text in the translation, as '${size}', in any order.

# Example

```
"ab12Cd" = "Bestelle Suppe in $[size]";
```

"""####,
    "malformed-type-identifier.md": ####"""
# What it means

File types are named by uniform type identifiers: words of letters, digits and hyphens, joined by dots, such as
'public.image' or 'com.adobe.pdf'. This value is not one; often it is a file extension.

# What happens

No file matches, so all files are dimmed and cannot be chosen.

# How to fix it

Use the identifier of the type.

# Example

```xml
<key>INIntentParameterName</key>
<string>document</string>
<key>INIntentParameterType</key>
<string>File</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataType</key>
  <string>Custom</string>
  <key>INIntentParameterMetadataCustomUTIs</key>
  <array>
    <dict>
      <key>UTI</key>
      <string>.pdf</string>
    </dict>
  </array>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>document</string>
<key>INIntentParameterType</key>
<string>File</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataType</key>
  <string>Custom</string>
  <key>INIntentParameterMetadataCustomUTIs</key>
  <array>
    <dict>
      <key>UTI</key>
      <string>com.adobe.pdf</string>
    </dict>
  </array>
</dict>
```

"""####,
    "malformed-xml.md": ####"""
# What it means

The file is not well-formed XML: for example, a tag is not closed, or '&' or '<' is not escaped.

# What happens

The file cannot be read, so no code can be generated.

# How to fix it

Correct the error at the reported location. In text, write '&amp;', '&lt;' and '&gt;'.

# Example

```xml
<string>Salt & pepper</string>
```

"""####,
    "merge-conflict.md": ####"""
# What it means

The file contains the markers that version control inserts around conflicting versions, or comments that
`intentc merge` left about what both versions changed, or about why it merged nothing.

# What happens

With markers, the file cannot be read, so no code can be generated. With comments it can be read, and has the values of
one version; the other values are in the comments. If nothing was merged, it is one version as it was, and the changes of
the other are missing.

# How to fix it

Resolve the conflict and remove the markers. Then check for duplicate tags. Where there are comments, choose each value
and remove its comment. If nothing was merged, remove the reason that the comment gives and merge again, or make the
other changes by hand.

# Example

```xml
<<<<<<< HEAD
<string>Weather</string>
=======
<string>Forecast</string>
>>>>>>> main
```

"""####,
    "minimum-above-maximum.md": ####"""
# What it means

The bounds of a number, duration, measurement or amount allow no value at all. A missing minimum is 0 unless
negative numbers are allowed. Bounds in different units are converted before they are compared.

# What happens

Users cannot choose any value.

# How to fix it

Change one of the bounds, or allow negative numbers if the maximum is below 0.

# Example

```xml
<key>INIntentParameterName</key>
<string>days</string>
<key>INIntentParameterType</key>
<string>Integer</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMinimumValue</key>
  <integer>7</integer>
  <key>INIntentParameterMetadataMaximumValue</key>
  <integer>1</integer>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>days</string>
<key>INIntentParameterType</key>
<string>Integer</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMinimumValue</key>
  <integer>1</integer>
  <key>INIntentParameterMetadataMaximumValue</key>
  <integer>7</integer>
</dict>
```

"""####,
    "missing-default-property.md": ####"""
# What it means

Every type inherits 'identifier', 'displayString', 'pronunciationHint' and 'alternativeSpeakableMatches'. Xcode
lists them with the type's properties and marks them with 'INTypePropertyDefault'. This file omits some, so it was
written or merged by hand.

# What happens

Code has the property anyway, but readers and tools do not see it in the file, and its display name cannot be
translated.

# How to fix it

Copy the property from another type, including its tag, which is the same in all types.

# Example

```xml
<key>INTypeName</key>
<string>Station</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyName</key>
    <string>platform</string>
    <key>INTypePropertyTag</key>
    <integer>100</integer>
    <key>INTypePropertyType</key>
    <string>String</string>
  </dict>
</array>
```

# Corrected

```xml
<key>INTypeName</key>
<string>Station</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyDefault</key>
    <true/>
    <key>INTypePropertyName</key>
    <string>identifier</string>
    <key>INTypePropertyTag</key>
    <integer>1</integer>
    <key>INTypePropertyType</key>
    <string>String</string>
  </dict>
  <dict>
    <key>INTypePropertyDefault</key>
    <true/>
    <key>INTypePropertyName</key>
    <string>displayString</string>
    <key>INTypePropertyTag</key>
    <integer>2</integer>
    <key>INTypePropertyType</key>
    <string>String</string>
  </dict>
  <dict>
    <key>INTypePropertyDefault</key>
    <true/>
    <key>INTypePropertyName</key>
    <string>pronunciationHint</string>
    <key>INTypePropertyTag</key>
    <integer>3</integer>
    <key>INTypePropertyType</key>
    <string>String</string>
  </dict>
  <dict>
    <key>INTypePropertyDefault</key>
    <true/>
    <key>INTypePropertyName</key>
    <string>alternativeSpeakableMatches</string>
    <key>INTypePropertySupportsMultipleValues</key>
    <true/>
    <key>INTypePropertyTag</key>
    <integer>4</integer>
    <key>INTypePropertyType</key>
    <string>SpeakableString</string>
  </dict>
  <dict>
    <key>INTypePropertyName</key>
    <string>platform</string>
    <key>INTypePropertyTag</key>
    <integer>100</integer>
    <key>INTypePropertyType</key>
    <string>String</string>
  </dict>
</array>
```

"""####,
    "missing-description.md": ####"""
# What it means

'INIntentDescription' is missing or empty. Xcode allows this, but the App Store checks it when the app is uploaded.

# What happens

The App Store sends a warning (ITMS-90626), and users see the intent in Shortcuts and the widget gallery without an
explanation.

# How to fix it

Write a sentence that says what the intent does, in the definition's language, and translate it.

# Example

```xml
<key>INIntentDescription</key>
<string></string>
<key>INIntentDescriptionID</key>
<string>tSampl</string>
```

# Corrected

```xml
<key>INIntentDescription</key>
<string>Shows a sample</string>
<key>INIntentDescriptionID</key>
<string>dSampl</string>
```

"""####,
    "missing-display-name.md": ####"""
# What it means

A configurable parameter, a case, a property of a type or the output of a response has no display name, or one that
contains only spaces.

# What happens

Users see the name from the code, or a row without a label.

# How to fix it

Add the name that users should see.

# Example

```xml
<key>INIntentParameterConfigurable</key>
<true/>
<key>INIntentParameterName</key>
<string>cityID</string>
<key>INIntentParameterType</key>
<string>String</string>
```

# Corrected

```xml
<key>INIntentParameterConfigurable</key>
<true/>
<key>INIntentParameterDisplayName</key>
<string>City</string>
<key>INIntentParameterName</key>
<string>cityID</string>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "missing-field.md": ####"""
# What it means

An object has no identifier, or a person, place or amount lacks one of its parts.

# What happens

The object is dropped during decoding.

# How to fix it

Add the field.

# Example

```json
{ "calendars": [{ "displayString": "Home" }] }
```

"""####,
    "missing-input.md": ####"""
# What it means

A path that was passed does not exist.

# What happens

Nothing can be read, so no code can be generated.

# How to fix it

Correct the path. A relative path starts at the current folder.

# Example

```
intentc validate Upnext.intentdefinition
```

"""####,
    "missing-key.md": ####"""
# What it means

A value in a dictionary does not follow a key.

# What happens

The value is lost, so no code can be generated.

# How to fix it

Add the key, or remove the value.

# Example

```xml
<dict>
  <string>UpNext</string>
</dict>
```

"""####,
    "missing-name.md": ####"""
# What it means

An intent, parameter, enum, case, type or property has no name, or an empty one.

# What happens

Code refers to it by name, so nothing can be generated for it.

# How to fix it

Give it a name, or remove it.

# Example

```xml
<key>INIntentParameterName</key>
<string></string>
<key>INIntentParameterType</key>
<string>String</string>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "missing-plural-form.md": ####"""
# What it means

A text in a '.stringsdict' or a string catalogue has a form for each kind of number, and lacks one that its language
has. Polish, for example, has 'one', 'few', 'many' and 'other'. The kinds are those of Unicode CLDR for whole numbers;
forms that a language has only for fractions or for millions are not required.

# What happens

People read the form 'other' for these numbers, which is often wrong in their language.

# How to fix it

Add the form to the text.

# Example

```
<key>one</key>
<string>%d Suppe</string>
```

"""####,
    "missing-prompt.md": ####"""
# What it means

'INIntentParameterSupportsResolution' lets Siri ask for the value, and the dialog of type 'Primary' is its question.
This dialog is missing or has no text.

# What happens

Siri asks without words of yours, so users may not know what to answer.

# How to fix it

Write the question. In Xcode it is the 'Prompt' under 'Siri can ask for value when run'.

# Example

```xml
<key>INIntentName</key>
<string>OrderSoup</string>
<key>INIntentTitle</key>
<string>Order Soup</string>
<key>INIntentDescription</key>
<string>Orders a soup</string>
<key>INIntentLastParameterTag</key>
<integer>1</integer>
<key>INIntentParameters</key>
<array>
	<dict>
		<key>INIntentParameterName</key>
		<string>soup</string>
		<key>INIntentParameterSupportsResolution</key>
		<true/>
		<key>INIntentParameterTag</key>
		<integer>1</integer>
		<key>INIntentParameterType</key>
		<string>String</string>
	</dict>
</array>
```

# Corrected

```xml
<key>INIntentName</key>
<string>OrderSoup</string>
<key>INIntentTitle</key>
<string>Order Soup</string>
<key>INIntentDescription</key>
<string>Orders a soup</string>
<key>INIntentLastParameterTag</key>
<integer>1</integer>
<key>INIntentParameters</key>
<array>
	<dict>
		<key>INIntentParameterName</key>
		<string>soup</string>
		<key>INIntentParameterPromptDialogs</key>
		<array>
			<dict>
				<key>INIntentParameterPromptDialogFormatString</key>
				<string>Which soup?</string>
				<key>INIntentParameterPromptDialogType</key>
				<string>Primary</string>
			</dict>
		</array>
		<key>INIntentParameterSupportsResolution</key>
		<true/>
		<key>INIntentParameterTag</key>
		<integer>1</integer>
		<key>INIntentParameterType</key>
		<string>String</string>
	</dict>
</array>
```

"""####,
    "missing-size-class.md": ####"""
# What it means

The array has a fixed size, but not for every Home Screen widget size. In a widget without a size, users can choose
any number of values.

# What happens

Users can choose more values than the widget can show.

# How to fix it

Set a size for each widget that the app offers.

# Example

```xml
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterArraySizes</key>
<array>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>1</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Small</string>
  </dict>
</array>
```

# Corrected

```xml
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterArraySizes</key>
<array>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>1</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Small</string>
  </dict>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>3</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Medium</string>
  </dict>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>6</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Large</string>
  </dict>
</array>
```

"""####,
    "missing-strings-table.md": ####"""
# What it means

There is no table for the requested language next to the definition.

# What happens

Texts are shown in the definition's language.

# How to fix it

Add the table, or request another language.

# Example

```
intentc describe --locale de Weather.intentdefinition
```

"""####,
    "missing-summary.md": ####"""
# What it means

A combination of parameters has no title. The intent is offered in Shortcuts or as a suggestion of Siri, where this
title is the summary of the shortcut.

# What happens

Users do not see what the shortcut does with these parameters.

# How to fix it

Write the summary, with a placeholder such as '${soup}' for each parameter, or remove the combination.

# Example

```xml
<key>INIntentName</key>
<string>OrderSoup</string>
<key>INIntentTitle</key>
<string>Order Soup</string>
<key>INIntentDescription</key>
<string>Orders a soup</string>
<key>INIntentParameterCombinations</key>
<dict>
	<key></key>
	<dict>
		<key>INIntentParameterCombinationIsPrimary</key>
		<true/>
	</dict>
</dict>
```

# Corrected

```xml
<key>INIntentName</key>
<string>OrderSoup</string>
<key>INIntentTitle</key>
<string>Order Soup</string>
<key>INIntentDescription</key>
<string>Orders a soup</string>
<key>INIntentParameterCombinations</key>
<dict>
	<key></key>
	<dict>
		<key>INIntentParameterCombinationIsPrimary</key>
		<true/>
		<key>INIntentParameterCombinationTitle</key>
		<string>Order a soup</string>
	</dict>
</dict>
```

"""####,
    "missing-tag.md": ####"""
# What it means

Xcode gives every parameter a tag, which identifies it even after it is renamed. This parameter has none, so it was
added by hand.

# What happens

When the parameter is renamed, the system cannot tell that it is the same one, so users lose their choices.

# How to fix it

Give it the next tag after 'INIntentLastParameterTag', and raise that key to the same value.

# Example

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterTag</key>
<integer>0</integer>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
```

"""####,
    "missing-title-translation.md": ####"""
# What it means

In the table of a language, the text for a custom intent's title or description ('INIntentTitleID',
'INIntentDescriptionID') is missing or empty.

# What happens

Users of this language see the text in another language. The App Store sends warning ITMS-90626, "Invalid Siri
Support", for each such text.

# How to fix it

Add the text under that key to the table of each language that the message names.

# Example

```xml
<key>INIntentTitle</key>
<string>Order Soup</string>
<key>INIntentTitleID</key>
<string>ab12Cd</string>
```

"""####,
    "missing-title.md": ####"""
# What it means

'INIntentTitle' is missing or empty. Xcode allows this, but the App Store checks it when the app is uploaded.

# What happens

The App Store sends a warning (ITMS-90626), and users see the intent in Shortcuts and the widget gallery without a
name.

# How to fix it

Write the title in the definition's language, and translate it.

# Example

```xml
<key>INIntentTitle</key>
<string></string>
<key>INIntentTitleID</key>
<string>tSampl</string>
```

# Corrected

```xml
<key>INIntentTitle</key>
<string>Sample</string>
<key>INIntentTitleID</key>
<string>tSampl</string>
```

"""####,
    "missing-translation.md": ####"""
# What it means

In the table of a language, a display name, dialog or other text of the definition is missing or empty. Titles and
descriptions have their own rule, 'missing-title-translation'.

# What happens

Users of this language see the text in another language.

# How to fix it

Add the text under its key to the table of each language that the message names.

# Example

```xml
<key>INIntentParameterDisplayName</key>
<string>Size</string>
<key>INIntentParameterDisplayNameID</key>
<string>ef34Gh</string>
```

"""####,
    "missing-value.md": ####"""
# What it means

A key is followed by another key or by the end of its dictionary.

# What happens

The value of the key is lost, so no code can be generated.

# How to fix it

Add the value, or remove the key.

# Example

```xml
<dict>
  <key>INIntentName</key>
</dict>
```

"""####,
    "multiple-values-changed.md": ####"""
# What it means

'INIntentParameterSupportsMultipleValues' changed.

# What happens

A single value cannot be read as an array, or an array as a single value. Users lose their choices, and code that
uses the parameter no longer compiles.

# How to fix it

Add a new parameter with a new name and tag, and keep the old one until no user has a value for it.

# Example

```xml
<!-- before -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "name-respelled.md": ####"""
# What it means

An accented letter can be written as one character or as two. The two versions spell this name in different ways,
although it looks the same.

# What happens

Swift treats the spellings as different names, so code that uses the name no longer compiles. Stored configurations
treat them as equal and keep every choice. It is not known whether the system does; if not, placed widgets and
shortcuts lose what is stored under the name.

# How to fix it

Restore the old spelling. Editors and tools that normalise Unicode change it without asking.

# Example

```xml
<!-- before -->
<key>INIntentParameterDisplayName</key>
<string>Café</string>
<key>INIntentParameterDisplayNameID</key>
<string>cAf3aB</string>
<key>INIntentParameterName</key>
<string>caf&#xE9;</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterDisplayName</key>
<string>Café</string>
<key>INIntentParameterDisplayNameID</key>
<string>cAf3aB</string>
<key>INIntentParameterName</key>
<string>cafe&#x301;</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "name-style.md": ####"""
# What it means

In Swift, intents, enums and types begin with an uppercase letter, and parameters, properties and cases with a
lowercase one. Names have no underscores, hyphens or spaces.

# What happens

The generated code does not look like the code around it.

# How to fix it

Rename it before the app is released. After that, stored settings refer to intents and parameters by name. 'renames'
in 'intentc.json' changes the name in Swift only.

# Example

```xml
<key>INIntentParameterName</key>
<string>stop_id</string>
<key>INIntentParameterType</key>
<string>String</string>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>stopID</string>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "nested-too-deeply.md": ####"""
# What it means

Values are nested more than 32 levels deep. A definition needs about ten.

# What happens

The file cannot be read, so no code can be generated.

# How to fix it

Correct the file.

# Example

```xml
<array><array><array>…</array></array></array>
```

"""####,
    "new-file.md": ####"""
# What it means

The definition is as Xcode's 'New File' made it: without intents, enums and a version, indented by spaces, and with
unsorted keys.

# What happens

The file is not changed, and 'intentc format --check' accepts it. Xcode gives it its usual form when it first saves it.

# How to fix it

Nothing needs to be fixed.

# Example

```xml
<plist version="1.0">
<dict>
  <key>INIntents</key>
  <array>
  </array>
  <key>INEnums</key>
  <array>
  </array>
</dict>
</plist>
```

"""####,
    "no-app-intents-counterpart.md": ####"""
# What it means

The definition says something about a parameter, a property, a condition or a response that App Intents cannot express. The message
says what. It is reported only if the project generates App Intents.

# What happens

The App Intent does without it. If a parameter is left out, placed widgets lose its value when the App Intent takes
over. If a condition cannot be tested, the parameter always shows.

# How to fix it

Decide whether the App Intent is good enough without it. If it is, turn the rule off for that place in 'intentc.json'.
If it is not, change the definition before people have widgets with the App Intent: for example, use a Boolean instead
of a condition on a text.

# Example

```xml
<key>INIntentParameterName</key>
<string>phrase</string>
<key>INIntentParameterType</key>
<string>SpeakableString</string>
```

"""####,
    "no-app-intents-text.md": ####"""
# What it means

App Intents have no place for a text of the definition: a dialog with a placeholder such as '${count}', a dialog of a
kind that App Intents do not have, the display name of only one value of a Boolean, the sentence of a parameter
combination, or the text of a response. It is reported only if the project generates App Intents.

# What happens

Siri and Shortcuts use their own words there.

# How to fix it

Reword the text without a placeholder, or accept the system's words.

# Example

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterPromptDialogs</key>
<array>
  <dict>
    <key>INIntentParameterPromptDialogFormatString</key>
    <string>There are ${count} cities. Which one?</string>
    <key>INIntentParameterPromptDialogType</key>
    <string>Primary</string>
  </dict>
</array>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "no-base-localisation.md": ####"""
# What it means

A definition has copies in several language folders but none in 'Base.lproj', so it is ambiguous which copy applies.
One is chosen by the order of the folder names.

# What happens

If the copies differ, the generated code may not match what the app contains.

# How to fix it

Move one copy into 'Base.lproj', and use translation tables for the other languages.

# Example

```
de.lproj/Intents.intentdefinition
en.lproj/Intents.intentdefinition
```

"""####,
    "no-definitions.md": ####"""
# What it means

Neither the folder nor its subfolders contain a file that ends in '.intentdefinition'.

# What happens

There is nothing to process.

# How to fix it

Pass the folder that contains the definitions.

# Example

```
intentc validate Documentation
```

"""####,
    "not-a-configuration.md": ####"""
# What it means

A configuration is an object that maps parameter names to values, but the file contains something else.

# What happens

Decoding fails, so nothing that was configured applies.

# How to fix it

Put the values into one object, or one dictionary of a property list.

# Example

```
[true]
```

"""####,
    "not-a-definition.md": ####"""
# What it means

The root of the property list is an array, a string or another value, not a dictionary, so the file is not an intent
definition.

# What happens

No code can be generated.

# How to fix it

Pass the path of a definition, or restore an earlier version of the file.

# Example

```xml
<plist version="1.0">
<array/>
</plist>
```

# Corrected

```xml
<plist version="1.0">
<dict>
  <key>INIntents</key>
  <array>
    <dict>
      <key>INIntentDescription</key>
      <string>Shows departures</string>
      <key>INIntentName</key>
      <string>Timetable</string>
      <key>INIntentTitle</key>
      <string>Timetable</string>
    </dict>
  </array>
</dict>
</plist>
```

"""####,
    "not-a-property-list.md": ####"""
# What it means

The file is not an XML or binary property list. Some checkouts replace a symbolic link with a text file that
contains its target.

# What happens

The file cannot be read, so no code can be generated.

# How to fix it

Pass the path of the definition itself, or check out symbolic links as links.

# Example

```
../Shared/Intents.intentdefinition
```

"""####,
    "nothing-to-configure.md": ####"""
# What it means

The intent is eligible for widgets and has parameters, but none of them is configurable.

# What happens

The widget can be edited but shows an empty page, or it cannot be edited at all.

# How to fix it

Make the parameters that users should choose configurable. In Xcode, the option is 'User can edit value in
Shortcuts, widgets, and Add to Siri'.

# Example

```xml
<dict>
  <key>INIntentName</key>
  <string>Timetable</string>
  <key>INIntentTitle</key>
  <string>Timetable</string>
  <key>INIntentDescription</key>
  <string>Shows departures</string>
  <key>INIntentEligibleForWidgets</key>
  <true/>
  <key>INIntentParameters</key>
  <array>
    <dict>
      <key>INIntentParameterName</key>
      <string>station</string>
      <key>INIntentParameterTag</key>
      <integer>1</integer>
      <key>INIntentParameterType</key>
      <string>String</string>
    </dict>
  </array>
</dict>
```

# Corrected

```xml
<dict>
  <key>INIntentName</key>
  <string>Timetable</string>
  <key>INIntentTitle</key>
  <string>Timetable</string>
  <key>INIntentDescription</key>
  <string>Shows departures</string>
  <key>INIntentEligibleForWidgets</key>
  <true/>
  <key>INIntentParameters</key>
  <array>
    <dict>
      <key>INIntentParameterConfigurable</key>
      <true/>
      <key>INIntentParameterDisplayName</key>
      <string>Station</string>
      <key>INIntentParameterName</key>
      <string>station</string>
      <key>INIntentParameterTag</key>
      <integer>1</integer>
      <key>INIntentParameterType</key>
      <string>String</string>
    </dict>
  </array>
</dict>
```

"""####,
    "object-without-type.md": ####"""
# What it means

The type of a parameter or property is 'Object', but no type from 'INTypes' is named. Usually the type was removed,
or never chosen in Xcode.

# What happens

Code gets an object without properties, and users can choose only what code offers by identifier and display string.

# How to fix it

Name one of the types.

# Example

```xml
<key>INIntentParameterName</key>
<string>station</string>
<key>INIntentParameterType</key>
<string>Object</string>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>station</string>
<key>INIntentParameterObjectType</key>
<string>Item</string>
<key>INIntentParameterType</key>
<string>Object</string>
```

"""####,
    "option-without-effect.md": ####"""
# What it means

The project generates only the classes of SiriKit (`intents`), and an option is set that changes only the plain types:
`--namespace`, `namespace` in `intentc.json`, or `--split`.

# What happens

Nothing is generated. The Objective-C runtime and Xcode know the classes by their names, so they cannot be in an enum, and
the classes of one definition are always in one file.

# How to fix it

Leave the option out, or generate `configuration` too.

# Example

```
intentc generate --backend intents --namespace Plain UpNext.intentdefinition
```

"""####,
    "optionality-changed.md": ####"""
# What it means

In the generated Swift, a number, string, enum or object is optional unless it has a default.

# What happens

The type of the property changes, so code that uses it no longer compiles. New widgets, and stored configurations
without a value, now start with the default or without a value.

# How to fix it

Change the code that reads the property. Stored values are not affected.

# Example

```xml
<!-- before -->
<key>INIntentParameterMetadata</key>
<dict>
</dict>
<key>INIntentParameterName</key>
<string>rows</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>Integer</string>
<!-- after -->
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataDefaultValue</key>
  <integer>2</integer>
</dict>
<key>INIntentParameterName</key>
<string>rows</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>Integer</string>
```

"""####,
    "options-changed.md": ####"""
# What it means

'INIntentParameterSupportsDynamicEnumeration' or 'INIntentParameterSupportsSearch' changed.

# What happens

Options from code need a method of the options provider, with a search term if search is supported, so code has to
be written or changed. A stored value that code does not offer is kept, but cannot be chosen again.

# How to fix it

Implement the method that the compiler asks for, and offer the values that users have already chosen.

# Example

```xml
<!-- before -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterSupportsDynamicEnumeration</key>
<true/>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "options-of-boolean.md": ####"""
# What it means

'INIntentParameterSupportsDynamicEnumeration' says that code provides the options. A Boolean has only two values and
appears as a switch. This rule checks only Booleans, because the behaviour of other types is not known well enough.

# What happens

Code must provide options that users never see.

# How to fix it

Remove the key, or make the parameter an enum or a string.

# Example

```xml
<key>INIntentParameterName</key>
<string>isLarge</string>
<key>INIntentParameterSupportsDynamicEnumeration</key>
<true/>
<key>INIntentParameterType</key>
<string>Boolean</string>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>isLarge</string>
<key>INIntentParameterType</key>
<string>Boolean</string>
```

"""####,
    "output-failed.md": ####"""
# What it means

A generated file cannot be written: permission denied, the disk is full, or something else with the same name is
in the way.

# What happens

The old file is left unchanged.

# How to fix it

Fix what the message names, and run the command again.

# Example

```
intentc generate --output /System Weather.intentdefinition
```

"""####,
    "output-name-collision.md": ####"""
# What it means

The name of a generated file is derived from the definition's name, and two definitions in different folders have
the same name.

# What happens

One file would overwrite the other, so nothing is written.

# How to fix it

Rename one of the definitions, or compile them in separate runs.

# Example

```
# Widgets/Intents.intentdefinition
# Shortcuts/Intents.intentdefinition
```

"""####,
    "output-name.md": ####"""
# What it means

The name of a generated file is derived from the definition's name, which contains a slash or something else that is
not allowed in a file name.

# What happens

Nothing is written.

# How to fix it

Rename the definition.

# Example

```
intentc generate --output Code 'Up:Next.intentdefinition'
```

"""####,
    "parameter-added.md": ####"""
# What it means

The new version has a parameter that the old version does not have.

# What happens

The system saves a copy of the definition with each placed widget, so existing widgets do not get the parameter and
use its default or no value. If the options come from code, the options provider needs another method.

# How to fix it

Check that the default matches what placed widgets did before.

# Example

```xml
<!-- before -->
<!-- after -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterConfigurable</key>
<true/>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "parameter-removed.md": ####"""
# What it means

The new version has no parameter with this name, tag or title ID.

# What happens

Users lose their choices for it: placed widgets do not show it, and stored configurations keep the value, but
nothing reads it. Code that uses the parameter no longer compiles.

# How to fix it

Keep the parameter, and hide it with a condition that is never true or by making it not configurable. Never give its
tag to another parameter.

# Example

```xml
<!-- before -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
```

"""####,
    "parameter-renamed.md": ####"""
# What it means

The tag or the title ID shows that it is the same parameter, but its name changed.

# What happens

Values are stored under the name. Stored configurations keep the value under the old name, but nothing reads it, and
placed widgets lose it. If another parameter now has the old name, it gets the value. Code that uses the parameter
no longer compiles.

# How to fix it

Restore the old name. To change what users read, change only the display name. To change the name in Swift, use
'renames' in 'intentc.json'.

# Example

```xml
<!-- before -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterName</key>
<string>colour</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "parameter-retyped.md": ####"""
# What it means

The parameter still exists, but its type changed, or it uses a different enum or object type.

# What happens

Placed widgets lose the value. Stored configurations lose it too, unless it can be read as the new type. A different
enum that has the same cases with the same indices keeps it. Code that uses the value no longer compiles.

# How to fix it

Add a new parameter with the new type, a new name and a new tag, and keep the old one until no user has a value for
it.

# Example

```xml
<!-- before -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>Integer</string>
```

"""####,
    "parent-cannot-be-changed.md": ####"""
# What it means

The parent is not configurable, so it always has its initial value, which does not meet the condition of this
parameter.

# What happens

Users never see the parameter in the widget's settings.

# How to fix it

Make the parent configurable, give it a default that meets the condition, or remove the relationship.

# Example

```xml
<dict>
  <key>INIntentParameterName</key>
  <string>isLarge</string>
  <key>INIntentParameterType</key>
  <string>Boolean</string>
  <key>INIntentParameterTag</key>
  <integer>20</integer>
</dict>
<dict>
  <key>INIntentParameterConfigurable</key>
  <true/>
  <key>INIntentParameterName</key>
  <string>detail</string>
  <key>INIntentParameterType</key>
  <string>String</string>
  <key>INIntentParameterTag</key>
  <integer>21</integer>
  <key>INIntentParameterRelationship</key>
  <dict>
    <key>INIntentParameterRelationshipParentName</key>
    <string>isLarge</string>
    <key>INIntentParameterRelationshipPredicateName</key>
    <string>BooleanHasExactValue</string>
    <key>INIntentParameterRelationshipPredicateValue</key>
    <true/>
  </dict>
</dict>
```

# Corrected

```xml
<dict>
  <key>INIntentParameterConfigurable</key>
  <true/>
  <key>INIntentParameterDisplayName</key>
  <string>Large</string>
  <key>INIntentParameterName</key>
  <string>isLarge</string>
  <key>INIntentParameterType</key>
  <string>Boolean</string>
  <key>INIntentParameterTag</key>
  <integer>20</integer>
</dict>
<dict>
  <key>INIntentParameterConfigurable</key>
  <true/>
  <key>INIntentParameterName</key>
  <string>detail</string>
  <key>INIntentParameterType</key>
  <string>String</string>
  <key>INIntentParameterTag</key>
  <integer>21</integer>
  <key>INIntentParameterRelationship</key>
  <dict>
    <key>INIntentParameterRelationshipParentName</key>
    <string>isLarge</string>
    <key>INIntentParameterRelationshipPredicateName</key>
    <string>BooleanHasExactValue</string>
    <key>INIntentParameterRelationshipPredicateValue</key>
    <true/>
  </dict>
</dict>
```

"""####,
    "predicate-does-not-fit.md": ####"""
# What it means

The predicate's name says what it compares: an enum case, a Boolean, a number or a string. The parent has a
different type, usually because it was changed later.

# What happens

The condition gives the wrong result, so users never see the parameter, or always see it.

# How to fix it

Choose the condition again in Xcode, or use a predicate that matches the type.

# Example

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>isOn</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>IntegerValueIsGreaterThan</string>
  <key>INIntentParameterRelationshipPredicateValue</key>
  <integer>3</integer>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>isOn</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>BooleanHasExactValue</string>
  <key>INIntentParameterRelationshipPredicateValue</key>
  <true/>
</dict>
```

"""####,
    "presentation-changed.md": ####"""
# What it means

The control, keyboard, capitalisation or date format of a parameter changed; or the category, verb or confirmation
of an intent changed. A number that got the limits 0 to 1, which Xcode gives each new number, is also reported.

# What happens

Users see a different control, format or question.

# How to fix it

No action is needed.

# Example

```xml
<!-- before -->
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataType</key>
  <string>Field</string>
</dict>
<key>INIntentParameterName</key>
<string>rows</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>Integer</string>
<!-- after -->
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataType</key>
  <string>Stepper</string>
</dict>
<key>INIntentParameterName</key>
<string>rows</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>Integer</string>
```

"""####,
    "property-added.md": ####"""
# What it means

The new version has a property that the old version does not have.

# What happens

Stored objects have no value for it.

# How to fix it

No action is needed.

# Example

```xml
<!-- before -->
<key>INTypeName</key>
<string>Town</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyName</key>
    <string>size</string>
    <key>INTypePropertyTag</key>
    <integer>100</integer>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
</array>
<!-- after -->
<key>INTypeName</key>
<string>Town</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyName</key>
    <string>size</string>
    <key>INTypePropertyTag</key>
    <integer>100</integer>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
  <dict>
    <key>INTypePropertyName</key>
    <string>height</string>
    <key>INTypePropertyTag</key>
    <integer>101</integer>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
</array>
```

"""####,
    "property-removed.md": ####"""
# What it means

The old version has a property that the new version does not have.

# What happens

Code that uses the property no longer compiles. Stored objects keep the value, but nothing reads it. The objects are
still recognised by their identifier.

# How to fix it

Keep the property, or change the code that uses it.

# Example

```xml
<!-- before -->
<key>INTypeName</key>
<string>Town</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyName</key>
    <string>size</string>
    <key>INTypePropertyTag</key>
    <integer>100</integer>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
  <dict>
    <key>INTypePropertyName</key>
    <string>height</string>
    <key>INTypePropertyTag</key>
    <integer>101</integer>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
</array>
<!-- after -->
<key>INTypeName</key>
<string>Town</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyName</key>
    <string>size</string>
    <key>INTypePropertyTag</key>
    <integer>100</integer>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
</array>
```

"""####,
    "property-renamed.md": ####"""
# What it means

The tag or the display name ID shows that it is the same property, but its name changed.

# What happens

Code that uses the property no longer compiles. Stored objects keep the value under the old name, but nothing reads
it. If another property now has the old name, it gets the value. The objects are still recognised by their
identifier.

# How to fix it

Restore the old name. To change what users read, change only the display name.

# Example

```xml
<!-- before -->
<key>INTypeName</key>
<string>Town</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyName</key>
    <string>size</string>
    <key>INTypePropertyTag</key>
    <integer>100</integer>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
</array>
<!-- after -->
<key>INTypeName</key>
<string>Town</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyName</key>
    <string>width</string>
    <key>INTypePropertyTag</key>
    <integer>100</integer>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
</array>
```

"""####,
    "property-retyped.md": ####"""
# What it means

The property still exists, but its type changed, or it changed between one value and several.

# What happens

Code that uses the property no longer compiles. Stored objects may lose its value. They are still recognised by
their identifier.

# How to fix it

Add a new property with a new name and tag, or change the code that uses it.

# Example

```xml
<!-- before -->
<key>INTypeName</key>
<string>Town</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyName</key>
    <string>size</string>
    <key>INTypePropertyTag</key>
    <integer>100</integer>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
</array>
<!-- after -->
<key>INTypeName</key>
<string>Town</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyName</key>
    <string>size</string>
    <key>INTypePropertyTag</key>
    <integer>100</integer>
    <key>INTypePropertyType</key>
    <string>String</string>
  </dict>
</array>
```

"""####,
    "relationship-cycle.md": ####"""
# What it means

A parameter is its own parent, or several parameters are parents of each other in a cycle.

# What happens

None of them could ever be shown, because each waits for another. To break the cycle, one of the
relationships is ignored here.

# How to fix it

Remove one of the relationships.

# Example

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>size</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>HasAnyValue</string>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>isOn</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>HasAnyValue</string>
</dict>
```

"""####,
    "relationship-without-parent.md": ####"""
# What it means

A parameter has a relationship with a condition but without a parent. Xcode leaves it like this when the parent is
removed.

# What happens

The relationship is ignored: the parameter has no condition. If users can change the parameter, it is always shown.

# How to fix it

Choose the parent again, or remove the relationship.

# Example

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>HasAnyValue</string>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>isOn</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>HasAnyValue</string>
</dict>
```

"""####,
    "repeated-combination-parameter.md": ####"""
# What it means

The key of a combination lists the parameters of a shortcut, separated by commas. One parameter is listed twice,
usually because a parameter was renamed by hand.

# What happens

The combination never matches, so its summary and suggestions are not shown.

# How to fix it

Remove one of the two, or name the intended parameter. Xcode writes the key in two places,
'INIntentManagedParameterCombinations' and 'INIntentParameterCombinations': change both.

# Example

```xml
<key>INIntentParameterCombinations</key>
<dict>
  <key>count,name,count</key>
  <dict>
    <key>INIntentParameterCombinationTitle</key>
    <string>Count</string>
    <key>INIntentParameterCombinationTitleID</key>
    <string>cCount</string>
  </dict>
</dict>
```

# Corrected

```xml
<key>INIntentParameterCombinations</key>
<dict>
  <key>count,name</key>
  <dict>
    <key>INIntentParameterCombinationTitle</key>
    <string>Count</string>
    <key>INIntentParameterCombinationTitleID</key>
    <string>cCount</string>
  </dict>
</dict>
```

"""####,
    "repeated-display-name.md": ####"""
# What it means

Two configurable parameters of an intent that are always shown, or two cases of an enum, have the same display name.

# What happens

Users cannot tell them apart.

# How to fix it

Give one of them a different display name.

# Example

```xml
<dict>
  <key>INIntentParameterConfigurable</key>
  <true/>
  <key>INIntentParameterDisplayName</key>
  <string>City</string>
  <key>INIntentParameterName</key>
  <string>start</string>
  <key>INIntentParameterTag</key>
  <integer>20</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
<dict>
  <key>INIntentParameterConfigurable</key>
  <true/>
  <key>INIntentParameterDisplayName</key>
  <string>City</string>
  <key>INIntentParameterName</key>
  <string>end</string>
  <key>INIntentParameterTag</key>
  <integer>21</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
```

# Corrected

```xml
<dict>
  <key>INIntentParameterConfigurable</key>
  <true/>
  <key>INIntentParameterDisplayName</key>
  <string>City</string>
  <key>INIntentParameterName</key>
  <string>start</string>
  <key>INIntentParameterTag</key>
  <integer>20</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
<dict>
  <key>INIntentParameterConfigurable</key>
  <true/>
  <key>INIntentParameterDisplayName</key>
  <string>Destination</string>
  <key>INIntentParameterName</key>
  <string>end</string>
  <key>INIntentParameterTag</key>
  <integer>21</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
```

"""####,
    "repeated-size-class.md": ####"""
# What it means

The sizes of an array name the same widget size twice. The last one is used here. It is not known which one Apple's
system uses.

# What happens

Users can choose more values than the widget shows, or fewer than it has room for.

# How to fix it

Remove one of them.

# Example

```xml
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterArraySizes</key>
<array>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>1</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Small</string>
  </dict>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>4</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Small</string>
  </dict>
</array>
```

# Corrected

```xml
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterArraySizes</key>
<array>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>1</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Small</string>
  </dict>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>4</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Medium</string>
  </dict>
</array>
```

"""####,
    "repeated-text-id.md": ####"""
# What it means

The ID of a text is its key in the translation tables, so two texts with the same ID share one translation. Usually
a part of the file was copied by hand.

# What happens

In all other languages, both places show the same text, and one of them is wrong.

# How to fix it

Give one of the texts its own ID, and translate it again.

# Example

```xml
<dict>
  <key>INIntentParameterDisplayName</key>
  <string>From</string>
  <key>INIntentParameterDisplayNameID</key>
  <string>q1W2e3</string>
  <key>INIntentParameterName</key>
  <string>start</string>
  <key>INIntentParameterTag</key>
  <integer>20</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
<dict>
  <key>INIntentParameterDisplayName</key>
  <string>To</string>
  <key>INIntentParameterDisplayNameID</key>
  <string>q1W2e3</string>
  <key>INIntentParameterName</key>
  <string>end</string>
  <key>INIntentParameterTag</key>
  <integer>21</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
```

# Corrected

```xml
<dict>
  <key>INIntentParameterDisplayName</key>
  <string>From</string>
  <key>INIntentParameterDisplayNameID</key>
  <string>q1W2e3</string>
  <key>INIntentParameterName</key>
  <string>start</string>
  <key>INIntentParameterTag</key>
  <integer>20</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
<dict>
  <key>INIntentParameterDisplayName</key>
  <string>To</string>
  <key>INIntentParameterDisplayNameID</key>
  <string>r4T5y6</string>
  <key>INIntentParameterName</key>
  <string>end</string>
  <key>INIntentParameterTag</key>
  <integer>21</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
```

"""####,
    "repeated-widget.md": ####"""
# What it means

Two intents that widgets can use have the same title and description, in one file or in two files of one call.

# What happens

Users cannot tell them apart where the system shows these texts.

# How to fix it

Change the title or the description of one of them. If one is obsolete, say so in its title.

# Example

```xml
<key>INIntentName</key>
<string>OtherSample</string>
<key>INIntentTitle</key>
<string>Sample</string>
<key>INIntentDescription</key>
<string>Shows a sample</string>
<key>INIntentEligibleForWidgets</key>
<true/>
```

# Corrected

```xml
<key>INIntentName</key>
<string>OtherSample</string>
<key>INIntentTitle</key>
<string>Sample</string>
<key>INIntentDescription</key>
<string>Shows another sample</string>
<key>INIntentEligibleForWidgets</key>
<true/>
```

"""####,
    "resolution-in-widget.md": ####"""
# What it means

'INIntentParameterSupportsResolution' is the option 'Siri can ask for value when run' in Xcode. This intent is only
for widgets: it is not available in Shortcuts and is not suggested, so Siri never runs it.

# What happens

Siri never asks for the parameter. Xcode's protocol for handling the intent requires a resolve method for it. If a class
conforms to that protocol, it needs the method, which is never called.

# How to fix it

Turn off 'Siri can ask for value when run'. The fix removes the key, as Xcode does.

# Example

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterSupportsResolution</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "response-added.md": ####"""
# What it means

The response has a code or a parameter that it did not have before.

# What happens

Shortcuts can use it.

# How to fix it

No action is needed.

# Example

```xml
<!-- before -->
<key>INIntentResponse</key>
<dict>
  <key>INIntentResponseCodes</key>
  <array>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>success</string>
    </dict>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>failure</string>
    </dict>
  </array>
</dict>
<!-- after -->
<key>INIntentResponse</key>
<dict>
  <key>INIntentResponseCodes</key>
  <array>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>success</string>
    </dict>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>failure</string>
    </dict>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>closed</string>
    </dict>
  </array>
</dict>
```

"""####,
    "response-changed.md": ####"""
# What it means

A response parameter was renamed or retyped, the output is a different parameter, or a response code changed between
success and failure.

# What happens

Shortcuts that use the value in a later action get no value or a different one.

# How to fix it

Keep the old parameter and add a new one.

# Example

```xml
<!-- before -->
<key>INIntentResponse</key>
<dict>
  <key>INIntentResponseParameters</key>
  <array>
    <dict>
      <key>INIntentResponseParameterName</key>
      <string>total</string>
      <key>INIntentResponseParameterTag</key>
      <integer>1</integer>
      <key>INIntentResponseParameterType</key>
      <string>Integer</string>
    </dict>
  </array>
</dict>
<!-- after -->
<key>INIntentResponse</key>
<dict>
  <key>INIntentResponseParameters</key>
  <array>
    <dict>
      <key>INIntentResponseParameterName</key>
      <string>total</string>
      <key>INIntentResponseParameterTag</key>
      <integer>1</integer>
      <key>INIntentResponseParameterType</key>
      <string>String</string>
    </dict>
  </array>
</dict>
```

"""####,
    "response-removed.md": ####"""
# What it means

A response code or parameter was removed from 'INIntentResponse'.

# What happens

Shortcuts that use the value in a later action get no value. A removed code is also missing from the code that Xcode
generates; intentc generates no code for responses.

# How to fix it

Keep it, unless it was never released.

# Example

```xml
<!-- before -->
<key>INIntentResponse</key>
<dict>
  <key>INIntentResponseCodes</key>
  <array>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>success</string>
    </dict>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>failure</string>
    </dict>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>closed</string>
    </dict>
  </array>
</dict>
<!-- after -->
<key>INIntentResponse</key>
<dict>
  <key>INIntentResponseCodes</key>
  <array>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>success</string>
    </dict>
    <dict>
      <key>INIntentResponseCodeName</key>
      <string>failure</string>
    </dict>
  </array>
</dict>
```

"""####,
    "retyped-default-property.md": ####"""
# What it means

Every type inherits the strings 'identifier', 'displayString' and 'pronunciationHint', and the array of speakable
strings 'alternativeSpeakableMatches'. In this file, one of them has a different type or a single value instead of
several. Usually it was changed in Xcode by accident while its row was selected.

# What happens

The inherited property does not change, so code does not read or set the one in the file: its value is lost.

# How to fix it

Restore its type. If you need another property, add one with a new name.

# Example

```xml
<key>INTypeName</key>
<string>Station</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyDefault</key>
    <true/>
    <key>INTypePropertyName</key>
    <string>pronunciationHint</string>
    <key>INTypePropertyTag</key>
    <integer>3</integer>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
</array>
```

# Corrected

```xml
<key>INTypeName</key>
<string>Station</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyDefault</key>
    <true/>
    <key>INTypePropertyName</key>
    <string>pronunciationHint</string>
    <key>INTypePropertyTag</key>
    <integer>3</integer>
    <key>INTypePropertyType</key>
    <string>String</string>
  </dict>
</array>
```

"""####,
    "search-without-dynamic-options.md": ####"""
# What it means

'INIntentParameterSupportsSearch' says that code provides the options for each search term. It has no effect without
'INIntentParameterSupportsDynamicEnumeration', which is missing.

# What happens

Users cannot search: they get a plain field or a fixed list.

# How to fix it

Add 'INIntentParameterSupportsDynamicEnumeration', or remove the search.

# Example

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterSupportsSearch</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterSupportsDynamicEnumeration</key>
<true/>
<key>INIntentParameterSupportsSearch</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "search-without-prompt.md": ####"""
# What it means

The list of options has a search field, and the dialog of type 'Configuration' tells users what to search for. This
dialog is missing or empty.

# What happens

Users see an empty list with a search field, and do not know what they can search for.

# How to fix it

Add the prompt. In Xcode it is the 'Prompt Label' of the dynamic options.

# Example

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterSupportsDynamicEnumeration</key>
<true/>
<key>INIntentParameterSupportsSearch</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterPromptDialogs</key>
<array>
  <dict>
    <key>INIntentParameterPromptDialogCustom</key>
    <true/>
    <key>INIntentParameterPromptDialogFormatString</key>
    <string>Search for a city</string>
    <key>INIntentParameterPromptDialogType</key>
    <string>Configuration</string>
  </dict>
</array>
<key>INIntentParameterSupportsDynamicEnumeration</key>
<true/>
<key>INIntentParameterSupportsSearch</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "several-configurations.md": ####"""
# What it means

Definitions that are compiled in one run form one module, but more than one of their folders contains an
'intentc.json'.

# What happens

It is ambiguous which one applies, so the command stops.

# How to fix it

Choose one with '--config', or compile the folders in separate runs.

# Example

```
Widgets/intentc.json
Shortcuts/intentc.json
```

"""####,
    "shared-namespace.md": ####"""
# What it means

Two modules of an app have definitions with the same 'INIntentDefinitionNamespace', and both have an enum or object type
of the same name, but with different contents. Xcode's widget template gives every new file the namespace '88xZPY', and
a copied file keeps the namespace of the original.

# What happens

The system finds an enum or type by its namespace and its name. If it finds the other one, users are offered the
wrong options, and a value stored for one is read as a value of the other.

# How to fix it

Give both the same contents, or rename one of them; 'intentc diff' shows what a change means for stored values. Do not
change the namespace of a definition that was released, because placed widgets and shortcuts refer to it.

# Example

```xml
<key>INIntentDefinitionNamespace</key>
<string>88xZPY</string>
<key>INEnums</key>
<array>
  <dict>
    <key>INEnumName</key>
    <string>Color</string>
    <key>INEnumValues</key>
    <array>
      <dict>
        <key>INEnumValueName</key>
        <string>unknown</string>
      </dict>
    </array>
  </dict>
</array>
```

# Corrected

```xml
<key>INIntentDefinitionNamespace</key>
<string>88xZPY</string>
<key>INEnums</key>
<array>
  <dict>
    <key>INEnumName</key>
    <string>Tint</string>
    <key>INEnumValues</key>
    <array>
      <dict>
        <key>INEnumValueName</key>
        <string>unknown</string>
      </dict>
    </array>
  </dict>
</array>
```

"""####,
    "shared-text-id.md": ####"""
# What it means

The ID of a text is its key in the translation tables. Here another file uses the ID for a different text. A copied
file keeps the IDs of the original, and every file from Xcode's widget template has 'gpCwrM' and 'tVvJ9c'. Files
with the same namespace are not compared, because one usually is a copy of the other.

# What happens

Each file has its own tables, so this is harmless until the texts are merged into one table or one list for
translators. Then one text replaces the other.

# How to fix it

Give the texts of the newer file their own IDs before they are translated.

# Example

```xml
<key>INIntentDefinitionNamespace</key>
<string>Zy9xW8</string>
<key>INIntents</key>
<array>
  <dict>
    <key>INIntentDescription</key>
    <string>Shows another sample</string>
    <key>INIntentDescriptionID</key>
    <string>dOther</string>
    <key>INIntentName</key>
    <string>Other</string>
    <key>INIntentTitle</key>
    <string>Other</string>
    <key>INIntentTitleID</key>
    <string>tSampl</string>
  </dict>
</array>
```

# Corrected

```xml
<key>INIntentDefinitionNamespace</key>
<string>Zy9xW8</string>
<key>INIntents</key>
<array>
  <dict>
    <key>INIntentDescription</key>
    <string>Shows another sample</string>
    <key>INIntentDescriptionID</key>
    <string>dOther</string>
    <key>INIntentName</key>
    <string>Other</string>
    <key>INIntentTitle</key>
    <string>Other</string>
    <key>INIntentTitleID</key>
    <string>tOther</string>
  </dict>
</array>
```

"""####,
    "shortcut-eligibility-lost.md": ####"""
# What it means

'INIntentConfigurable' was true and no longer is.

# What happens

Users can no longer add the intent to a shortcut, and existing shortcuts may stop working.

# How to fix it

Set 'INIntentConfigurable' again, unless the change is intentional.

# Example

```xml
<!-- before -->
<key>INIntentConfigurable</key>
<true/>
<!-- after -->
<key>INIntentConfigurable</key>
<false/>
```

"""####,
    "shrinking-array-size.md": ####"""
# What it means

Array sizes normally grow with the widget: small, medium, large, extra large. Here a larger widget holds fewer
values, usually because two numbers were swapped.

# What happens

Users can choose fewer values in the larger widget, and part of it stays empty.

# How to fix it

Check the numbers. If the larger widget really shows fewer values, turn off the rule for this file.

# Example

```xml
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterArraySizes</key>
<array>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>6</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Small</string>
  </dict>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>3</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Medium</string>
  </dict>
</array>
```

# Corrected

```xml
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterArraySizes</key>
<array>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>1</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Small</string>
  </dict>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>3</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Medium</string>
  </dict>
</array>
```

"""####,
    "slider-without-maximum.md": ####"""
# What it means

A number uses a slider but has no maximum, or an empty one.

# What happens

A slider needs an upper end, so the system uses its own range, which may not contain the values that users need.

# How to fix it

Set a maximum, or use a field or a stepper.

# Example

```xml
<key>INIntentParameterName</key>
<string>volume</string>
<key>INIntentParameterType</key>
<string>Decimal</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataType</key>
  <string>Slider</string>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>volume</string>
<key>INIntentParameterType</key>
<string>Decimal</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMaximumValue</key>
  <integer>1</integer>
  <key>INIntentParameterMetadataType</key>
  <string>Slider</string>
</dict>
```

"""####,
    "stale-generated-code.md": ####"""
# What it means

The package contains Swift that was generated from a definition, but the definition has changed since or no longer
generates this file: a declaration was renamed, or '--split' was added or removed.

# What happens

The app is built with code that does not match its definition, or with duplicate declarations.

# How to fix it

Generate the file again or delete it, as the message says.

# Example

```
swift package generate-intents
```

"""####,
    "stale-translation.md": ####"""
# What it means

No text of the definition has this key, and it is not a variant of a format for an enum case, true or false:
'<formatStringID>-<enumValueDisplayNameID>'. The text was deleted, or its key changed, after it was translated.

# What happens

The translation is never shown, but translators keep maintaining it.

# How to fix it

Remove the key from the tables. If the text has a new key, move the translation there first.

# Example

```
"zz99Zz" = "Ein Text, den es nicht mehr gibt";
```

"""####,
    "swift-name-changed.md": ####"""
# What it means

'renames' or 'namespace' in 'intentc.json' changed, so an intent, enum, type or member has a different name in the
generated code.

# What happens

Code that uses the old name no longer compiles. Stored data does not contain Swift names.

# How to fix it

Restore the old name, or change the code that uses it in the same commit.

# Example

```
intentc.json before: { }
intentc.json after:  { "renames": { "enums": { "Colour": "Tint" } } }
```

"""####,
    "swift-name-collision.md": ####"""
# What it means

Two different names in the definition become the same in Swift, because characters that are not allowed in
identifiers are dropped or replaced; or an intent, an enum and a type share a name.

# What happens

Swift cannot declare both, so no code can be generated.

# How to fix it

Rename one of them in the definition, or only in Swift with 'renames' in 'intentc.json'.

# Example

```xml
<key>INTypeName</key>
<string>Mode</string>
```

# Corrected

```xml
<key>INTypeName</key>
<string>Station</string>
```

"""####,
    "system-intent.md": ####"""
# What it means

The intent customizes a system intent, such as 'PlayMedia', whose class is part of the system.

# What happens

This only explains why the intent is missing from the generated code.

# How to fix it

No action is needed.

# Example

```xml
<key>INIntentName</key>
<string>PlayMedia</string>
<key>INIntentType</key>
<string>System</string>
```

"""####,
    "table-changed.md": ####"""
# What it means

The intent, enum or type is now in a definition with a different name, and a definition's tables are named after it.

# What happens

Translations in the old table are not found.

# How to fix it

Move the translations into the table of the new definition, or rename the table.

# Example

```
before: UpNext.intentdefinition, with de.lproj/UpNext.strings
after:  Agenda.intentdefinition, with de.lproj/UpNext.strings
```

"""####,
    "tag-above-last.md": ####"""
# What it means

'INIntentLastParameterTag' (for a type, 'INTypeLastPropertyTag') records the last tag that was assigned, but a
parameter or property has a higher one. Usually two branches were merged and the lower number was kept.

# What happens

Xcode assigns the same tag again to the next parameter. Then two parameters have the same tag, and placed widgets
and shortcuts lose their settings or show the wrong ones.

# How to fix it

Raise the last tag to the highest one. The fix does this.

# Example

```xml
<key>INIntentLastParameterTag</key>
<integer>3</integer>
```

# Corrected

```xml
<key>INIntentLastParameterTag</key>
<integer>99</integer>
```

"""####,
    "tag-changed.md": ####"""
# What it means

The name is the same, but the tag, such as 'INIntentParameterTag', changed to one that was not used before. Usually
the parameter was deleted and added again. Properties of object types and parameters of responses have tags too.

# What happens

The tag identifies a parameter, so the system may treat this as a new one.

# How to fix it

Restore the old tag.

# Example

```xml
<!-- before -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>21</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "tag-reused.md": ####"""
# What it means

A parameter has a tag that a different parameter had in the old version. This also applies to properties of object
types and parameters of responses.

# What happens

If the system goes by the tag, placed widgets and shortcuts use the value of the old parameter for the new one.

# How to fix it

Give the parameter the next tag after 'INIntentLastParameterTag', and raise that key to the same value.

# Example

```xml
<!-- before -->
<dict>
  <key>INIntentParameterName</key>
  <string>color</string>
  <key>INIntentParameterTag</key>
  <integer>20</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
<dict>
  <key>INIntentParameterName</key>
  <string>city</string>
  <key>INIntentParameterTag</key>
  <integer>21</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
<!-- after -->
<dict>
  <key>INIntentParameterName</key>
  <string>color</string>
  <key>INIntentParameterTag</key>
  <integer>22</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
<dict>
  <key>INIntentParameterName</key>
  <string>city</string>
  <key>INIntentParameterTag</key>
  <integer>20</integer>
  <key>INIntentParameterType</key>
  <string>String</string>
</dict>
```

"""####,
    "text-added.md": ####"""
# What it means

An existing element has a text that it did not have before.

# What happens

Users read it in the definition's language until it is translated.

# How to fix it

Add it to the translation tables.

# Example

```xml
<!-- before -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterDisplayName</key>
<string>Colour</string>
<key>INIntentParameterDisplayNameID</key>
<string>cO10ur</string>
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "text-changed.md": ####"""
# What it means

The text in the definition's language changed.

# What happens

Translations stay the same and may be out of date. If a known translation did not change, the verdict for localised
texts is careful.

# How to fix it

Check whether the translations need to be updated.

# Example

```xml
<!-- before -->
<key>INIntentParameterDisplayName</key>
<string>Colour</string>
<key>INIntentParameterDisplayNameID</key>
<string>cO10ur</string>
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterDisplayName</key>
<string>Tint</string>
<key>INIntentParameterDisplayNameID</key>
<string>cO10ur</string>
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "text-id-changed.md": ####"""
# What it means

The text is in the same place, but its key in the translation tables changed.

# What happens

Tables with the old key no longer translate the text, so users read it in the definition's language.

# How to fix it

Restore the old ID, or change it in the tables too.

# Example

```xml
<!-- before -->
<key>INIntentParameterDisplayName</key>
<string>Colour</string>
<key>INIntentParameterDisplayNameID</key>
<string>cO10ur</string>
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterDisplayName</key>
<string>Colour</string>
<key>INIntentParameterDisplayNameID</key>
<string>cO10r2</string>
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "text-removed.md": ####"""
# What it means

An existing element no longer has a text that it had before.

# What happens

Users no longer see the text, and its translations are unused.

# How to fix it

Remove it from the translation tables.

# Example

```xml
<!-- before -->
<key>INIntentParameterDisplayName</key>
<string>Colour</string>
<key>INIntentParameterDisplayNameID</key>
<string>cO10ur</string>
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "text-without-id.md": ####"""
# What it means

The ID of a text is its key in the translation tables. Xcode gives every text an ID. This one has none, so it was
written by hand.

# What happens

All users read the text in the definition's language.

# How to fix it

Add an ID of six letters and digits that no other text of the project uses. 'intentc validate --fix' does that for all
texts of the definitions that it reads.

# Example

```xml
<key>INIntentParameterDisplayName</key>
<string>From</string>
<key>INIntentParameterName</key>
<string>start</string>
<key>INIntentParameterType</key>
<string>String</string>
```

# Corrected

```xml
<key>INIntentParameterDisplayName</key>
<string>From</string>
<key>INIntentParameterDisplayNameID</key>
<string>q1W2e3</string>
<key>INIntentParameterName</key>
<string>start</string>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "too-many-elements.md": ####"""
# What it means

With '--family', the number of elements is compared with the limit that the definition sets for that widget size.

# What happens

The widget shows only the first elements.

# How to fix it

Remove elements, or check another family.

# Example

```
intentc check UpNext.intentdefinition stored.json --family systemSmall
```

"""####,
    "translated-placeholder.md": ####"""
# What it means

A placeholder such as '${size}' names a parameter and must be the same in every language. In this table it was
translated or misspelt, or it belongs to an older version of the text.

# What happens

Users hear or read a literal '${Größe}', or a gap, instead of a value.

# How to fix it

Write the placeholder exactly as in the definition's text.

# Example

```
"ab12Cd" = "Bestelle Suppe in ${Größe}";
```

"""####,
    "translation-added.md": ####"""
# What it means

A table next to the definition has a text that it did not have before, or the table is new.

# What happens

Users of that language read the text in their language.

# How to fix it

No action is needed.

# Example

```
de.lproj/UpNext.strings before: (not there)
de.lproj/UpNext.strings after:  "tVvJ9c" = "Als Nächstes";
```

"""####,
    "translation-changed.md": ####"""
# What it means

A table next to the definition has a different translation of a text that both versions have.

# What happens

Users of that language read the new text. Their choices are not affected. If it is the source language of a string
catalogue and other translations did not change, the verdict for localised texts is careful.

# How to fix it

No action is needed.

# Example

```
de.lproj/UpNext.strings before: "tVvJ9c" = "Als Nächstes";
de.lproj/UpNext.strings after:  "tVvJ9c" = "Demnächst";
```

"""####,
    "translation-removed.md": ####"""
# What it means

A table next to the definition no longer has a text, or the text now has a different ID or table that has no
translation for it. Or a translation with variants for numbers or devices now has only one form.

# What happens

Users of that language read the text in the definition's language, or one form for every number or device.

# How to fix it

Add the translation under the current ID to the definition's current table.

# Example

```
de.lproj/UpNext.strings before: "tVvJ9c" = "Als Nächstes";
de.lproj/UpNext.strings after:  (empty)
```

"""####,
    "type-added.md": ####"""
# What it means

The new version has an object type that the old version does not have.

# What happens

Existing code and stored data are not affected.

# How to fix it

No action is needed.

# Example

```xml
<!-- before -->
<!-- after -->
<key>INTypeName</key>
<string>Town</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyName</key>
    <string>size</string>
    <key>INTypePropertyTag</key>
    <integer>100</integer>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
</array>
```

"""####,
    "type-removed.md": ####"""
# What it means

The old version has an object type that the new version does not have.

# What happens

Code that uses the type no longer compiles. The effect on parameters of this type is reported for each parameter.

# How to fix it

Restore the type, or change the code that uses it.

# Example

```xml
<!-- before -->
<key>INTypeName</key>
<string>Town</string>
<key>INTypeProperties</key>
<array>
  <dict>
    <key>INTypePropertyName</key>
    <string>size</string>
    <key>INTypePropertyTag</key>
    <integer>100</integer>
    <key>INTypePropertyType</key>
    <string>Integer</string>
  </dict>
</array>
<!-- after -->
```

"""####,
    "type-renamed.md": ####"""
# What it means

The ID of the display name shows that it is the same type, but its name or 'INTypeClassName' changed.

# What happens

Code that uses the type no longer compiles. Stored configurations do not contain its name, but the system may
identify its own stored data by the class.

# How to fix it

Restore the old name, or keep it in Swift with 'renames' in 'intentc.json'.

# Example

```xml
<!-- before -->
<key>INTypeName</key>
<string>Town</string>
<key>INTypeDisplayName</key>
<string>Town</string>
<key>INTypeDisplayNameID</key>
<string>t0Wnnn</string>
<key>INTypeProperties</key>
<array/>
<!-- after -->
<key>INTypeName</key>
<string>City</string>
<key>INTypeDisplayName</key>
<string>Town</string>
<key>INTypeDisplayNameID</key>
<string>t0Wnnn</string>
<key>INTypeProperties</key>
<array/>
```

"""####,
    "unchangeable-file.md": ####"""
# What it means

Permission is denied, the disk is full, or another program saved the file in the meantime.

# What happens

The file is left unchanged.

# How to fix it

Free disk space or change the file's permissions, and run the command again.

# Example

```
chmod u-w UpNext.intentdefinition
```

"""####,
    "unexpected-element.md": ####"""
# What it means

An element is not part of property lists, such as '<bool>', or is not allowed at this place.

# What happens

The value is lost, so no code can be generated.

# How to fix it

Use an element that property lists allow here.

# Example

```xml
<key>INIntentConfigurable</key>
<bool>true</bool>
```

"""####,
    "unexpected-text.md": ####"""
# What it means

There is text where only elements are allowed, usually because a tag was lost.

# What happens

The text is lost, so no code can be generated.

# How to fix it

Put the text into an element, or remove it.

# Example

```xml
<key>INIntentName</key>
UpNext
```

"""####,
    "unfixable-file.md": ####"""
# What it means

'validate --fix' changes only XML files in UTF-8, where it can edit the text in place. This file has another
encoding, is a binary property list, or came from standard input.

# What happens

The file is left unchanged, and its problems are reported.

# How to fix it

Save the file as XML in UTF-8, for example with 'intentc format' (or 'plutil -convert xml1' for a binary file), and
run the command again.

# Example

```xml
<?xml version="1.0" encoding="UTF-16"?>
```

"""####,
    "unit-changed.md": ####"""
# What it means

The unit of a measurement or duration, or the requested parts of a date, changed in a parameter, a property of an
object type or a parameter of a response.

# What happens

A number that was stored without its unit now means a different amount, and code that expects the old unit or parts
gets others.

# How to fix it

To only show the value in another unit, convert it in code and do not change the definition.

# Example

```xml
<!-- before -->
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataDefaultUnit</key>
  <string>Minutes</string>
  <key>INIntentParameterMetadataUnit</key>
  <string>Minutes</string>
</dict>
<key>INIntentParameterName</key>
<string>length</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>TimeInterval</string>
<!-- after -->
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataDefaultUnit</key>
  <string>Hours</string>
  <key>INIntentParameterMetadataUnit</key>
  <string>Hours</string>
</dict>
<key>INIntentParameterName</key>
<string>length</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>TimeInterval</string>
```

"""####,
    "unknown-case.md": ####"""
# What it means

The enum never had the case, or no longer has it.

# What happens

The value is dropped during decoding, so the parameter uses its default or has no value.

# How to fix it

Use one of the cases that the message names, or restore the case in the definition.

# Example

```json
{ "titleColor": "chartreuse" }
```

"""####,
    "unknown-combination-parameter.md": ####"""
# What it means

The key of a combination lists the parameters of a shortcut, separated by commas. The intent does not have one of
them: it was renamed or removed.

# What happens

The combination never matches, so its summary and suggestions are not shown.

# How to fix it

Name a parameter of the intent, or remove the combination. Xcode writes it in two places,
'INIntentManagedParameterCombinations' and 'INIntentParameterCombinations': change both.

# Example

```xml
<key>INIntentParameterCombinations</key>
<dict>
  <key>count,naem</key>
  <dict>
    <key>INIntentParameterCombinationTitle</key>
    <string>Count</string>
    <key>INIntentParameterCombinationTitleID</key>
    <string>cCount</string>
  </dict>
</dict>
```

# Corrected

```xml
<key>INIntentParameterCombinations</key>
<dict>
  <key>count,name</key>
  <dict>
    <key>INIntentParameterCombinationTitle</key>
    <string>Count</string>
    <key>INIntentParameterCombinationTitleID</key>
    <string>cCount</string>
  </dict>
</dict>
```

"""####,
    "unknown-currency-code.md": ####"""
# What it means

A currency code is three uppercase letters, such as 'EUR'. This value is a symbol, a name, a lowercase code, or a
code that does not exist.

# What happens

The system does not recognise the currency, so users cannot choose it, or see amounts without a symbol.

# How to fix it

Use the ISO 4217 code.

# Example

```xml
<key>INIntentParameterName</key>
<string>price</string>
<key>INIntentParameterType</key>
<string>CurrencyAmount</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataCurrencyCodes</key>
  <array>
    <string>Euro</string>
  </array>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>price</string>
<key>INIntentParameterType</key>
<string>CurrencyAmount</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataCurrencyCodes</key>
  <array>
    <string>EUR</string>
  </array>
</dict>
```

"""####,
    "unknown-dialog-type.md": ####"""
# What it means

The type of a dialog determines when Siri speaks it: 'Primary', 'Configuration', 'Confirmation',
'DisambiguationIntroduction', 'DisambiguationSelection', 'Concise' or 'NoOptions'. This dialog has another type. It is
misspelt, or Xcode knows more types than the definitions that were examined have.

# What happens

If the type is misspelt, the dialog is never spoken or shown.

# How to fix it

Use one of these types, or choose the dialog again in Xcode.

# Example

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterPromptDialogs</key>
<array>
  <dict>
    <key>INIntentParameterPromptDialogType</key>
    <string>Primery</string>
  </dict>
</array>
<key>INIntentParameterType</key>
<string>String</string>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>city</string>
<key>INIntentParameterPromptDialogs</key>
<array>
  <dict>
    <key>INIntentParameterPromptDialogType</key>
    <string>Primary</string>
  </dict>
</array>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "unknown-encoding.md": ####"""
# What it means

The first line names an unknown encoding, or the bytes are not valid in that encoding.

# What happens

The file cannot be read, so no code can be generated.

# How to fix it

Save the file in UTF-8, and declare UTF-8 in its first line.

# Example

```xml
<?xml version="1.0" encoding="UTF-9"?>
```

"""####,
    "unknown-enum.md": ####"""
# What it means

'…EnumType' names an enum that is not in any of the files. It was renamed, removed or misspelt, or it is in a file
that was not passed.

With the namespace 'System', the enum is one of Apple's. With `--backend intents`, intentc knows those of the Intents
framework by name, without the prefix `IN`. It reports a name that the framework does not have, and a parameter with
'INIntentParameterSupportsResolution' whose enum the system cannot ask for.

# What happens

No code can be generated for the parameter.

# How to fix it

Correct the name, add the enum, or also pass the file that contains it. Apple's enums need the namespace 'System'
and their names without `IN`; for one that the framework does not have, or cannot resolve, choose another type.

# Example

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>Integer</string>
<key>INIntentParameterEnumType</key>
<string>Mdoe</string>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>Integer</string>
<key>INIntentParameterEnumType</key>
<string>Mode</string>
```

"""####,
    "unknown-input.md": ####"""
# What it means

'INIntentInput' names the parameter that takes the result of the previous action in a shortcut. The intent has no
such parameter: it was renamed, removed or misspelt.

# What happens

The action takes no input in a shortcut, so users must connect it by hand every time.

# How to fix it

Name a parameter of the intent, or remove the key.

# Example

```xml
<key>INIntentInput</key>
<string>cuont</string>
```

# Corrected

```xml
<key>INIntentInput</key>
<string>count</string>
```

"""####,
    "unknown-intent-type.md": ####"""
# What it means

'INIntentType' is 'Custom' for an intent of the app and 'System' for a system intent that the app customizes. This
intent has a different type.

# What happens

The intent is treated as custom. If it is a system intent, unnecessary code is generated.

# How to fix it

Use 'Custom' or 'System', or remove the key.

# Example

```xml
<key>INIntentType</key>
<string>Costum</string>
```

# Corrected

```xml
<key>INIntentType</key>
<string>Custom</string>
```

"""####,
    "unknown-key-parameter.md": ####"""
# What it means

'INIntentKeyParameter' names the parameter whose image represents the whole shortcut. The intent has no such
parameter.

# What happens

Suggestions for the shortcut show no image.

# How to fix it

Name a parameter of the intent, or remove the key.

# Example

```xml
<key>INIntentKeyParameter</key>
<string>itme</string>
```

# Corrected

```xml
<key>INIntentKeyParameter</key>
<string>item</string>
```

"""####,
    "unknown-key.md": ####"""
# What it means

A dictionary has keys that the format is not known to have there. They are misspelt, are in the wrong dictionary, or
were added by another tool. A key that resembles one that the dictionary lacks is reported on its own; all others of a
dictionary are one report.

# What happens

The keys are kept but ignored.

# How to fix it

Correct or remove the keys. If there is a fix, it replaces the key with the most similar key that the dictionary lacks.

# Example

```xml
<key>INIntentTitel</key>
<string>Sample</string>
```

# Corrected

```xml
<key>INIntentTitle</key>
<string>Sample</string>
```

"""####,
    "unknown-name.md": ####"""
# What it means

The name is misspelt, or belongs to another version of the definition.

# What happens

The value is kept when the configuration is decoded and saved, but nothing reads it.

# How to fix it

Correct the name, or remove the value.

# Example

```json
{ "mirorCalendarApp": true }
```

"""####,
    "unknown-not-at-zero.md": ####"""
# What it means

Apple's system reads 0 as "nothing chosen". Xcode reserves it for a hidden case 'unknown'. In this enum, 'unknown'
has another index, or an ordinary case has index 0.

# What happens

A case with index 0 looks like no choice: when users choose it, the widget acts as if they had not. A case 'unknown'
with another index is offered to users.

# How to fix it

Give 'unknown' the index 0, and every other case a higher one. If widgets are already placed, keep the other
indices, because they are what is stored.

# Example

```xml
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>blue</string>
  </dict>
</array>
```

# Corrected

```xml
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>unknown</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>2</integer>
    <key>INEnumValueName</key>
    <string>red</string>
  </dict>
  <dict>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
    <key>INEnumValueName</key>
    <string>blue</string>
  </dict>
</array>
```

"""####,
    "unknown-option.md": ####"""
# What it means

'intentc.json' has a key that is not an option.

# What happens

The setting would have no effect, so the command stops.

# How to fix it

Correct or remove the key.

# Example

```json
{ "acessLevel": "public" }
```

"""####,
    "unknown-output.md": ####"""
# What it means

'INIntentResponseOutput' names the response parameter that the next action of a shortcut receives. The response has
no such parameter.

# What happens

The next action receives nothing, so shortcuts that use the result do not work.

# How to fix it

Name a parameter of the response, or remove the key.

# Example

```xml
<key>INIntentResponse</key>
<dict>
  <key>INIntentResponseOutput</key>
  <string>reslt</string>
  <key>INIntentResponseParameters</key>
  <array>
    <dict>
      <key>INIntentResponseParameterName</key>
      <string>result</string>
      <key>INIntentResponseParameterTag</key>
      <integer>1</integer>
      <key>INIntentResponseParameterType</key>
      <string>String</string>
    </dict>
  </array>
</dict>
```

# Corrected

```xml
<key>INIntentResponse</key>
<dict>
  <key>INIntentResponseOutput</key>
  <string>result</string>
  <key>INIntentResponseParameters</key>
  <array>
    <dict>
      <key>INIntentResponseParameterName</key>
      <string>result</string>
      <key>INIntentResponseParameterTag</key>
      <integer>1</integer>
      <key>INIntentResponseParameterType</key>
      <string>String</string>
    </dict>
  </array>
</dict>
```

"""####,
    "unknown-parameter-type.md": ####"""
# What it means

The type of a parameter or property is missing or not defined by the format, such as 'Bool' instead of 'Boolean'. An
enum has the type 'Integer' and names the enum in a separate key.

# What happens

No code can be generated for it.

# How to fix it

Use a type that the format defines.

# Example

```xml
<key>INIntentParameterName</key>
<string>isLarge</string>
<key>INIntentParameterType</key>
<string>Bool</string>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>isLarge</string>
<key>INIntentParameterType</key>
<string>Boolean</string>
```

"""####,
    "unknown-parent.md": ####"""
# What it means

The intent has no parameter with the name of the parent: it was renamed, removed or misspelt.

# What happens

The relationship is ignored, so a parameter that users can change is always shown here. In Apple's editor it may
never be shown.

# How to fix it

Name a parameter of the intent, or remove the relationship.

# Example

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>isOm</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>HasAnyValue</string>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>isOn</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>HasAnyValue</string>
</dict>
```

"""####,
    "unknown-placeholder.md": ####"""
# What it means

A title, dialog or response text contains '${name}' for the value of a parameter, or '${name.property}' for a part
of it. There is no such parameter or property. Response texts can use only parameters of the response.

# What happens

Users read or hear the text with a gap or with the placeholder's name.

# How to fix it

Name a parameter of the intent (or of the response, in its texts), or remove the placeholder.

# Example

```xml
<key>INIntentParameterCombinations</key>
<dict>
  <key>count</key>
  <dict>
    <key>INIntentParameterCombinationTitle</key>
    <string>Count to ${cuont}</string>
    <key>INIntentParameterCombinationTitleID</key>
    <string>cCount</string>
  </dict>
</dict>
```

# Corrected

```xml
<key>INIntentParameterCombinations</key>
<dict>
  <key>count</key>
  <dict>
    <key>INIntentParameterCombinationTitle</key>
    <string>Count to ${count}</string>
    <key>INIntentParameterCombinationTitleID</key>
    <string>cCount</string>
  </dict>
</dict>
```

"""####,
    "unknown-plural-form.md": ####"""
# What it means

A text in a '.stringsdict' or a string catalogue has a form that its language does not have, such as 'few' in German.

# What happens

No number has this form, so no one reads it.

# How to fix it

Remove the form, or rename it to one that the language has.

# Example

```
<key>few</key>
<string>%d Suppen</string>
<key>other</key>
<string>%d Suppen</string>
```

"""####,
    "unknown-predicate.md": ####"""
# What it means

The predicate's name is missing or not known.

# What happens

The relationship is ignored, so a parameter that users can change is always shown.

# How to fix it

Choose the condition again in Xcode, or correct the name.

# Example

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>isOn</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>BooleanHasExactVlaue</string>
  <key>INIntentParameterRelationshipPredicateValue</key>
  <true/>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>isOn</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>BooleanHasExactValue</string>
  <key>INIntentParameterRelationshipPredicateValue</key>
  <true/>
</dict>
```

"""####,
    "unknown-rename.md": ####"""
# What it means

'intentc.json' gives a Swift name to something that no definition contains. It was renamed, removed or misspelt.

# What happens

Code would be generated without the new name, so the command stops.

# How to fix it

Use the name from the definition, or remove the line.

# Example

```json
{ "renames": { "parameters": { "UpNext.calender": "sources" } } }
```

"""####,
    "unknown-rule.md": ####"""
# What it means

'intentc.json' sets the level of a rule that does not exist.

# What happens

The intended rule would keep its level, so the command stops.

# How to fix it

Correct the name. 'intentc explain' lists all rules.

# Example

```json
{ "rules": { "unknwon-key": "off" } }
```

"""####,
    "unknown-setting.md": ####"""
# What it means

A setting that accepts a fixed set of values has one that is not known here: the control of a number, a kind of
file, a unit, a date style or a capitalisation. It is misspelt, or Xcode knows more values than the definitions that
were examined have.

# What happens

The setting is ignored: the generated code has the usual control, unit or format, and accepts every kind of file.

# How to fix it

If the value is misspelt, use the one that the message names, or choose it again in Xcode. If Xcode wrote it,
nothing needs to be fixed. Please report it, so that it can be supported.

# Example

```xml
<key>INIntentParameterName</key>
<string>price</string>
<key>INIntentParameterType</key>
<string>Decimal</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataType</key>
  <string>Silder</string>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>price</string>
<key>INIntentParameterType</key>
<string>Decimal</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMaximumValue</key>
  <integer>1</integer>
  <key>INIntentParameterMetadataType</key>
  <string>Slider</string>
</dict>
```

"""####,
    "unknown-type.md": ####"""
# What it means

'…ObjectType' names a type that is not in any of the files. It was renamed, removed or misspelt, or it is in a
file that was not passed.

With the namespace 'System', the class is one of Apple's. With `--backend intents`, intentc knows those of the Intents
framework by name, without the prefix `IN`. It reports a name that the framework does not have, and a parameter with
'INIntentParameterSupportsResolution' whose class the system cannot ask for.

# What happens

No code can be generated for the parameter.

# How to fix it

Correct the name, add the type, or also pass the file that contains it. Apple's types need the namespace 'System'
and their names without `IN`; for one that the framework does not have, or cannot resolve, choose another type.

# Example

```xml
<key>INIntentParameterName</key>
<string>thing</string>
<key>INIntentParameterType</key>
<string>Object</string>
<key>INIntentParameterObjectType</key>
<string>Itme</string>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>thing</string>
<key>INIntentParameterType</key>
<string>Object</string>
<key>INIntentParameterObjectType</key>
<string>Item</string>
```

"""####,
    "unknown-value.md": ####"""
# What it means

Xcode has fixed lists of categories, verbs, keyboards, kinds of people and places, and format versions. This value
is misspelt or has the wrong capitalisation. Xcode may have values that are not known here, so a value that
resembles none of them is not reported. An unknown version is always reported.

# What happens

Xcode and the system do not know the value, so Siri uses generic wording for the intent, or users get a different
keyboard or picker. Additions of an unknown format version are not read.

# How to fix it

Use the value that the message names, or choose it again in Xcode.

# Example

```xml
<key>INIntentVerb</key>
<string>Oder</string>
```

# Corrected

```xml
<key>INIntentVerb</key>
<string>Order</string>
```

"""####,
    "unreadable-binary-property-list.md": ####"""
# What it means

The file starts like a binary property list but is damaged or truncated.

# What happens

The file cannot be read, so no code can be generated.

# How to fix it

Restore an earlier version of the file.

# Example

```
bplist00…
```

"""####,
    "unreadable-input.md": ####"""
# What it means

Permission is denied, or the path is neither a file nor a folder.

# What happens

Nothing can be read, so no code can be generated.

# How to fix it

Change the permissions, or pass another path.

# Example

```
intentc validate /dev/null
```

"""####,
    "unreadable-translation.md": ####"""
# What it means

A '.strings', '.stringsdict' or '.xcstrings' file with the name of the definition has an error: a quote or a
semicolon is missing, the encoding is wrong, or it is a different kind of file.

# What happens

Users of this language read the texts in another one, and the app may not build. Missing texts are not reported for
this table.

# How to fix it

Fix the error at the reported location. Save the file in UTF-8.

# Example

```
"ab12Cd" = "Suppe bestellen"
```

"""####,
    "unreadable-value.md": ####"""
# What it means

The value has a different type than its parameter, or is a string that is not the URL, date, duration or unit that
the parameter needs.

# What happens

The value is dropped during decoding, so the parameter uses its default or has no value.

# How to fix it

Correct the value as the message suggests.

# Example

```json
{ "mirrorCalendarApp": "yes" }
```

"""####,
    "untouched-maximum.md": ####"""
# What it means

A number has a maximum of 1, no minimum and no default. These are the limits that Xcode gives each new number, so
they were probably not chosen. A slider is not reported, because a slider from 0 to 1 is common.

# What happens

'intentc edit' and the checks of stored configurations accept only numbers from 0 to 1. Apple does not document whether
its system refuses other numbers.

# How to fix it

Set the limits of the value in Xcode, or turn them off. If 0 to 1 is what you mean, give the number a default or use a
slider, or turn off the rule for this definition.

# Example

```xml
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMaximumValue</key>
  <integer>1</integer>
  <key>INIntentParameterMetadataType</key>
  <string>Field</string>
</dict>
<key>INIntentParameterName</key>
<string>minutes</string>
<key>INIntentParameterType</key>
<string>Integer</string>
```

# Corrected

```xml
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMaximumValue</key>
  <integer>60</integer>
  <key>INIntentParameterMetadataType</key>
  <string>Field</string>
</dict>
<key>INIntentParameterName</key>
<string>minutes</string>
<key>INIntentParameterType</key>
<string>Integer</string>
```

"""####,
    "untranslated-definition.md": ####"""
# What it means

Next to the definition is an '.lproj' folder with other texts, or the language was named with '--locales', but no
'.strings', '.stringsdict' or '.xcstrings' file has the definition's name and texts in that language. The
definition's own language needs no table.

# What happens

Users of this language see the intent in another language. The App Store sends warning ITMS-90626: a custom intent
has no localised title and description.

# How to fix it

Select the language for the definition in Xcode's file inspector, or export the texts and add the table. If the
folder does not belong to the definition, name the languages with '--locales'.

# Example

```
de.lproj/Localizable.strings next to Base.lproj/Soup.intentdefinition, and no de.lproj/Soup.strings
```

"""####,
    "unusable-array-size.md": ####"""
# What it means

An entry of 'INIntentParameterArraySizes' has no widget size, an unknown one, or a count below 1.

# What happens

The entry is ignored, so users can choose any number of values in that widget, even more than it shows.

# How to fix it

Set a widget size and a count of 1 or more.

# Example

```xml
<key>INIntentParameterArraySizes</key>
<array>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>4</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Mediun</string>
  </dict>
</array>
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
```

# Corrected

```xml
<key>INIntentParameterArraySizes</key>
<array>
  <dict>
    <key>INIntentParameterArraySizeSize</key>
    <integer>4</integer>
    <key>INIntentParameterArraySizeSizeClass</key>
    <string>Medium</string>
  </dict>
</array>
<key>INIntentParameterFixedSizeArray</key>
<integer>1</integer>
<key>INIntentParameterName</key>
<string>cities</string>
<key>INIntentParameterSupportsMultipleValues</key>
<true/>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "unusable-bound.md": ####"""
# What it means

A bound is a string or a Boolean, is not finite, or is not a whole number although the parameter is an integer.

# What happens

The bound is ignored, so users can choose values that the app does not expect.

# How to fix it

Write a number, or an empty '<data>' element for no bound.

# Example

```xml
<key>INIntentParameterName</key>
<string>days</string>
<key>INIntentParameterType</key>
<string>Integer</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMaximumValue</key>
  <real>7.5</real>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>days</string>
<key>INIntentParameterType</key>
<string>Integer</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMaximumValue</key>
  <integer>7</integer>
</dict>
```

"""####,
    "unusable-default.md": ####"""
# What it means

The default is a string for a number, a number for a string, or a value that the type cannot hold, usually because
the type of the parameter was changed later.

# What happens

The parameter has no default, so users start with nothing chosen, and the widget has nothing to show.

# How to fix it

Use a default of the parameter's type, or remove it.

# Example

```xml
<key>INIntentParameterName</key>
<string>days</string>
<key>INIntentParameterType</key>
<string>Integer</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataDefaultValue</key>
  <string>seven</string>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>days</string>
<key>INIntentParameterType</key>
<string>Integer</string>
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataDefaultValue</key>
  <integer>7</integer>
</dict>
```

"""####,
    "unusable-predicate-value.md": ####"""
# What it means

The value to compare the parent with is missing, has the wrong type, or is not a case of the parent's enum because
the case was renamed or removed.

# What happens

A case that does not exist never matches. Otherwise the relationship is ignored, and a parameter
that users can change is always shown.

# How to fix it

Choose the value again in Xcode, or correct it.

# Example

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>mode</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>EnumHasExactValue</string>
  <key>INIntentParameterRelationshipPredicateValue</key>
  <string>lagre</string>
</dict>
```

# Corrected

```xml
<key>INIntentParameterName</key>
<string>size</string>
<key>INIntentParameterType</key>
<string>String</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>mode</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>EnumHasExactValue</string>
  <key>INIntentParameterRelationshipPredicateValue</key>
  <string>large</string>
</dict>
```

"""####,
    "unused-configuration.md": ####"""
# What it means

There is no 'intentc.json' next to the definitions, but there is one in a parent folder. It is used only if that
folder, or one above it, is searched.

# What happens

The definitions are processed without project settings.

# How to fix it

Choose the file with '--config', or pass the folder that contains it.

# Example

```
intentc generate Project/Widgets with Project/intentc.json
```

"""####,
    "unused-enum.md": ####"""
# What it means

No parameter, property or response parameter in the files of this run refers to the enum.

# What happens

Unneeded code is generated, and translators get texts that users never see.

# How to fix it

Remove it from 'INEnums', or keep it if the app's own code uses it.

# Example

```xml
<key>INEnumName</key>
<string>Colour</string>
<key>INEnumValues</key>
<array>
  <dict>
    <key>INEnumValueName</key>
    <string>red</string>
    <key>INEnumValueIndex</key>
    <integer>1</integer>
  </dict>
</array>
```

"""####,
    "unused-response-property.md": ####"""
# What it means

No text of the response has a placeholder for this property, and it is not the output.

# What happens

Neither Siri nor Shortcuts uses the property. It has an effect only if your own code reads it.

# How to fix it

Use it in a text, name it as the output, or remove it.

# Example

```xml
<key>INIntentResponse</key>
<dict>
	<key>INIntentResponseLastParameterTag</key>
	<integer>1</integer>
	<key>INIntentResponseParameters</key>
	<array>
		<dict>
			<key>INIntentResponseParameterName</key>
			<string>price</string>
			<key>INIntentResponseParameterTag</key>
			<integer>1</integer>
			<key>INIntentResponseParameterType</key>
			<string>Decimal</string>
		</dict>
	</array>
</dict>
```

# Corrected

```xml
<key>INIntentResponse</key>
<dict>
	<key>INIntentResponseLastParameterTag</key>
	<integer>1</integer>
	<key>INIntentResponseOutput</key>
	<string>price</string>
	<key>INIntentResponseParameters</key>
	<array>
		<dict>
			<key>INIntentResponseParameterName</key>
			<string>price</string>
			<key>INIntentResponseParameterTag</key>
			<integer>1</integer>
			<key>INIntentResponseParameterType</key>
			<string>Decimal</string>
		</dict>
	</array>
</dict>
```

"""####,
    "unused-suppression.md": ####"""
# What it means

A line in 'intentc.json' sets a rule to 'off', or lowers it to a lint, for a place, a file or the whole project, but
nothing that was checked breaks the rule there. Either the definition was fixed, or the place or file was renamed.

# What happens

The next problem of this kind at that place would be hidden. If the place was renamed, the line has no effect.

# How to fix it

Remove the line, or correct the place or the file path. Project-wide settings are checked only when the folder of
'intentc.json' is searched, and settings for a file only when that file is read.

# Example

```json
{
  "places": {
    "UpNext.oldName": { "rules": { "default-is-no-case": "off" } }
  }
}
```

"""####,
    "unused-type.md": ####"""
# What it means

No parameter, property or response parameter in the files of this run refers to the object type.

# What happens

Unneeded code is generated, and translators get texts that users never see.

# How to fix it

Remove it from 'INTypes', or keep it if the app's own code uses it.

# Example

```xml
<key>INTypeName</key>
<string>Station</string>
```

"""####,
    "value-out-of-bounds.md": ####"""
# What it means

The value has the right type but is outside the range that users can choose from.

# What happens

The program reads the value as it is, and may not be able to handle it.

# How to fix it

Use a value between the bounds that the message names.

# Example

```json
{ "daysAhead": 1000 }
```

"""####,
    "values-narrowed.md": ####"""
# What it means

A minimum was raised, a maximum was lowered, or a currency or file type was removed. A file type that includes the old
one is not a removal: 'public.data' includes 'public.plain-text'. The limits 0 to 1 that Xcode gives each new number
are reported as 'presentation-changed'.

# What happens

A stored value may now be outside the range. It is kept and read as it is, but cannot be chosen again.

# How to fix it

Check that code can handle the old values.

# Example

```xml
<!-- before -->
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMaximumValue</key>
  <integer>10</integer>
</dict>
<key>INIntentParameterName</key>
<string>rows</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>Integer</string>
<!-- after -->
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMaximumValue</key>
  <integer>5</integer>
</dict>
<key>INIntentParameterName</key>
<string>rows</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>Integer</string>
```

"""####,
    "values-widened.md": ####"""
# What it means

A minimum was lowered, a maximum was raised, or a currency or file type was added.

# What happens

Users can choose more values than before. Stored values are not affected.

# How to fix it

No action is needed if code can handle the new values.

# Example

```xml
<!-- before -->
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMaximumValue</key>
  <integer>5</integer>
</dict>
<key>INIntentParameterName</key>
<string>rows</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>Integer</string>
<!-- after -->
<key>INIntentParameterMetadata</key>
<dict>
  <key>INIntentParameterMetadataMaximumValue</key>
  <integer>10</integer>
</dict>
<key>INIntentParameterName</key>
<string>rows</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>Integer</string>
```

"""####,
    "visibility-changed.md": ####"""
# What it means

The parent, predicate or value under 'INIntentParameterRelationship' was added, changed or removed; or it stayed the
same, but the parent or case that it names was renamed.

# What happens

A stored value may now be hidden and have no effect. If the parent's name now belongs to another parameter, the
condition has a different meaning.

# How to fix it

Check that users still see what they have chosen. If the parameter is shown more often than before, no action is
needed.

# Example

```xml
<!-- before -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
<!-- after -->
<key>INIntentParameterName</key>
<string>color</string>
<key>INIntentParameterRelationship</key>
<dict>
  <key>INIntentParameterRelationshipParentName</key>
  <string>isOn</string>
  <key>INIntentParameterRelationshipPredicateName</key>
  <string>BooleanHasExactValue</string>
  <key>INIntentParameterRelationshipPredicateValue</key>
  <true/>
</dict>
<key>INIntentParameterTag</key>
<integer>20</integer>
<key>INIntentParameterType</key>
<string>String</string>
```

"""####,
    "widget-eligibility-lost.md": ####"""
# What it means

'INIntentEligibleForWidgets' was true and no longer is.

# What happens

The system no longer offers the intent for widgets, and placed widgets lose their settings.

# How to fix it

Set 'INIntentEligibleForWidgets' again.

# Example

```xml
<!-- before -->
<key>INIntentEligibleForWidgets</key>
<true/>
<!-- after -->
<key>INIntentEligibleForWidgets</key>
<false/>
```

"""####,
    "wrong-option.md": ####"""
# What it means

An option in 'intentc.json' has a value that it does not accept.

# What happens

The setting would have no effect, so the command stops.

# How to fix it

Use one of the values that the message names.

# Example

```json
{ "accessLevel": "open" }
```

"""####,
    "wrong-value-type.md": ####"""
# What it means

A key has a value of the wrong type, such as a string instead of an array, or a name is longer than 1,000 bytes.

# What happens

The value cannot be read, so no code can be generated.

# How to fix it

Use a value of the type that the message names, or a shorter name.

# Example

```xml
<key>INIntentParameters</key>
<string>count</string>
```

# Corrected

```xml
<key>INIntentParameters</key>
<array>
  <dict>
    <key>INIntentParameterConfigurable</key>
    <true/>
    <key>INIntentParameterDisplayName</key>
    <string>Count</string>
    <key>INIntentParameterName</key>
    <string>count</string>
    <key>INIntentParameterTag</key>
    <integer>1</integer>
    <key>INIntentParameterType</key>
    <string>Integer</string>
  </dict>
</array>
```

"""####,
  ]
}
