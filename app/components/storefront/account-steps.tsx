// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { AccountPageStep, StepTarget } from "~/models/storefront/account-steps";
import { accountOrdersPath, reviewPath } from "~/paths";
import { accountOrderPath } from "~/paths/account";

/** What a customer can do next, a line each with its link (rule orders-21); nothing where there is none. */
export function AccountSteps({ steps }: { steps: readonly AccountPageStep[] }) {
  const t = useTexts();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-4 text-xl font-medium">
        {t("What to do next")}
      </h2>
      <ul className="divide-y divide-line rounded-base border border-line px-5">
        {steps.map(({ text, link, target }) => (
          <li key={text} className="flex flex-wrap items-center justify-between gap-x-6 py-1.5">
            <p className="min-w-0 py-2 wrap-anywhere">{text}</p>
            <Link
              to={pathOf(target)}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {link}
              <span className="sr-only">: {text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pathOf(target: StepTarget): string {
  switch (target.to) {
    case "order":
      return accountOrderPath(target.id);
    case "review":
      return reviewPath(target.sku);
    case "open orders":
      return accountOrdersPath({ show: "open" });
    case "orders":
      return accountOrdersPath();
  }
}
