import { useId, useRef, useState } from "react";
import { PlainLink } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { SetOffer } from "~/models/catalogue/offer/set-offer";
import type { ListSummary } from "~/models/catalogue/options/list-choice";
import { saidChoice } from "~/models/catalogue/options/said-choice";
import { planOf } from "~/models/catalogue/plans/plan";
import { priceAt } from "~/models/catalogue/price/price-at";
import type { PriceView } from "~/models/catalogue/price/price-view";
import type { ShownProduct } from "~/models/catalogue/product/product-page";
import { shownSku } from "~/models/catalogue/variation/shown-sku";
import { formatMoney } from "~/models/platform/money/format-money";
import type { StaticData } from "~/models/platform/page/static-data";
import type { ExpressOffer } from "~/models/shops/pages/express-offer";
import type { ShopTrust } from "~/models/shops/settings/shop-trust";
import { productReviewsPath } from "~/paths";
import { KeepRow } from "../../../catalogue/keep-row";
import { Price } from "../../../catalogue/price";
import { Stars } from "../../../catalogue/stars";
import { useSaid } from "../../../ui/form/use-said";
import { TrustList } from "../../../ui/trust-list";
import { type RefusedChoices, useOptionChoices } from "../../use-choices";
import { SoldBy } from "../offers/sold-by";
import { showWrongField } from "../options/show-wrong-field";
import { VariationOptions } from "../options/variation-options";
import { DeliveryInfo } from "./delivery-info";
import { PurchaseForm } from "./purchase-form";

/**
 * `heading` is the heading level of the product's name, `onLists` the customer's lists that have the product,
 * `refused` a refused form without a script.
 */
type BuyBoxProps = {
  product: ShownProduct;
  trust: StaticData<ShopTrust>;
  updatedBy: string;
  express: ExpressOffer[];
  onLists: readonly ListSummary[];
  heading: "h1" | "h2";
  refused?: RefusedChoices | null;
};

/** Everything needed to decide and buy: name, price, tiers, stock, options, quantity, button. */
export function BuyBox({
  product,
  trust,
  updatedBy,
  express,
  onLists,
  heading: Heading,
  refused = null,
}: BuyBoxProps) {
  const t = useTexts();
  const choices = useOptionChoices(product.options, refused);
  const [qty, setQty] = useState(1);
  const formId = useId();
  const [isTried, setTried] = useState(refused !== null);
  const box = useRef<HTMLDivElement>(null);
  const tryToAdd = () => {
    setTried(true);
    showWrongField(box.current);
  };
  const plan = planOf(product.plans, { options: choices.selections });
  const wanted = { qty, feeMinor: choices.feeMinor, plan };
  const price = priceAt(product.price, product.purchase?.tiers ?? [], wanted);
  useSaid(saidChoice(product, price), product.slug);
  const sku = shownSku(product.variation?.sku ?? product.sku, product.slug);
  return (
    <div ref={box} className="space-y-5 md:space-y-7">
      <header>
        {product.brand ? (
          <p dir="auto" className="mb-2 text-sm text-muted wrap-anywhere">
            {product.brand}
          </p>
        ) : null}
        <Heading dir="auto" className="text-3xl font-medium wrap-anywhere md:text-[2.6rem]">
          {product.name}
        </Heading>
        {product.subTitle ? (
          <p dir="auto" className="mt-3 text-lg text-muted">
            {product.subTitle}
          </p>
        ) : null}
        {product.rating ? (
          <PlainLink
            href={productReviewsPath(product.slug, { variationSku: product.variation?.sku })}
            className="rating-link"
          >
            <Stars rating={product.rating} />
          </PlainLink>
        ) : null}
      </header>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {product.set ? <WholeSetPrice set={product.set} /> : null}
        <Price price={price} size={product.set ? "md" : "lg"} />
        <SavedBadge price={price} />
      </div>
      <SoldBy product={product} />
      {product.priceLevelTexts.length > 0 ? <PriceLevels texts={product.priceLevelTexts} /> : null}
      {product.shortDescription ? (
        <p dir="auto" className="max-w-prose text-muted wrap-anywhere">
          {product.shortDescription}
        </p>
      ) : null}
      <VariationOptions product={product} updatedBy={updatedBy} formId={formId} isTried={isTried} />
      <DeliveryInfo product={product} />
      <PurchaseForm
        product={product}
        price={price}
        choices={choices}
        express={express}
        refusedText={refused?.message ?? ""}
        qty={qty}
        onQty={setQty}
        formId={formId}
        onTry={tryToAdd}
      />
      {product.isGiftCard ? (
        <p className="text-sm text-muted">
          {t("We email the gift card’s code after you pay. Nothing is shipped.")}
        </p>
      ) : null}
      {product.stock.isInStock ? <TrustList trust={trust} ships={product.isShipped} /> : null}
      <KeepRow product={product} formId={formId} onLists={onLists} />
      {sku ? (
        <p className="border-t border-line pt-4 text-sm text-muted">
          {t("SKU")} <span className="tabular-nums text-ink">{sku}</span>
        </p>
      ) : null}
    </div>
  );
}

function SavedBadge({ price }: { price: PriceView }) {
  const t = useTexts();
  if (price.kind !== "visible" || price.savePercent === 0) return null;
  return (
    <p className="rounded-pill border border-accent/40 px-2.5 py-0.5 text-sm font-medium text-accent">
      {t("{savePercent}% off", { savePercent: price.savePercent })}
    </p>
  );
}

/** What all of a set costs, before what it starts at (rule product-8). */
const WholeSetPrice = ({ set }: { set: SetOffer }) => {
  const t = useTexts();
  return (
    <p className="price price-lg">
      <small>{t("Whole set")}</small> {formatMoney(set.totalMinor, set.currency)}
    </p>
  );
};

function PriceLevels({ texts }: { texts: string[] }) {
  return (
    <ul className="space-y-1 rounded-base bg-sunken px-5 py-4 text-sm tabular-nums">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
