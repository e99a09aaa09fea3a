import type { WidgetItem } from "~/models/shops/widget-content";

/**
 * What a widget's component gets: its checked properties, its items, what its loader answered, and the
 * attribute name its content is stored under.
 */
export type WidgetProps<Props = unknown, Data = unknown> = {
  props: Props;
  items: WidgetItem[];
  data: Data;
  name: string;
};
