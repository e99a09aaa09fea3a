import { BannerPicture } from "~/components/content/banner-picture";
import { buttonClass } from "~/components/ui/form/button";
import { SmartLink } from "~/components/ui/link/smart-link";
import { OwnerHtml } from "~/components/ui/owner-html";
import type { Item } from "./schema";

/** Content of a popup: a picture, a title, the owner's HTML and a button. */
export function PopupContent({ item, onFollow }: { item: Item; onFollow: () => void }) {
  const image = item.image.url;
  const title = item.title;
  const html = item.content;
  const label = item.buttonLabel;
  const link = item.buttonLink;
  return (
    <>
      {image ? (
        <div className="relative aspect-[16/9]">
          <BannerPicture
            url={image}
            alt={item.image.alt}
            sizes="(min-width: 900px) 860px, 100vw"
            className="absolute inset-0 size-full"
          />
        </div>
      ) : null}
      <div className="space-y-4 p-7 md:p-9">
        {title ? <h2 className="pe-10 text-2xl font-medium md:text-3xl">{title}</h2> : null}
        {html ? <OwnerHtml className="prose text-ink/85" html={html} /> : null}
        {label && link ? (
          <p>
            <SmartLink to={link} onClick={onFollow} className={buttonClass()}>
              {label}
            </SmartLink>
          </p>
        ) : null}
      </div>
    </>
  );
}
