import { ButtonLink } from "~/components/ui/button";
import { fieldLabel, fieldText } from "~/models/widget/widget-content";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** A band with a sentence, a button and a picture. */
export function CallToAction({ items }: WidgetProps<Props>) {
  const item = items[0];
  if (!item) return null;
  const image = fieldText(item, "bannerImage");
  const label = fieldText(item, "buttonLabel");
  return (
    <section className="mx-auto w-full max-w-[1280px] px-5 py-8 md:px-8">
      <div className="grid overflow-hidden rounded-[calc(var(--radius-base)*1.6)] bg-brand text-brand-ink md:grid-cols-2">
        <div className="flex flex-col items-start justify-center gap-6 p-8 md:p-14">
          <p className="font-heading text-2xl leading-snug md:text-4xl">
            {fieldText(item, "bannerDescription")}
          </p>
          {label ? (
            <ButtonLink variant="secondary" to={fieldText(item, "bannerCallToAction", "/")}>
              {label}
            </ButtonLink>
          ) : null}
        </div>
        {image ? (
          <img
            src={`${image}-960.webp`}
            srcSet={`${image}-640.webp 640w, ${image}-960.webp 960w, ${image}-1280.webp 1280w`}
            sizes="(min-width: 768px) 640px, 100vw"
            alt={fieldLabel(item, "bannerImage")}
            loading="lazy"
            decoding="async"
            className="aspect-[4/3] h-full w-full object-cover md:aspect-auto"
          />
        ) : null}
      </div>
    </section>
  );
}
