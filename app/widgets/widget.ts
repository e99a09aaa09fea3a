/**
 * What a widget's component gets: its properties and items as they were read, what its loader answered, and
 * the attribute name its content is stored under.
 */
export type WidgetProps<Props = unknown, Data = unknown, Item = Record<string, unknown>> = {
  props: Props;
  items: Item[];
  data: Data;
  name: string;
};
