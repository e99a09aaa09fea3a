import { Html } from "~/components/ui/html";
import { fieldText } from "~/models/widget/widget-content";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** The owner's HTML in readable width. */
export function SimpleText({ items }: WidgetProps<Props>) {
  const html = fieldText(items[0], "textContent");
  return html.trim() ? <Html className="prose" html={html} /> : null;
}
