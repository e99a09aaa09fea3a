import { Form, Link, useLocation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { ageConfirmedValue, needsAgeConfirmation } from "~/models/age/needs-age-confirmation";
import { ageConfirmPath } from "~/paths";
import { useRootData } from "./root-data";

/** Whether the page in view stays behind the age confirmation. */
export function useAsksAge(): boolean {
  const { shop, hasConfirmedAge } = useRootData();
  const { pathname } = useLocation();
  return needsAgeConfirmation({
    industry: shop.industry,
    path: pathname,
    cookie: hasConfirmedAge ? ageConfirmedValue : null,
  });
}

/** The age confirmation of a tobacco shop: server HTML over the page, answered by a plain form. */
export function AgeGate({ legalAge }: { legalAge: number }) {
  const { shop } = useRootData();
  const { pathname, search } = useLocation();
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby="age-title"
      className="fixed inset-0 z-50 flex items-center justify-center bg-ink/75 p-5 backdrop-blur-md"
    >
      <div className="w-full max-w-md space-y-5 rounded-[calc(var(--radius-base)*1.6)] bg-surface p-8 text-center text-ink shadow-[var(--shadow-pop)]">
        <p className="text-sm font-medium uppercase tracking-[0.14em] text-muted">{shop.name}</p>
        <h2 id="age-title" className="text-3xl font-medium">
          Are you {legalAge} or older?
        </h2>
        <p className="text-muted">This shop sells tobacco products. Please confirm your age to enter.</p>
        <Form method="post" action={ageConfirmPath()} reloadDocument className="space-y-3">
          <input type="hidden" name="return_to" value={pathname + search} />
          <Button name="answer" value="yes" className="w-full" autoFocus>
            Yes, I am {legalAge} or older
          </Button>
          <Button name="answer" value="no" variant="secondary" className="w-full">
            No
          </Button>
        </Form>
        <p className="text-sm text-muted">
          <Link to="/terms-of-service" className="underline underline-offset-4">
            Terms of service
          </Link>
          {" · "}
          <Link to="/privacy-policy" className="underline underline-offset-4">
            Privacy policy
          </Link>
        </p>
      </div>
    </div>
  );
}
