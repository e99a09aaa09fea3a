import { z } from "zod";

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const field = z.union([z.object({ value: scalar, label: z.string().default("") }).strict(), scalar]);

/** A field of a widget item: "each widget item has fields, each with a value" (part 3, §1). */
export type WidgetField = { value: string | number | boolean | null; label: string };
/** One item of a widget: field name to field. */
export type WidgetItem = Record<string, WidgetField>;

/** Content of one widget as it is stored: type, properties, items. Plain values are widened to `{ value, label }`. */
export const widgetContentSchema = z
  .object({
    type: z.string().min(1),
    props: z.record(z.unknown()).default({}),
    items: z
      .array(
        z.record(
          field.transform(
            (raw): WidgetField => (raw !== null && typeof raw === "object" ? raw : { value: raw, label: "" }),
          ),
        ),
      )
      .default([]),
  })
  .strict();

/** Content of one widget. */
export type WidgetContent = z.output<typeof widgetContentSchema>;

/** The text of a field, or the fallback when it is missing or empty. Never throws: owners' content may be incomplete. */
export function fieldText(item: WidgetItem | undefined, name: string, fallback = ""): string {
  const value = item?.[name]?.value;
  return value === null || value === undefined || value === "" ? fallback : String(value);
}

/** The label of a field (the alternative text of an image field), or the empty string. */
export function fieldLabel(item: WidgetItem | undefined, name: string): string {
  return item?.[name]?.label ?? "";
}
