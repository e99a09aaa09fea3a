// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { type QuoteState, quoteStateLabels } from "~/models/checkout/quote-state";
import type { QuoteView } from "~/models/checkout/quote-view";
import type { Translate } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { homePath, orderPath, quotePath } from "~/paths";
import { ButtonLink } from "../ui/form/button";
import { Goods } from "./steps/order-aside";

const tones: Record<QuoteState, string> = {
  requested: "bg-warning-soft text-warning",
  priced: "bg-success-soft text-success",
  ordered: "bg-sunken text-ink",
  expired: "bg-sunken text-muted",
};

/** A quote to look at: its state, what it holds, and the way on. `quoteKey` is that of its mail. */
export function QuotePreview({ quote, quoteKey }: { quote: QuoteView; quoteKey: string | undefined }) {
  const t = useTexts();
  return (
    <article className="mx-auto max-w-2xl px-5 py-10 md:py-14">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-3xl font-medium md:text-4xl">
            {t("Quote {number}", { number: quote.number })}
          </h1>
          <p className="mt-2 text-muted">
            {t("Requested on {createdOnText}", { createdOnText: quote.createdOnText })}
          </p>
        </div>
        <span
          className={`inline-flex items-center rounded-pill px-3 py-1 text-sm font-medium ${tones[quote.state]}`}
        >
          {phrase(quoteStateLabels[quote.state])}
        </span>
      </header>
      <p className="mt-6 wrap-anywhere">{stateText(t, quote)}</p>
      {quote.answer ? (
        <p className="mt-4 rounded-base bg-sunken p-5 whitespace-pre-line wrap-anywhere">{quote.answer}</p>
      ) : null}
      {quote.summary.items.length > 0 ? (
        <section aria-label={t("Items")} className="mt-8">
          <Goods summary={quote.summary} />
        </section>
      ) : null}
      {quote.note ? (
        <p className="mt-6 text-muted wrap-anywhere">{t("Your message: {note}", { note: quote.note })}</p>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-4">
        <WayOn quote={quote} quoteKey={quoteKey} />
        <ButtonLink to={homePath()} variant="secondary">
          {t("Continue shopping")}
        </ButtonLink>
      </div>
    </article>
  );
}

function WayOn({ quote, quoteKey }: { quote: QuoteView; quoteKey: string | undefined }) {
  const t = useTexts();
  if (quote.state === "priced")
    return <ButtonLink to={quotePath(quote.id, { key: quoteKey })}>{t("Order now")}</ButtonLink>;
  if (quote.orderId) return <ButtonLink to={orderPath(quote.orderId)}>{t("View your order")}</ButtonLink>;
  return null;
}

function stateText(t: Translate, { state, email, validUntilText }: QuoteView): string {
  switch (state) {
    case "requested":
      return t(
        "We’re working on your price and will email {email} as soon as it’s ready. The prices below are today’s prices.",
        { email },
      );
    case "priced":
      return t("The prices below hold until {day}.", { day: validUntilText });
    case "ordered":
      return t("You have ordered this quote.");
    case "expired":
      return t("This quote expired on {day}. Please ask us for a new one.", { day: validUntilText });
  }
}
