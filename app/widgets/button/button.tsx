import { buttonClass } from "~/components/ui/button";
import { SmartLink } from "~/components/ui/smart-link";
import type { WidgetProps } from "../widget";
import { buttonTarget } from "./button-target";
import type { Props } from "./schema";

const alignments: Record<Props["alignment"], string> = {
  left: "text-left",
  center: "text-center",
  right: "text-right",
};

/** A link styled as a button; hidden without a link (rule widgets-12). */
export function ButtonWidget({ props, items }: WidgetProps<Props>) {
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
