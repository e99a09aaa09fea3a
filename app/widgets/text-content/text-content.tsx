import { OwnerHtml } from "~/components/ui/owner-html";
import { fieldText } from "~/models/widget/widget-content";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** Columns of a title and a text each; one item takes the whole width. */
export function TextContent({ items }: WidgetProps<Props>) {
  if (items.length === 0) return null;
  const columns = items.length === 1 ? "narrow" : items.length === 2 ? "grid-2" : "grid-3";
  return (
    <section className="mx-auto w-full max-w-[1280px] px-5 py-10 md:px-8 md:py-14">
      <div className={columns}>
        {items.map((item) => (
          <div key={fieldText(item, "title") + fieldText(item, "subText")}>
            <h2 className="mb-3 text-xl font-medium md:text-2xl">{fieldText(item, "title")}</h2>
            <OwnerHtml className="prose text-ink/85" html={fieldText(item, "subText")} />
          </div>
        ))}
      </div>
    </section>
  );
}
