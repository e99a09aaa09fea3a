// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ProductImage } from "~/models/platform/media/product-record";
import { turned } from "~/models/shops/pages/gallery";
import { picturePath } from "~/paths/pictures";
import { buttonClass } from "../ui/form/button";
import { Icon } from "../ui/icon";
import { Picture } from "./picture";

type PicturePageProps = { name: string; image: ProductImage; number: number; total: number; back: string };

/**
 * A picture of a product, as large as the window, with the way back and to its neighbors (rule gallery-8).
 */
export function PicturePage({ name, image, number, total, back }: PicturePageProps) {
  const t = useTexts();
  const pathOf = (by: -1 | 1) => picturePath(back, turned(number - 1, by, total) + 1);
  return (
    <div className="page-width pb-10">
      <div className="flex items-center justify-between gap-4 py-4">
        <h1 className="min-w-0 text-xl font-medium wrap-anywhere">{name}</h1>
        <Link to={back} className={buttonClass("secondary", "sm", "min-h-11 shrink-0 gap-2")}>
          <Icon name="close" sizePx={18} /> {t("Close")}
        </Link>
      </div>
      <Picture
        image={image}
        sizes="100vw"
        alt={image.alt || (number === 1 ? name : `${name}, picture ${number}`)}
        priority
        className="mx-auto h-auto max-h-[80dvh] w-full rounded-base object-contain"
      />
      {total > 1 ? (
        <nav aria-label={t("Pictures")} className="mt-4 flex items-center justify-center gap-6">
          <TurnLink to={pathOf(-1)} label={t("Previous picture")} icon="chevronLeft" />
          <p className="text-sm tabular-nums">{t("{number} of {total}", { number, total })}</p>
          <TurnLink to={pathOf(1)} label={t("Next picture")} icon="chevronRight" />
        </nav>
      ) : null}
    </div>
  );
}

type TurnLinkProps = { to: string; label: string; icon: "chevronLeft" | "chevronRight" };

/** Takes the place of the picture in the history: Back leads to the product, however many were looked at. */
const TurnLink = ({ to, label, icon }: TurnLinkProps) => (
  <Link
    to={to}
    replace
    aria-label={label}
    rel="nofollow"
    className="inline-flex size-12 items-center justify-center rounded-pill border border-line hover:bg-sunken"
  >
    <Icon name={icon} />
  </Link>
);
