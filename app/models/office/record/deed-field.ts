import type { Choice } from "../../platform/fields/field";
import type { LeafKind } from "../form/form-node";
import type { DeedField } from "./record-view";

/** A field of a deed's form; it is a required line of text unless said. */
export const deedField = (
  key: string,
  label: string,
  said: {
    kind?: LeafKind;
    help?: string;
    text?: string;
    isOptional?: boolean;
    example?: string;
    unit?: string;
    choices?: readonly Choice[];
  } = {},
): DeedField => ({
  key,
  label,
  kind: said.kind ?? "text",
  help: said.help ?? "",
  text: said.text ?? "",
  isOptional: said.isOptional ?? false,
  example: said.example ?? "",
  unit: said.unit ?? "",
  choices: said.choices ?? [],
});
