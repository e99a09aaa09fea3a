// @public

import type { ReactNode } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { PolicyLinks } from "../../ui/link/policy-links";
import { WithdrawLink } from "../../ui/link/withdraw-link";
import { useRootData } from "../../ui/page/root-data";
import { PaymentMarks } from "../../ui/payment-marks";
import { LanguageLinks } from "./language-links";
import { OptOut } from "./opt-out";

/** The shop's footer around the owner's footer template; reduced at checkout. */
export function SiteFooter({ isSlim = false, children }: { isSlim?: boolean; children: ReactNode }) {
  const t = useTexts();
  const { shop } = useRootData();
  if (isSlim)
    return (
      <footer className="border-t border-line">
        <div className="page-width flex flex-wrap items-center justify-between gap-3 py-6 text-sm text-muted wrap-anywhere">
          {children ?? <p>{shop.name}</p>}
          <PolicyLinks />
          <WithdrawLink />
          <a href={`mailto:${shop.email}`} className="underline underline-offset-4">
            {shop.email}
          </a>
          <LanguageLinks />
        </div>
      </footer>
    );
  return (
    <footer className="site-footer bg-brand text-brand-ink">
      <div className="page-width py-6 wrap-anywhere md:py-16">
        {children ?? <p>{shop.name}</p>}
        {/* In the same place on every page, whatever the owner's template holds (rule layout-13). */}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-sm md:mt-8 md:gap-y-4">
          <p>
            {t("Questions?")}{" "}
            <a
              href={`mailto:${shop.email}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
            >
              {shop.email}
            </a>
          </p>
          <PaymentMarks marks={shop.paymentMarks} />
        </div>
        <WithdrawLink />
        <OptOut />
        <LanguageLinks />
      </div>
    </footer>
  );
}
