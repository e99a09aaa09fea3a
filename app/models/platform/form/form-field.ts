// @public

/** The types of form fields (rule forms-5); the submit button is not one. */
export const fieldKinds = [
  "text",
  "email",
  "phone",
  "number",
  "textarea",
  "checkbox",
  "select",
  "radio",
  "button-group",
  "file",
] as const;
export type FormFieldKind = (typeof fieldKinds)[number];

/** An option of a select, radio or button group. `iconHtml` is the owner's HTML; empty for none. */
export type FieldOption = { value: string; iconHtml: string };

/** A field as its owner defined it, with defaults. `wuid` is its name in submissions. */
export type FormField = {
  wuid: string;
  kind: FormFieldKind;
  label: string;
  placeholder: string;
  help: string;
  defaultValue: string;
  isRequired: boolean;
  /** Bounds of a number. */
  min: number | null;
  max: number | null;
  /** Lines a textarea shows. */
  rows: number;
  options: FieldOption[];
  usesOnlyIcons: boolean;
  /** Text of the opt-in below an e-mail field; null without an opt-in. */
  optInText: string | null;
  /** Largest file, MB. */
  sizeLimitMb: number;
  /** Accepted file extensions, without the dot. */
  extensions: string[];
};

/** Name of the checkbox that opts in an e-mail field's address. */
export const optInName = (wuid: string): string => `_optin-${wuid}`;
