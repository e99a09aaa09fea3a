import { useEffect, useId } from "react";
import { setShownAnswer, useBrowserState } from "../../ui/browser-state";

/** How long a card's button shows 'Added' (rule cards-2); sliders and lists show it for 250 ms. */
const cardAddedLabelMs = 1000;

/** Whether the cart's success is still to be shown: for a while after it came (rule cards-2). */
export function useFreshAnswer(success: object | null, shownMs = cardAddedLabelMs): boolean {
  const button = useId();
  const shownAnswer = useBrowserState(({ shownAnswers }) => shownAnswers[button]);
  useEffect(() => {
    if (success === null) return;
    const timer = setTimeout(() => setShownAnswer(button, success), shownMs);
    return () => clearTimeout(timer);
  }, [success, shownMs, button]);
  useEffect(() => () => setShownAnswer(button, null), [button]);
  return success !== null && shownAnswer !== success;
}
