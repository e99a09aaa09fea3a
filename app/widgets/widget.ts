import type { ComponentType } from "react";
import type { z } from "zod";
import type { WidgetItem } from "~/models/widget/widget-content";

/**
 * What a widget's component gets: its checked properties, its items, what its loader answered, and the attribute name
 * its content is stored under.
 */
export type WidgetProps<Props = unknown, Data = unknown> = {
  props: Props;
  items: WidgetItem[];
  data: Data;
  name: string;
};

/** A widget as the registry holds it. `schema` gives every property a default, so wrong content falls back to it. */
export type WidgetDefinition = {
  schema: z.ZodType<unknown, z.ZodTypeDef, unknown>;
  // Each component takes its own properties; the registry only ever feeds it what its own schema made.
  component: ComponentType<WidgetProps<never, never>>;
};

/** Ties a schema to a component of the same properties. */
export function defineWidget<Props, Data>(
  schema: z.ZodType<Props, z.ZodTypeDef, unknown>,
  component: ComponentType<WidgetProps<Props, Data>>,
): WidgetDefinition {
  return { schema, component: component as unknown as WidgetDefinition["component"] };
}
