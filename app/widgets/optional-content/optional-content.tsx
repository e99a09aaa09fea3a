import { Icon } from "~/components/ui/icon";
import { OwnerHtml } from "~/components/ui/owner-html";
import type { OptionalContent as Content } from "~/models/platform/media/product-record";
import type { WidgetProps } from "../widget";
import type { Item, Props } from "./schema";

/** A text that may be switched off: open, or collapsed under its title, without needing a script. */
export function OptionalContentWidget({ props, data }: WidgetProps<Props, Content | null, Item>) {
  if (!data) return null;
  const frame = "reading-column w-full px-(--gutter)";
  if (props.display === "folded" && data.title)
    return (
      // Adjacent ones form one list.
      <section className={frame}>
        <details className="group/fold border-b border-line py-2">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-lg font-medium [&::-webkit-details-marker]:hidden">
            {data.title}
            <span className="shrink-0 transition-transform group-open/fold:rotate-180">
              <Icon name="chevronDown" sizePx={20} />
            </span>
          </summary>
          <div className="pb-4">
            {data.sub_title ? <p className="text-muted">{data.sub_title}</p> : null}
            <OwnerHtml className="prose mt-1 text-ink/85" html={data.description} />
          </div>
        </details>
      </section>
    );
  return (
    <section className={`${frame} py-10`}>
      {data.sub_title ? <p className="text-sm text-muted">{data.sub_title}</p> : null}
      {data.title ? <h2 className="text-2xl font-medium">{data.title}</h2> : null}
      <OwnerHtml className="prose mt-4 text-ink/85" html={data.description} />
    </section>
  );
}
