import { SmartLink } from "~/components/ui/smart-link";
import { fieldText } from "~/models/widget/widget-content";
import type { WidgetProps } from "../widget";
import type { CopyrightData } from "./data.server";
import type { Props } from "./schema";

/** The copyright line; what follows a `|` is the address of an optional link (part 3, §2 "Footer"). */
export function Copyright({ items, data }: WidgetProps<Props, CopyrightData>) {
  const [text = "", link] = fieldText(items[0], "text", "© {year} {client}").split("|");
  const line = text.trim().replaceAll("{year}", String(data.year)).replaceAll("{client}", data.client);
  return (
    <p className="text-sm">
      {link ? (
        <SmartLink to={link.trim()} className="underline underline-offset-4">
          {line}
        </SmartLink>
      ) : (
        line
      )}
    </p>
  );
}
