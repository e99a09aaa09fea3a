// @public

/**
 * A widget with everything its component needs: properties and items as they were read, so that the browser
 * needs no schema; `data` is its loader's result, or null.
 */
export type WidgetView = {
  type: string;
  props: Record<string, unknown>;
  items: Record<string, unknown>[];
  data: unknown;
};
