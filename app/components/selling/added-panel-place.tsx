import { useLocation } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useBrowserState } from "../ui/browser-state";

// Most pages are left without anything being added.
const AddedPanel = lazy(() => import("./cart/added-panel"));

/** Shows the panel of what was added last; see {@link AddedPanel}. */
export function AddedPanelPlace() {
  const added = useBrowserState((state) => state.added);
  const { pathname } = useLocation();
  if (!added) return null;
  return (
    <Suspense>
      <AddedPanel key={pathname} added={added} />
    </Suspense>
  );
}
