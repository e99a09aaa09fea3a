// @public

import { Form } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { useCartPlace } from "./cart-place";

/** Empties the cart, or the one of a seller, after a second press, with or without a script. */
export function EmptyCartForm({ sellerName }: { sellerName?: string }) {
  const t = useTexts();
  const { path } = useCartPlace();
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-muted underline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
        {sellerName === undefined
          ? t("Empty cart")
          : t("Remove everything from {sellerName}", { sellerName })}
      </summary>
      <Form method="post" action={path} className="flex flex-wrap items-center gap-x-4">
        <input type="hidden" name="intent" value="flush" />
        {sellerName === undefined ? <input type="hidden" name="all" value="yes" /> : null}
        <p>{sellerName === undefined ? t("Remove everything from your cart?") : t("Are you sure?")}</p>
        <button type="submit" className="min-h-11 font-medium text-danger underline underline-offset-4">
          {t("Remove all items")}
        </button>
      </Form>
    </details>
  );
}
