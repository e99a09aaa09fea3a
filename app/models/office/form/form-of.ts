import { z } from "zod";
import type { FieldWords, FormNode, LeafKind, WordsTable } from "./form-node";

/**
 * Makes a form of a zod schema and its words (rule office-6). What no field can show is edited as JSON.
 * @throws Error for a field without words: a form never shows the name of a property
 */
export function formOf(schema: z.ZodTypeAny, words: WordsTable, key = "", path = ""): FormNode {
  const { type, isOptional } = bare(schema);
  const said = path === "" ? { label: "" } : words[path];
  if (!said) throw new Error(`The field ${path} has no words`);
  const named = { key, label: said.label, help: said.help ?? "" };
  const at = (name: string) => (path === "" ? name : `${path}.${name}`);
  const fieldsOf = (shape: z.ZodRawShape, without?: string) =>
    Object.entries(shape)
      .filter(([name]) => name !== without)
      .map(([name, field]) => formOf(field, words, name, at(name)));
  if (said.as) return leaf(said.as, said, named, isOptional, type);
  if (type instanceof z.ZodObject)
    return { ...named, kind: "group", isOptional, fields: fieldsOf(type.shape) };
  if (type instanceof z.ZodArray) {
    const inner = bare(type.element).type;
    if (inner instanceof z.ZodEnum) return leaf("choices", said, named, isOptional, inner);
    const item = formOf(type.element, itemWords(words, path, inner), "", `${path}[]`);
    return { ...named, kind: "list", item, itemLabel: said.item ?? "item" };
  }
  if (type instanceof z.ZodRecord) {
    const item = formOf(
      type.valueSchema,
      itemWords(words, path, bare(type.valueSchema).type),
      "",
      `${path}[]`,
    );
    return { ...named, kind: "map", item, itemLabel: said.item ?? "item" };
  }
  if (type instanceof z.ZodDiscriminatedUnion) {
    const by = type.discriminator as string;
    const labels = words[at(by)]?.choices ?? {};
    const variants = (type.options as z.ZodObject<z.ZodRawShape>[]).map((option) => {
      const value = String((bare(option.shape[by] as z.ZodTypeAny).type as z.ZodLiteral<string>).value);
      return { value, label: labels[value] ?? value, fields: fieldsOf(option.shape, by) };
    });
    return { ...named, kind: "variants", by, variants };
  }
  return leaf(kindOf(type), said, named, isOptional, type);
}

/** An item that is a group needs no words of its own; one that is a single value has its list's. */
const itemWords = (words: WordsTable, path: string, item: z.ZodTypeAny): WordsTable => {
  const own = `${path}[]`;
  if (words[own]) return words;
  const isGroup = item instanceof z.ZodObject || item instanceof z.ZodDiscriminatedUnion;
  return { ...words, [own]: { label: isGroup ? "" : (words[path]?.item ?? words[path]?.label ?? "") } };
};

/** A schema without what is around it: defaults, effects, optional, null, readonly. */
function bare(schema: z.ZodTypeAny): { type: z.ZodTypeAny; isOptional: boolean } {
  let type = schema;
  let isOptional = false;
  for (;;) {
    if (type instanceof z.ZodEffects) type = type.innerType();
    else if (type instanceof z.ZodPipeline) type = type._def.in;
    else if (type instanceof z.ZodLazy) type = type.schema;
    else if (type instanceof z.ZodDefault || type instanceof z.ZodCatch) type = type._def.innerType;
    else if (type instanceof z.ZodOptional || type instanceof z.ZodNullable) {
      isOptional = true;
      type = type.unwrap();
    } else return { type, isOptional };
  }
}

function kindOf(type: z.ZodTypeAny): LeafKind {
  if (type instanceof z.ZodBoolean) return "flag";
  if (type instanceof z.ZodNumber) return "number";
  if (type instanceof z.ZodEnum || type instanceof z.ZodNativeEnum || type instanceof z.ZodLiteral)
    return "choice";
  if (type instanceof z.ZodString)
    return type._def.checks.some(({ kind }) => kind === "email") ? "email" : "text";
  if (type instanceof z.ZodUnion) {
    const options: z.ZodTypeAny[] = type.options;
    if (options.every((option) => bare(option).type instanceof z.ZodLiteral)) return "choice";
    // '' or an e-mail, say: the longer one says how it is typed.
    const texts = options.map((option) => bare(option).type);
    if (texts.every((text) => text instanceof z.ZodString || text instanceof z.ZodLiteral))
      return kindOf(texts.find((text) => text instanceof z.ZodString) ?? z.string());
  }
  return "json";
}

function leaf(
  kind: LeafKind,
  said: FieldWords,
  named: { key: string; label: string; help: string },
  isOptional: boolean,
  type: z.ZodTypeAny,
): FormNode {
  const choices = valuesOf(type).map((value) => ({ value, label: said.choices?.[value] ?? value }));
  return { ...named, kind, isOptional, unit: said.unit ?? "", example: said.example ?? "", choices };
}

function valuesOf(type: z.ZodTypeAny): string[] {
  if (type instanceof z.ZodEnum) return [...type.options];
  if (type instanceof z.ZodLiteral) return [String(type.value)];
  if (type instanceof z.ZodArray) return valuesOf(bare(type.element).type);
  if (type instanceof z.ZodUnion)
    return (type.options as z.ZodTypeAny[]).flatMap((option) => valuesOf(bare(option).type));
  return [];
}
