import { buttonClass } from "~/components/ui/form/button";
import { SmartLink } from "~/components/ui/link/smart-link";
import { phrase } from "~/models/platform/texts/phrase";
import type { WidgetProps } from "../widget";
import type { Item, Props } from "./schema";

const alignments: Record<Props["alignment"], string> = {
  left: "text-start",
  center: "text-center",
  right: "text-end",
};

/** A link styled as a button; hidden without a link (rule widgets-12). */
export function ButtonWidget({ props, items }: WidgetProps<Props, unknown, Item>) {
  const { label, link } = buttonTarget(props, items[0]);
  if (!link) return null;
  return (
    <p className={alignments[props.alignment]}>
      <SmartLink to={link} className={buttonClass(props.look)}>
        {label}
      </SmartLink>
    </p>
  );
}

/** Label and link of the button: the item's, or the template's if its setting is on. */
function buttonTarget(props: Props, item: Item | undefined): { label: string; link: string } {
  const usesTemplate = item?.buttonUseTemplateSetting ?? props.buttonUseTemplateSetting;
  if (usesTemplate) return { label: props.name || phrase("Click Here"), link: props.value };
  return { label: item?.buttonLabel ?? "", link: item?.buttonLink ?? "" };
}
