import { type RefObject, useEffect, useRef } from "react";
import { useBrowserState } from "../../../ui/browser-state";

/** Whether the panel of what was added is shown. */
export const useIsPanelShown = (): boolean => useBrowserState(({ added }) => added !== null);

/**
 * Keeps a message of the form in view while the panel of what was added lies over the bottom of a phone's
 * window: it is scrolled above the panel, by the margin of its class `said-above-panel` (rule cart-6). What
 * is around it must not stick to the window's bottom meanwhile, or it would not be scrolled: see
 * `data-covered`.
 * @param text the message; empty for none
 */
export function useAbovePanel(text: string): RefObject<HTMLParagraphElement> {
  const said = useRef<HTMLParagraphElement>(null);
  const isPanelShown = useIsPanelShown();
  useEffect(() => {
    if (text !== "" && isPanelShown) said.current?.scrollIntoView({ block: "nearest" });
  }, [text, isPanelShown]);
  return said;
}
