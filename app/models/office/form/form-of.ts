import { z } from "zod";
import { isChoiceKind } from "../choices/choice-kinds";
import type { FieldWords, FormNode, LeafKind, WordsTable } from "./form-node";

/**
 * Makes a form of a zod schema and its words (rule office-6). What no field can show is edited as JSON.
 * @throws Error for a field without words: a form never shows the name of a property
 */
export function formOf(schema: z.ZodTypeAny, words: WordsTable, key = "", path = ""): FormNode {
  const { type, isOptional, initial } = bare(schema);
  const said: FieldWords | undefined = path === "" ? { label: "" } : words[path];
  if (!said) throw new Error(`The field ${path} has no words`);
  const named = { key, label: said.label, help: said.help ?? "" };
  const at = (name: string) => (path === "" ? name : `${path}.${name}`);
  const fieldsOf = (shape: z.ZodRawShape, without?: string) =>
    Object.entries(shape)
      .filter(([name]) => name !== without)
      .map(([name, field]) => formOf(field, words, name, at(name)));
  if (said.as) return leaf(said.as, said, named, { type, isOptional, initial });
  if (type instanceof z.ZodObject) {
    const fields = fieldsOf(type.shape);
    const { isFolded = false } = said;
    return isFolded
      ? { ...named, kind: "group", isOptional, fields, isFolded }
      : { ...named, kind: "group", isOptional, fields };
  }
  if (type instanceof z.ZodArray) {
    const inner = bare(type.element).type;
    if (inner instanceof z.ZodEnum) return leaf("choices", said, named, { type: inner, isOptional });
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
    return { ...named, kind: "variants", by, byLabel: words[at(by)]?.label ?? named.label, variants };
  }
  if (type instanceof z.ZodTuple) {
    const items = type.items as z.ZodTypeAny[];
    const fields = items.map((item, index) => formOf(item, words, String(index), `${path}[${index}]`));
    return { ...named, kind: "group", isOptional, fields, isTuple: true };
  }
  const shapes = shapesOf(type);
  if (shapes) {
    const said = words[at("kind")];
    const variants = shapes.map((shape) => {
      const value = ownField(shape, shapes);
      return { value, label: said?.choices?.[value] ?? value, fields: fieldsOf(shape) };
    });
    const byLabel = said?.label ?? named.label;
    return { ...named, kind: "variants", by: "kind", byLabel, isByPresence: true, variants };
  }
  return leaf(kindOf(type), said, named, { type, isOptional, initial });
}

/** An item that is a group needs no words of its own; one that is a single value has its list's. */
const itemWords = (words: WordsTable, path: string, item: z.ZodTypeAny): WordsTable => {
  const own = `${path}[]`;
  if (words[own]) return words;
  const isGroup =
    item instanceof z.ZodObject || item instanceof z.ZodDiscriminatedUnion || shapesOf(item) !== null;
  return { ...words, [own]: { label: isGroup ? "" : (words[path]?.item ?? words[path]?.label ?? "") } };
};

/** The shapes of a union of objects that no field tells apart; null for any other schema. */
function shapesOf(type: z.ZodTypeAny): z.ZodRawShape[] | null {
  if (!(type instanceof z.ZodUnion)) return null;
  const options = (type.options as z.ZodTypeAny[]).map((option) => bare(option).type);
  const objects = options.filter((option) => option instanceof z.ZodObject);
  return objects.length === options.length ? objects.map((object) => object.shape as z.ZodRawShape) : null;
}

/** A field that a shape has and no other. @throws Error where every field is in another one, too */
function ownField(shape: z.ZodRawShape, shapes: readonly z.ZodRawShape[]): string {
  const own = Object.keys(shape).find((name) => shapes.every((other) => other === shape || !(name in other)));
  if (own === undefined) throw new Error("No field tells the variants of a union apart");
  return own;
}

type Bare = { type: z.ZodTypeAny; isOptional: boolean; initial?: unknown };

/** A schema without what is around it: defaults, effects, optional, null, readonly. */
export function bare(schema: z.ZodTypeAny): Bare {
  let type = schema;
  let isOptional = false;
  let initial: unknown;
  for (;;) {
    if (type instanceof z.ZodEffects) type = type.innerType();
    else if (type instanceof z.ZodPipeline) type = type._def.in;
    else if (type instanceof z.ZodLazy) type = type.schema;
    else if (type instanceof z.ZodDefault) {
      initial ??= type._def.defaultValue();
      type = type._def.innerType;
    } else if (type instanceof z.ZodCatch) type = type._def.innerType;
    else if (type instanceof z.ZodOptional || type instanceof z.ZodNullable) {
      isOptional = true;
      type = type.unwrap();
    } else return { type, isOptional, initial };
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
  { type, isOptional, initial }: Bare,
): FormNode {
  const isChosen = kind === "choice" || kind === "choices";
  const known = isChosen ? valuesOf(type) : [];
  const values = known.length > 0 ? known : isChosen ? Object.keys(said.choices ?? {}) : [];
  const choices = values.map((value) => ({ value, label: said.choices?.[value] ?? value }));
  const { unit = "", example = "" } = said;
  const shown = initialText(kind, initial);
  const first = shown === "" ? {} : { initial: shown };
  return { ...named, kind, isOptional, unit, example, choices, ...first };
}

/** A default as the text that a new part of a form begins with; none where texts are written otherwise. */
function initialText(kind: LeafKind, initial: unknown): string {
  if (kind === "flag") return initial === true ? "yes" : "";
  const isPlain =
    kind === "text" || kind === "long text" || kind === "choice" || kind === "number" || isChoiceKind(kind);
  return isPlain && (typeof initial === "string" || typeof initial === "number") ? String(initial) : "";
}

function valuesOf(type: z.ZodTypeAny): string[] {
  if (type instanceof z.ZodEnum) return [...type.options];
  if (type instanceof z.ZodLiteral) return [String(type.value)];
  if (type instanceof z.ZodArray) return valuesOf(bare(type.element).type);
  if (type instanceof z.ZodUnion)
    return (type.options as z.ZodTypeAny[]).flatMap((option) => valuesOf(bare(option).type));
  return [];
}
