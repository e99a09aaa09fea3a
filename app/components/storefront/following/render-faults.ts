// @public

import { createContext, useContext } from "react";

/**
 * Finds the widget that makes a server render fail, so that the page can be rendered again without it.
 * Components record where the render is; in the browser an error boundary does this instead.
 */
export type RenderFaults = {
  /** Widget being rendered now, or null. */
  current: string | null;
  /** Widgets that already failed in this request. */
  leftOut: Set<string>;
};

const Faults = createContext<RenderFaults | null>(null);

/** Provided by the server's render. */
export const RenderFaultsProvider = Faults.Provider;

/** The recorder of a server render; null in the browser. */
export const useRenderFaults = () => useContext(Faults);

/** Rendered after a widget: from here on the surrounding widget, if any, is the current one again. */
export function WidgetEnd({ outer }: { outer: string | null }): null {
  const faults = useRenderFaults();
  if (faults) faults.current = outer;
  return null;
}
