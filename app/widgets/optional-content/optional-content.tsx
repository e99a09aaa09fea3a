import { OwnerHtml } from "~/components/ui/owner-html";
import type { OptionalContent as Content } from "~/models/catalogue/product-record";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** A text that may be switched off: open, or folded under its title, which needs no script either way. */
export function OptionalContent({ props, data }: WidgetProps<Props, Content | null>) {
  if (!data) return null;
  const body = <OwnerHtml className="prose mt-4 text-ink/85" html={data.description} />;
  const frame = "mx-auto w-full max-w-[46rem] px-5 py-10 md:px-8";
  if (props.display === "folded" && data.title)
    return (
      <details className={frame}>
        <summary className="min-h-11 text-xl font-medium">{data.title}</summary>
        {data.sub_title ? <p className="text-muted">{data.sub_title}</p> : null}
        {body}
      </details>
    );
  return (
    <section className={frame}>
      {data.sub_title ? <p className="text-sm text-muted">{data.sub_title}</p> : null}
      {data.title ? <h2 className="text-2xl font-medium">{data.title}</h2> : null}
      {body}
    </section>
  );
}
