import { OwnerHtml } from "~/components/ui/owner-html";
import { fieldText } from "~/models/shops/widget-content";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** The owner's HTML in readable width. */
export function SimpleText({ items }: WidgetProps<Props>) {
  const html = fieldText(items[0], "textContent");
  return html.trim() ? <OwnerHtml className="prose" html={html} /> : null;
}
