// @public

import { Form, useLocation } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { consentPath } from "~/paths";
import { Button } from "../../ui/form/button";
import { PolicyLinks } from "../../ui/link/policy-links";

/** Asks for consent to tracking. Both answers take one press, with or without a script. */
export function ConsentBanner({ text }: { text: string }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  return (
    <section
      aria-label={t("Your privacy")}
      className="consent-banner fixed inset-x-4 bottom-4 z-30 mx-auto max-w-3xl rounded-base border border-line bg-surface p-5 text-ink shadow-[var(--shadow-pop)]"
    >
      <Form method="post" action={consentPath()} className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <input type="hidden" name="return_to" value={pathname + search} />
        <p className="min-w-60 flex-1 text-sm">{text}</p>
        <PolicyLinks kinds={["privacy"]} />
        <div className="flex gap-2">
          <Button name="answer" value="declined" variant="secondary">
            {t("No, thanks")}
          </Button>
          <Button name="answer" value="granted">
            {t("Yes, that’s fine")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
