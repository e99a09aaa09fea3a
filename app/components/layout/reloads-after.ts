import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { cartPath } from "~/paths";

/**
 * Whether what was posted may have changed what a page shows. What was refused or never arrived has not, and after a lost
 * connection loading again would fail too and put the error page in the page's place. Remix leaves that to a route that
 * has a `shouldRevalidate` of its own.
 */
export const wasTaken = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean => actionStatus < 400;

/** The `shouldRevalidate` of a page on which nothing depends on the cart: adding to it must not load the page again. */
export function reloadsAfter(change: ShouldRevalidateFunctionArgs): boolean {
  if (change.formAction?.startsWith(cartPath())) return false;
  return wasTaken(change) && change.defaultShouldRevalidate;
}
