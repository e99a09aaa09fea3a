import { OwnerHtml } from "~/components/ui/owner-html";
import { keyedItems } from "~/components/ui/page/keyed-items";
import type { WidgetProps } from "../widget";
import type { Item, Props } from "./schema";

/**
 * Columns of a title and a text each, with a title above all of them; a single item has the full width. Empty
 * items are left out.
 */
export function TextContent({ props, items }: WidgetProps<Props, unknown, Item>) {
  const shown = items.filter((item) => item.title || item.subText);
  if (shown.length === 0) return null;
  const Heading = props.title ? "h3" : "h2";
  const columns = shown.length === 1 ? "narrow" : shown.length === 2 ? "grid-2" : "grid-3";
  return (
    <section className="page-width section-room">
      {props.title ? (
        <h2 dir="auto" className="mb-6 text-2xl font-medium md:text-3xl">
          {props.title}
        </h2>
      ) : null}
      <div className={`${columns} ${props.textAlign === "center" ? "text-center [&_.prose]:mx-auto" : ""}`}>
        {keyedItems(shown).map(({ key, item }) => {
          const title = item.title;
          const html = item.subText;
          return (
            <div key={key}>
              {title ? (
                <Heading dir="auto" className="mb-3 text-xl font-medium md:text-2xl">
                  {title}
                </Heading>
              ) : null}
              {html ? <OwnerHtml className="prose text-ink/85" html={html} /> : null}
            </div>
          );
        })}
      </div>
    </section>
  );
}
