// @public

import { useFetchers, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useBrowserState } from "../../ui/browser-state";
import { lazyPart } from "../../ui/framework/lazy-part";

// Most pages are left without anything being added.
const load = () => import("./added-panel");
const AddedPanel = lazyPart(load);

/** Shows the panel of what was added last; see {@link AddedPanel}. Its code comes while the cart answers. */
export function AddedPanelPlace() {
  const added = useBrowserState((state) => state.added);
  const { pathname } = useLocation();
  const isAdding = useFetchers().some(({ formData }) => formData?.get("intent") === "add");
  useEffect(() => {
    // What fails here is asked for again when the panel is to be shown.
    if (isAdding) load().catch(() => undefined);
  }, [isAdding]);
  if (!added) return null;
  return <AddedPanel key={pathname} added={added} />;
}
