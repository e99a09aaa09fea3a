/** A field of a widget item (rule widgets-1). */
export type WidgetField = { value: string | number | boolean | null; label: string };
/** One item of a widget: field name to field. */
export type WidgetItem = Record<string, WidgetField>;

/** Content of one widget as it is stored (`widgetContentSchema`), plain values widened. */
export type WidgetContent = { type: string; props: Record<string, unknown>; items: WidgetItem[] };

/** The text of a field, or the fallback when it is missing or empty. Never throws: owners' content may be incomplete. */
export function fieldText(item: WidgetItem | undefined, name: string, fallback = ""): string {
  const value = item?.[name]?.value;
  return value === null || value === undefined || value === "" ? fallback : String(value);
}

/** The label of a field (the alternative text of an image field), or the empty string. */
export function fieldLabel(item: WidgetItem | undefined, name: string): string {
  return item?.[name]?.label ?? "";
}
