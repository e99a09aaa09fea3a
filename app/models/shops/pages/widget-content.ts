// @public

/** A field of a widget item (rule widgets-1). */
export type WidgetField = { value: string | number | boolean | null; label: string };
/** One item of a widget: field name to field. */
export type WidgetItem = Record<string, WidgetField>;

/** Stored content of a widget (`widgetContentSchema`), with plain values expanded. */
export type WidgetContent = { type: string; props: Record<string, unknown>; items: WidgetItem[] };
