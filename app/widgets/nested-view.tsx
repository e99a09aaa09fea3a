import { createContext, type ReactNode, useContext } from "react";
import type { TemplateView } from "~/models/content/template-view";

/**
 * How a widget shows a template inside its own. Handed down instead of imported: a widget that imported the view of
 * templates would bring every other widget's code with it.
 */
const NestedView = createContext<(view: TemplateView) => ReactNode>(() => null);

/** Given once, by the view of the outermost template. */
export const NestedViewProvider = NestedView.Provider;

/** A template inside a widget. */
export function NestedTemplate({ view }: { view: TemplateView }) {
  return <>{useContext(NestedView)(view)}</>;
}
