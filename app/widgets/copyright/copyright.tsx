import { SmartLink } from "~/components/ui/smart-link";
import { copyrightLine } from "~/models/content/copyright-line";
import { fieldText } from "~/models/shops/widget-content";
import type { WidgetProps } from "../widget";
import type { CopyrightData } from "./data.server";
import type { Props } from "./schema";

/** The copyright line, and its link after a `|` (rule menus-8). */
export function Copyright({ items, data }: WidgetProps<Props, CopyrightData>) {
  const { text, link } = copyrightLine(fieldText(items[0], "text", "© {year} {client}"), data);
  return (
    <p className="text-sm">
      {text}
      {link ? (
        <>
          {" | "}
          <SmartLink to={link.url} className="underline underline-offset-4">
            {link.label}
          </SmartLink>
        </>
      ) : null}
    </p>
  );
}
