import { createContext, type ReactNode, useContext } from "react";
import type { TemplateView } from "~/models/content/templates/template-view";

/**
 * How a widget renders a nested template. It is passed down instead of imported: importing the template view
 * would bring every other widget's code.
 */
const NestedView = createContext<(view: TemplateView) => ReactNode>(() => null);

/** Provided once, by the outermost template's view. */
export const NestedViewProvider = NestedView.Provider;

export function NestedTemplate({ view }: { view: TemplateView }) {
  return <>{useContext(NestedView)(view)}</>;
}
