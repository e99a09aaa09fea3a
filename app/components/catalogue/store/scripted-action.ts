import { pathOfAddress } from "~/components/ui/link/use-address";
import { cartPath, miniCartPath } from "~/paths";

/**
 * Where a script posts a form: what goes to the cart's page goes to the mini cart, since Remix loads the code
 * of a page before it posts to it.
 * @param button the one that was pressed, which may lead elsewhere than its form
 */
export function scriptedAction(form: HTMLFormElement, button: HTMLElement | null): string {
  const action = pathOfAddress(button?.getAttribute("formaction") ?? form.getAttribute("action") ?? "");
  return action === cartPath() ? miniCartPath() : action;
}
