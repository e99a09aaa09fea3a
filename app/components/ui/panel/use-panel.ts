// @public

import { type RefObject, useEffect, useRef } from "react";

/**
 * What a script adds to the panel while it lies over the page: it is a dialog, the page beneath does not
 * scroll, and tabbing out of it closes it. Escape and a press beside it close it by themselves.
 */
export function usePanel(): RefObject<HTMLElement> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const panel = ref.current;
    if (!panel || !("hidePopover" in panel)) return;
    const page = document.documentElement;
    const onToggle = (event: Event) => {
      const isOpen = (event as ToggleEvent).newState === "open";
      page.style.overflow = isOpen ? "hidden" : "";
      if (isOpen) {
        panel.setAttribute("role", "dialog");
        panel.querySelector("button")?.focus();
      } else panel.removeAttribute("role");
    };
    const onFocusOut = (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !panel.contains(next) && panel.matches(":popover-open"))
        panel.hidePopover();
    };
    panel.addEventListener("toggle", onToggle);
    panel.addEventListener("focusout", onFocusOut);
    return () => {
      page.style.overflow = "";
      panel.removeEventListener("toggle", onToggle);
      panel.removeEventListener("focusout", onFocusOut);
    };
  }, []);
  return ref;
}
