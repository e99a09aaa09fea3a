import type { NestedItem, NestedProps } from "~/models/content/menus/nested-source";
import type { TemplateView } from "~/models/content/templates/template-view";
import { NestedTemplate } from "../nested-view";
import type { WidgetProps } from "../widget";

/**
 * A template used inside others: a block, or a form with its surroundings. Placeholders name it `block`,
 * `form-content` or `form-placeholder` (rule widgets-13).
 */
export function NestedTemplateWidget({ data }: WidgetProps<NestedProps, TemplateView | null, NestedItem>) {
  return data && <NestedTemplate view={data} />;
}
