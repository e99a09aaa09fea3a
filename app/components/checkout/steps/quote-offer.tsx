import { Link } from "@remix-run/react";
import { RichText } from "~/components/ui/texts/rich-text";
import { useTexts } from "~/components/ui/texts/use-texts";
import { quoteRequestPath } from "~/paths";

/** Leads to the form that sends the cart to be priced (rule quotes-1). */
export const QuoteOffer = () => {
  const t = useTexts();
  return (
    <p className="mt-4 rounded-base bg-sunken p-5">
      <RichText
        text={t("Buying more, or for a project? <a>Request a quote</a> and we’ll send you our price.")}
        parts={{
          a: (words) => (
            <Link to={quoteRequestPath()} className="font-medium underline underline-offset-4">
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
};
