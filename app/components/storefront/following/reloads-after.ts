// @public

import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { pathOfAddress } from "~/components/ui/link/use-address";
import { cartPath, miniCartPath } from "~/paths";

/**
 * Whether what was posted may have changed what a page shows. What was refused or never arrived has not, and
 * after a lost connection loading again would fail too and put the error page in the page's place. Remix
 * leaves that to a route that has a `shouldRevalidate` of its own.
 */
const wasTaken = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean => actionStatus < 400;

/**
 * The `shouldRevalidate` of a page that does not depend on the cart: adding to it does not reload the page's
 * data.
 */
export function reloadsAfter(change: ShouldRevalidateFunctionArgs): boolean {
  const posted = pathOfAddress(change.formAction ?? "");
  const isOfCart = [cartPath(), miniCartPath()].some((path) => posted.startsWith(path));
  if (isOfCart) return false;
  return wasTaken(change) && change.defaultShouldRevalidate;
}
