/** A field of a widget item (rule widgets-1). */
export type WidgetField = { value: string | number | boolean | null; label: string };
/** One item of a widget: field name to field. */
export type WidgetItem = Record<string, WidgetField>;

/** Stored content of a widget (`widgetContentSchema`), with plain values expanded. */
export type WidgetContent = { type: string; props: Record<string, unknown>; items: WidgetItem[] };

/**
 * The text of a field, or the fallback if it is missing or empty. Never throws, because owners' content may
 * be incomplete.
 */
export function fieldText(item: WidgetItem | undefined, name: string, fallback = ""): string {
  const value = item?.[name]?.value;
  return value === null || value === undefined || value === "" ? fallback : String(value);
}

/** The label of a field (for an image its alternative text), or the empty string. */
export function fieldLabel(item: WidgetItem | undefined, name: string): string {
  return item?.[name]?.label ?? "";
}
