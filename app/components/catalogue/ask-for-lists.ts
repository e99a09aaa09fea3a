// @public

import { setListPick, setSignIn } from "../ui/browser-state";
import { listPlace } from "./list-pin";

/** The page's key, and whether its visitor is signed in. */
type AskingPage = { at: string; isSignedIn: boolean };

/**
 * Opens the choice of lists for what a product's form holds, as a query; a visitor signs in first (rule
 * lists-5).
 */
export function askForLists(query: string, { at, isSignedIn }: AskingPage): void {
  if (isSignedIn) setListPick({ at, query });
  else setSignIn({ at, place: listPlace + encodeURIComponent(query) });
}

/** The same for the product of a card's button. */
export function askForCard(button: HTMLElement | null, page: AskingPage): void {
  const id = button instanceof HTMLButtonElement ? button.value : "";
  askForLists(new URLSearchParams({ product_id: id }).toString(), page);
}

const ownFields = ["intent", "return_to", "show"];

/** The same for a product's form: variation, options, texts and pieces. */
export function askForForm(form: HTMLFormElement, page: AskingPage): void {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && !ownFields.includes(name) ? [[name, value]] : [],
  );
  askForLists(new URLSearchParams(texts).toString(), page);
}

/** Opens the choice that a visitor signed in for; loading the page anew does not open it again. */
export function askAgain(place: string, at: string): void {
  const { history, location } = window;
  history.replaceState(history.state, "", location.pathname + location.search);
  setListPick({ at, query: decodeURIComponent(place.slice(listPlace.length)) });
}
