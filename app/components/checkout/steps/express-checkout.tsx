import { useTexts } from "~/components/ui/texts/use-texts";
import type { ExpressOffer } from "~/models/shops/pages/express-offer";
import { ExpressForm } from "../express-button";

/** The express buttons above the checkout's parts. */
export function ExpressCheckout({ offers }: { offers: readonly ExpressOffer[] }) {
  const t = useTexts();
  return (
    <section aria-labelledby="express-title" className="mb-8">
      <h2 id="express-title" className="mb-3 text-center text-sm text-muted">
        {t("Express checkout")}
      </h2>
      <div className="grid gap-3">
        {offers.map((offer) => (
          <ExpressForm key={offer.wallet} offer={offer} from="checkout" />
        ))}
      </div>
      <p aria-hidden="true" className="mt-6 flex items-center gap-4 text-sm text-muted">
        <span className="h-px flex-1 bg-line" /> {t("or")} <span className="h-px flex-1 bg-line" />
      </p>
    </section>
  );
}
