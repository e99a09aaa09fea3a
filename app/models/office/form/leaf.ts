import type { Choice } from "../../platform/fields/field";
import type { FormNode, LeafKind, LeafNode } from "./form-node";

/** What is said of a field that no schema describes. */
export type SaidOfLeaf = {
  kind?: LeafKind;
  help?: string;
  example?: string;
  unit?: string;
  choices?: readonly Choice[];
  isOptional?: boolean;
  initial?: string;
  keepsUnread?: boolean;
};

/** A single field; an empty one is an empty text unless it is optional. */
export function leaf(key: string, label: string, said: SaidOfLeaf = {}): LeafNode {
  const {
    kind = "text",
    help = "",
    example = "",
    unit = "",
    choices = [],
    isOptional = false,
    initial,
    keepsUnread,
  } = said;
  const node: LeafNode = { key, label, kind, help, example, unit, choices, isOptional };
  if (keepsUnread) node.keepsUnread = true;
  return initial === undefined ? node : { ...node, initial };
}

/** Fields under one label; without a label they stand by themselves. */
export const group = (key: string, label: string, fields: readonly FormNode[], help = ""): FormNode => ({
  kind: "group",
  key,
  label,
  help,
  isOptional: false,
  fields,
});

/** Repeated fields; `itemLabel` is what one of them is called. */
export const repeatedNode = (
  key: string,
  label: string,
  itemLabel: string,
  item: FormNode,
  help = "",
): FormNode => ({
  kind: "list",
  key,
  label,
  help,
  item,
  itemLabel,
});

/** A group with some of its fields before the others, in this order. */
export function withFirst(form: FormNode, keys: readonly string[]): FormNode {
  if (form.kind !== "group") return form;
  const first = keys.flatMap((key) => form.fields.filter((field) => field.key === key));
  return { ...form, fields: [...first, ...form.fields.filter(({ key }) => !keys.includes(key))] };
}
