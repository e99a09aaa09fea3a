// @public

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { KeptItemView } from "~/models/selling/cart/kept-item";
import { productPath } from "~/paths";
import { sellerPath } from "~/paths/places";
import { Price } from "../../catalogue/price";
import { StockLabel } from "../../catalogue/stock-label";
import { ChoiceList } from "../lists/choice-list";
import { LinePicture } from "./line-picture";

/**
 * A kept item: picture, name, what was chosen, price and stock, and what can be done with it: on phones below
 * them all.
 */
export function KeptLine({
  item,
  Heading = "h2",
  children,
}: {
  item: KeptItemView;
  Heading?: "h2" | "h3";
  children: ReactNode;
}) {
  const t = useTexts();
  const { name, slug, isVariation, sku } = item;
  // A variation's own name may say it: Tide mug, Deep sea.
  const variationText = name.endsWith(item.variationText) ? "" : item.variationText;
  return (
    <li className="kept-line">
      <LinePicture image={item.image} sizePx={96} />
      <div className="min-w-0 space-y-2">
        <div>
          <Heading className="font-body text-base font-medium leading-snug tracking-normal wrap-anywhere">
            {slug ? (
              <Link to={productPath(slug, isVariation ? sku : undefined)} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
          {variationText ? <p className="mt-0.5 text-sm text-muted">{variationText}</p> : null}
          <ChoiceList choices={item.choiceTexts} />
          {item.soldBy ? (
            <p className="mt-0.5 text-sm text-muted">
              {t("Sold by")}{" "}
              <Link to={sellerPath(item.soldBy.code)} className="underline">
                {item.soldBy.name}
              </Link>
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Price price={item.price} />
          {item.needsChoice && slug ? (
            <Link to={productPath(slug)} className="text-sm underline underline-offset-4 print:hidden">
              {t("Choose options")}
              <span className="sr-only"> {t("of {name}", { name })}</span>
            </Link>
          ) : (
            <StockLabel stock={item.stock} />
          )}
        </div>
      </div>
      <div className="kept-deal">{children}</div>
    </li>
  );
}
