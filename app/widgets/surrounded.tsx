import type { ReactNode } from "react";
import type { AroundView } from "~/models/content/templates/template-view";
import { CmsPage } from "./cms-page";
import { MainPartContext } from "./main-part/main-part-context";

/** A category, product or seller within its template, or alone where there is none (templates-12). */
export function Surrounded({ by, children }: { by: AroundView | undefined; children: ReactNode }) {
  if (!by) return children;
  return (
    <MainPartContext.Provider value={children}>
      <CmsPage page={{ kind: "page", isContained: false, view: by.view, hasSources: by.hasSources }} />
    </MainPartContext.Provider>
  );
}
