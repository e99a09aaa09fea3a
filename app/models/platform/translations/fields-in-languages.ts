// @public

import type { Field, Fields } from "../fields/field";
import { isTranslatedField } from "./is-translated-field";
import { languageName } from "./language-name";
import { parseTranslationKey, translationKey } from "./translations";

/** Declared fields with each text followed by the same in further languages: `title`, `title:de`. */
export function fieldsInLanguages(fields: Fields, languages: readonly string[]): Fields {
  if (languages.length === 0) return fields;
  const entries = Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    if (field.kind === "list")
      return [[name, { ...field, fields: fieldsInLanguages(field.fields, languages) }]];
    if (!isTranslatedField(field)) return [[name, field]];
    return [
      [name, field],
      ...languages.map((language): [string, Field] => [
        translationKey(name, language),
        fieldIn(field, language),
      ]),
    ];
  });
  return Object.fromEntries(entries);
}

function fieldIn(field: Field, language: string): Field {
  const { help: _said, alsoNamed: _others, ...rest } = field;
  const label = labelIn(field.label, language);
  return rest.kind === "text"
    ? { ...rest, label, default: "", needed: false }
    : ({ ...rest, label } as Field);
}

/** A field's label in a form, in a further language. */
export const labelIn = (label: string, language: string): string => `${label} in ${languageName(language)}`;

/** Every language besides the first that a record has a text in, wherever it stands. */
export function languagesIn(record: unknown): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        const parsed = key.includes(":") ? parseTranslationKey(key) : null;
        if (parsed) found.add(parsed.language);
        look(inner);
      }
  };
  look(record);
  return found;
}
