import { OwnerHtml } from "~/components/ui/owner-html";
import type { WidgetProps } from "../widget";
import type { Item, Props } from "./schema";

/** The owner's HTML in readable width. */
export function SimpleText({ items }: WidgetProps<Props, unknown, Item>) {
  const html = items[0]?.textContent ?? "";
  return html.trim() ? <OwnerHtml className="prose" html={html} /> : null;
}
