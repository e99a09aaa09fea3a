import { SmartLink } from "~/components/ui/link/smart-link";
import { copyrightLine } from "~/models/content/templates/copyright-line";
import type { WidgetProps } from "../widget";
import type { CopyrightData } from "./data.server";
import type { Item, Props } from "./schema";

/** The copyright line, and its link after a `|` (rule menus-8). */
export function Copyright({ items, data }: WidgetProps<Props, CopyrightData, Item>) {
  const { text, link } = copyrightLine(items[0]?.text ?? "© {year} {client}", data);
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
