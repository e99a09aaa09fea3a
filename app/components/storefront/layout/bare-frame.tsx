import type { ReactNode } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ShopLook } from "~/models/shops/settings/shop-look";

/**
 * A page without the shop's own header and footer, which may be what failed or what is shut: the shop's name
 * or logo above, or the product's where there is no shop.
 */
export function BareFrame({
  look,
  children,
}: {
  look: Pick<ShopLook, "name" | "logo"> | null;
  children: ReactNode;
}) {
  const t = useTexts();
  return (
    <>
      <header className="border-b border-line bg-surface">
        <p className="page-width flex min-h-[72px] items-center gap-3 font-heading text-[1.6rem] leading-none tracking-tight wrap-anywhere">
          {look?.logo ? <img src={look.logo} alt={look.name} className="max-h-10 w-auto" /> : null}
          {look && !look.logo ? look.name : null}
          {look ? null : (
            <>
              <img src="/favicon.svg" alt="" width={32} height={32} /> {t("Awning")}
            </>
          )}
        </p>
      </header>
      <main id="content">{children}</main>
      <footer className="border-t border-line">
        <p className="page-width py-6 text-sm text-muted wrap-anywhere">{look?.name ?? "Awning"}</p>
      </footer>
    </>
  );
}
