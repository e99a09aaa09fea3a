// @public

import { useFetcher } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { backInStockPath } from "~/paths/stock-notices";
import { Button } from "../ui/form/button";
import { useRootData } from "../ui/page/root-data";
import { useIsHydrated } from "../ui/page/use-is-hydrated";

/** What the form answers to a script: what follows, or what is wrong. */
type Answer = { sent?: string; fieldErrors?: { email?: string; form?: string } };

/**
 * Asks below 'Sold out' for a mail when the product is back (rule stock-notices-1). With a script the answer
 * comes in its place, without one it is a page.
 */
export function AskNotice({ productId }: { productId: number }) {
  const t = useTexts();
  const { isSignedIn } = useRootData().visitor;
  const isHydrated = useIsHydrated();
  const { Form, data, state } = useFetcher<Answer>();
  const error = data?.fieldErrors?.email ?? data?.fieldErrors?.form;
  return (
    <div aria-live="polite">
      {data?.sent ? (
        <p className="ask-notice">{data.sent}</p>
      ) : (
        <Form
          method="post"
          action={backInStockPath(productId)}
          noValidate={isHydrated}
          className="ask-notice"
        >
          <p id="ask-notice">{t("Get one email when it’s back")}</p>
          {isHydrated ? <input type="hidden" name="stay" value="1" /> : null}
          {isSignedIn ? null : (
            <input
              type="email"
              name="email"
              required
              aria-label={t("Your email")}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "ask-notice-error" : undefined}
              autoComplete="email"
              placeholder={t("Email")}
            />
          )}
          <Button variant="secondary" busy={state !== "idle"} aria-describedby="ask-notice">
            {t("Notify me")}
          </Button>
          {error ? (
            <p id="ask-notice-error" className="error-note">
              {error}
            </p>
          ) : null}
        </Form>
      )}
    </div>
  );
}
