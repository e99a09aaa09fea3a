import { type ReactNode, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { SellerCount } from "~/models/catalogue/offer/choose-offer";
import type { PriceView } from "~/models/catalogue/price/price-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { moreSellersPath } from "~/paths/places";
import { lazyPart } from "../../../ui/framework/lazy-part";
import { PressLink } from "../../../ui/link/press-link";

// Only for those who ask.
const MoreSellersPanel = lazyPart(() => import("./more-sellers-panel"));

/** Leads to every offer of a product; with a script they open beside the page (rule sellers-10). */
export function MoreSellersLink({
  jpin,
  className,
  title,
  onOpen,
  children,
}: {
  jpin: string;
  className: string;
  title?: string;
  /** What else opening it does. */
  onOpen?: () => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PressLink
        href={moreSellersPath(jpin)}
        rel="nofollow"
        title={title}
        onPress={() => {
          setOpen(true);
          onOpen?.();
        }}
        className={className}
      >
        {children}
      </PressLink>
      {isOpen ? <OpenMoreSellers jpin={jpin} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Every offer of a product, open beside the page. */
export function OpenMoreSellers({ jpin, onClose }: { jpin: string; onClose: () => void }) {
  return <MoreSellersPanel jpin={jpin} onClose={onClose} />;
}

/** 'See More Sellers', with how many there are and their lowest price (rule sellers-6). */
export function MoreSellers({
  jpin,
  sellers,
  price,
}: {
  jpin: string;
  sellers: SellerCount;
  price: PriceView;
}) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {price.kind === "visible" ? (
        <span className="text-muted">
          {t("{count} sellers from {money}", {
            count: sellers.count,
            money: formatMoney(sellers.fromMinor, price.currency),
          })}
        </span>
      ) : null}
      <MoreSellersLink
        jpin={jpin}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        {t("See More Sellers")}
      </MoreSellersLink>
    </div>
  );
}
