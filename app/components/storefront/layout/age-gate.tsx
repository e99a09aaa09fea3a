// @public

import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import type { AgeWords } from "~/models/shops/visitors/age-words";
import { ageConfirmedValue, needsAgeConfirmation } from "~/models/shops/visitors/needs-age-confirmation";
import { ageConfirmPath } from "~/paths";
import { Button } from "../../ui/form/button";
import { PolicyLinks } from "../../ui/link/policy-links";
import { useRootData } from "../../ui/page/root-data";

/** Whether the current page is behind the age confirmation. */
function useAsksAge(): boolean {
  const { shop, hasConfirmedAge } = useRootData();
  const { pathname } = useLocation();
  // A visitor who answered no sees why; the question would cover that page.
  if (pathname === ageConfirmPath()) return false;
  return needsAgeConfirmation({
    industry: shop.industry,
    path: pathname,
    cookie: hasConfirmedAge ? ageConfirmedValue : null,
  });
}

/** A page that cannot be used behind the age confirmation, while the shop asks for it (rule policies-3). */
export function BehindAgeGate({ words, children }: { words: AgeWords | null; children: ReactNode }) {
  const asksAge = useAsksAge();
  return (
    <>
      {/* React 18 has no `inert` property; as an attribute it disables the page behind the question. */}
      <div {...(asksAge ? { inert: "" } : {})}>{children}</div>
      {asksAge && words ? <AgeGate words={words} /> : null}
    </>
  );
}

/**
 * The age confirmation: server HTML over the page, with a plain form. A script makes it a modal dialog that
 * cannot be closed without an answer.
 */
export function AgeGate({ words }: { words: AgeWords }) {
  const { shop } = useRootData();
  const { pathname, search } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.close();
    dialog.current?.showModal();
  }, []);
  // Browsers close a dialog at the second Escape in any case.
  const stayOpen = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault();
    if (!event.currentTarget.open) event.currentTarget.showModal();
  };
  return (
    <dialog
      ref={dialog}
      open
      onCancel={stayOpen}
      onClose={stayOpen}
      onKeyDown={(event) => {
        if (event.key === "Escape") event.preventDefault();
      }}
      aria-modal="true"
      aria-labelledby="age-title"
      className="fixed inset-0 z-50 m-0 flex size-full max-h-none max-w-none items-center justify-center overflow-auto bg-ink/75 p-5 backdrop-blur-md"
    >
      <div className="w-full max-w-md space-y-5 rounded-[calc(var(--radius-base)*1.6)] bg-surface p-8 text-center text-ink shadow-[var(--shadow-pop)]">
        <p className="text-sm font-medium uppercase tracking-[0.14em] text-muted">{shop.name}</p>
        <h2 id="age-title" className="text-3xl font-medium">
          {words.title}
        </h2>
        {words.text ? <p className="text-muted">{words.text}</p> : null}
        <Form method="post" action={ageConfirmPath()} reloadDocument className="space-y-3">
          <input type="hidden" name="return_to" value={pathname + search} />
          <Button name="answer" value="yes" className="w-full" autoFocus>
            {words.yesLabel}
          </Button>
          <Button name="answer" value="no" variant="secondary" className="w-full">
            {words.noLabel}
          </Button>
        </Form>
        <PolicyLinks kinds={["terms", "privacy"]} className="justify-center text-muted" />
      </div>
    </dialog>
  );
}
