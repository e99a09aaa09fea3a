import { fieldFlag } from "~/models/content/field-values";
import { fieldText, type WidgetItem } from "~/models/shops/widget-content";
import type { Props } from "./schema";

/** Label and link of the button: the item's, or the template's if its setting is on. */
export function buttonTarget(props: Props, item: WidgetItem | undefined): { label: string; link: string } {
  const usesTemplate = fieldFlag(item, "buttonUseTemplateSetting", props.buttonUseTemplateSetting);
  return usesTemplate
    ? { label: props.name || "Click Here", link: props.value }
    : { label: fieldText(item, "buttonLabel", "Click Here"), link: fieldText(item, "buttonLink") };
}
