import type { ExpressOffer } from "~/models/shops/pages/express-offer";
import { ExpressForm } from "../express-button";

/** The express button above the checkout's parts. */
export function ExpressCheckout({ offer }: { offer: ExpressOffer }) {
  return (
    <section aria-labelledby="express-title" className="mb-8">
      <h2 id="express-title" className="mb-3 text-center text-sm text-muted">
        Express checkout
      </h2>
      <ExpressForm offer={offer} from="checkout" />
      <p aria-hidden="true" className="mt-6 flex items-center gap-4 text-sm text-muted">
        <span className="h-px flex-1 bg-line" /> or <span className="h-px flex-1 bg-line" />
      </p>
    </section>
  );
}
