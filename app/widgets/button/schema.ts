import { z } from "zod";
import { fieldFlag } from "~/models/widget/field-values";
import { fieldText, type WidgetItem } from "~/models/widget/widget-content";
import { choiceProp, flagProp, textProp } from "~/models/widget/widget-props";

/** Button widget (part 3, §3 "Button item"). `name` and `value` are the template's label and link. */
export const schema = z.object({
  buttonUseTemplateSetting: flagProp(false),
  name: textProp(),
  value: textProp(),
  look: choiceProp(["primary", "secondary", "quiet"]),
  alignment: choiceProp(["left", "center", "right"]),
});

/** Checked properties. */
export type Props = z.output<typeof schema>;

/** What the button says and where it leads: the item's words, or the template's where its setting is on. */
export function buttonTarget(props: Props, item: WidgetItem | undefined): { label: string; link: string } {
  const usesTemplate = fieldFlag(item, "buttonUseTemplateSetting", props.buttonUseTemplateSetting);
  return usesTemplate
    ? { label: props.name || "Click Here", link: props.value }
    : { label: fieldText(item, "buttonLabel", "Click Here"), link: fieldText(item, "buttonLink") };
}
