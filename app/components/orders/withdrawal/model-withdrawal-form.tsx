// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { PrintButton } from "../../selling/lists/print-button";

/**
 * The model withdrawal form of Annex I B of Directive 2011/83/EU, filled in with who gets it, to be printed.
 * @param trader name, address and e-mail, a line each
 */
export function ModelWithdrawalForm({ trader }: { trader: readonly string[] }) {
  const t = useTexts();
  return (
    <article className="mx-auto max-w-[800px] px-5 py-10 md:px-8 print:max-w-none print:p-0">
      <div className="mb-6 flex justify-end">
        <PrintButton />
      </div>
      <h1 className="text-3xl font-medium hyphens-auto">{t("Model withdrawal form")}</h1>
      <p className="mt-3">
        {t("(Complete and return this form only if you wish to withdraw from the contract.)")}
      </p>
      <p className="mt-6">{t("To:")}</p>
      <address className="not-italic">
        {trader.map((line) => (
          <span key={line} className="block wrap-anywhere">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-6">
        {t(
          "I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):",
        )}
      </p>
      <Blank count={3} />
      {[
        t("Ordered on (*)/received on (*):"),
        t("Name of consumer(s):"),
        t("Address of consumer(s):"),
        t("Signature of consumer(s) (only if this form is notified on paper):"),
        t("Date:"),
      ].map((label) => (
        <div key={label} className="mt-6">
          <p>{label}</p>
          <Blank count={1} />
        </div>
      ))}
      <p className="mt-8 text-sm">{t("(*) Delete as appropriate.")}</p>
    </article>
  );
}

/** Lines to write on. */
const Blank = ({ count }: { count: number }) => (
  <>
    {Array.from({ length: count }, (_, at) => `line ${at}`).map((key) => (
      <div key={key} aria-hidden="true" className="h-9 border-b border-ink/50" />
    ))}
  </>
);
