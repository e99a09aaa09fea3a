import { type RefObject, useEffect, useRef } from "react";
import { useBrowserState } from "../../ui/browser-state";

/**
 * Keeps a message of the form in view while the panel of what was added lies over the bottom of a phone's window: it is
 * scrolled above the panel, by the margin of its class `said-above-panel` (rule cart-6).
 * @param text the message; empty for none
 */
export function useAbovePanel(text: string): RefObject<HTMLParagraphElement> {
  const said = useRef<HTMLParagraphElement>(null);
  const isPanelShown = useBrowserState(({ added }) => added !== null);
  useEffect(() => {
    if (text !== "" && isPanelShown) said.current?.scrollIntoView({ block: "nearest" });
  }, [text, isPanelShown]);
  return said;
}
