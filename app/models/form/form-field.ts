/** Kinds a field of a form may have (rule forms-5); the submit button is no field. */
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
/** Kind of a field. */
export type FieldKind = (typeof fieldKinds)[number];

/** A choice of a select, radio or button group. `iconHtml` is the owner's HTML, empty for none. */
export type FieldOption = { value: string; iconHtml: string };

/** A field as its owner defined it, complete with defaults. `wuid` is its name in what is sent. */
export type FormField = {
  wuid: string;
  kind: FieldKind;
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
  /** Text beside the opt-in of an e-mail field that collects e-mails; null where there is no opt-in. */
  optInText: string | null;
  /** Largest file, MB. */
  sizeLimitMb: number;
  /** Endings of files that are taken, without the point. */
  extensions: string[];
};

/** Name of the checkbox that opts an e-mail field's address in. */
export const optInName = (wuid: string): string => `_optin-${wuid}`;
