import { Link } from "@remix-run/react";
import { quoteRequestPath } from "~/paths";

/** Leads to the form that sends the cart to be priced (rule quotes-1). */
export const QuoteOffer = () => (
  <p className="mt-4 rounded-base bg-sunken p-5">
    Buying more, or for a project?{" "}
    <Link to={quoteRequestPath()} className="font-medium underline underline-offset-4">
      Request a quote
    </Link>{" "}
    and we’ll send you our price.
  </p>
);
