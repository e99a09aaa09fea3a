import type { WidgetItem } from "../shops/widget-content";

/**
 * A widget with everything its component needs: validated properties, so that the browser needs no schema;
 * `data` is its loader's result, or null.
 */
export type WidgetView = { type: string; props: Record<string, unknown>; items: WidgetItem[]; data: unknown };
