// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { type QuoteState, quoteStateLabels } from "~/models/checkout/quote-state";
import type { QuoteListItem } from "~/models/checkout/quote-view";
import { phrase } from "~/models/platform/texts/phrase";
import { quotePreviewPath } from "~/paths";

const tones: Record<QuoteState, string> = {
  requested: "bg-warning-soft text-warning",
  priced: "bg-success-soft text-success",
  ordered: "bg-sunken text-ink",
  expired: "bg-sunken text-muted",
};

/** A customer's quotes, the newest first; each leads to its page, from which a priced one is ordered. */
export const QuoteList = ({ quotes }: { quotes: readonly QuoteListItem[] }) => {
  const t = useTexts();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {quotes.map(({ id, number, state, createdOnText, validUntilText }) => (
        <li
          key={id}
          className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5 hover:bg-sunken/50"
        >
          <div>
            <Link
              to={quotePreviewPath(id)}
              className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {t("Quote {number}", { number })}
            </Link>
            <p className="text-sm text-muted">
              {state === "priced"
                ? t("Valid until {validUntilText}", { validUntilText })
                : t("Requested on {createdOnText}", { createdOnText })}
            </p>
          </div>
          <span
            className={`inline-flex items-center rounded-pill px-3 py-1 text-sm font-medium ${tones[state]}`}
          >
            {phrase(quoteStateLabels[state])}
          </span>
        </li>
      ))}
    </ul>
  );
};
