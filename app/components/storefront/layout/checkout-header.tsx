// @public

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { cartPath, homePath } from "~/paths";
import { Icon } from "../../ui/icon";
import { useRootData } from "../../ui/page/root-data";

/** A header with links to home and the cart only, without distractions. */
export function CheckoutHeader({ children }: { children: ReactNode }) {
  const t = useTexts();
  const { shop, visitor } = useRootData();
  return (
    <header className="border-b border-line bg-surface">
      <div className="page-width flex min-h-[72px] items-center justify-between gap-4">
        <Link
          to={homePath()}
          className="inline-flex min-h-11 min-w-0 items-center font-heading text-[1.6rem] leading-none wrap-anywhere tracking-tight"
        >
          {shop.name}
        </Link>
        <p className="hidden items-center gap-2 text-sm text-muted md:flex">
          <Icon name="lock" sizePx={18} /> {t("Secure checkout")}
        </p>
        <Link
          to={cartPath()}
          className="inline-flex shrink-0 min-h-11 items-center gap-2 text-sm font-medium"
        >
          <Icon name="cart" /> {t("Cart ({cartCount})", { cartCount: visitor.cartCount })}
        </Link>
      </div>
      {children}
    </header>
  );
}
