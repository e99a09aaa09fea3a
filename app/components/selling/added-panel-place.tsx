import { useLocation } from "@remix-run/react";
import { useBrowserState } from "../ui/browser-state";
import { lazyPart } from "../ui/framework/lazy-part";

// Most pages are left without anything being added.
const AddedPanel = lazyPart(() => import("./cart/added-panel"));

/** Shows the panel of what was added last; see {@link AddedPanel}. */
export function AddedPanelPlace() {
  const added = useBrowserState((state) => state.added);
  const { pathname } = useLocation();
  if (!added) return null;
  return <AddedPanel key={pathname} added={added} />;
}
