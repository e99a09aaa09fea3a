import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { favoriteMarks } from "~/models/catalogue/cards/favorite-marks";
import { setSignIn } from "../../ui/browser-state";
import { useRootData } from "../../ui/page/root-data";
import { useFavorites } from "./use-favorites";

/** A press of a heart; each is a new object. */
export type HeartPress = { button: HTMLButtonElement };

/**
 * Sends what pressed hearts ask for and shows it (rule lists-6). An anonymous visitor is asked to sign in
 * first (rule lists-5).
 */
export default function HeartCalls({ press }: { press: HeartPress | null }) {
  const { visitor } = useRootData();
  const { key } = useLocation();
  const { favorites, toggle, said } = useFavorites(visitor.favorites);
  const answered = useRef<HeartPress | null>(null);
  useEffect(() => {
    if (press === null || answered.current === press) return;
    answered.current = press;
    const { value, dataset } = press.button;
    const askSignIn = () => setSignIn({ at: key, pendingAction: { favorite: Number(value) } });
    if (visitor.isSignedIn) toggle(value, dataset.source, askSignIn);
    else askSignIn();
  }, [press, visitor.isSignedIn, toggle, key]);
  useEffect(() => mark(favorites), [favorites]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/**
 * Writes the rule anew in its style sheet: as the text of its element, the content security policy would
 * refuse it.
 */
function mark(favorites: string): void {
  const element = document.getElementById("marks");
  const sheet = element instanceof HTMLStyleElement ? element.sheet : null;
  if (!sheet?.cssRules.length) return;
  sheet.deleteRule(0);
  sheet.insertRule(favoriteMarks(favorites));
}
