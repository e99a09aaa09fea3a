import { createContext, useContext } from "react";

/**
 * Finds the widget that makes a server render fail, so that the page can be rendered again without it. A component only
 * says where the render is; nothing of this exists in the browser, where an error boundary does the same.
 */
export type RenderFaults = {
  /** Widget being rendered right now, or null. */
  current: string | null;
  /** Widgets that failed before in this request. */
  leftOut: Set<string>;
};

const Faults = createContext<RenderFaults | null>(null);

/** Given by the server's render. */
export const RenderFaultsProvider = Faults.Provider;

/** The fault finder of a server render; null in the browser. */
export const useRenderFaults = () => useContext(Faults);

/** Stands behind a widget: when the render gets here, it is back in the widget around it, if any. */
export function WidgetEnd({ outer }: { outer: string | null }): null {
  const faults = useRenderFaults();
  if (faults) faults.current = outer;
  return null;
}
