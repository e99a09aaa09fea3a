import { Form } from "@remix-run/react";
import { cartPath } from "~/paths";

/** Empties the cart after a second press, with or without a script. */
export function EmptyCartForm() {
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-muted underline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
        Empty cart
      </summary>
      <Form method="post" action={cartPath()} className="flex flex-wrap items-center gap-x-4">
        <input type="hidden" name="intent" value="flush" />
        <p>Remove everything from your cart?</p>
        <button type="submit" className="min-h-11 font-medium text-danger underline underline-offset-4">
          Remove all items
        </button>
      </Form>
    </details>
  );
}
