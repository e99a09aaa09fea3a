import { buttonClass } from "~/components/ui/button";
import { SmartLink } from "~/components/ui/smart-link";
import { fieldText } from "~/models/widget/widget-content";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** A link that looks like a button; hidden without a link (part 3, §3). */
export function ButtonWidget({ props, items }: WidgetProps<Props>) {
  const label = props.buttonUseTemplateSetting
    ? props.name
    : fieldText(items[0], "buttonLabel", "Click Here");
  const link = props.buttonUseTemplateSetting ? props.value : fieldText(items[0], "buttonLink");
  if (!link) return null;
  return (
    <SmartLink to={link} className={buttonClass()}>
      {label}
    </SmartLink>
  );
}
