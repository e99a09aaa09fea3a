import { Button } from "~/components/ui/button";
import { useIsHydrated } from "~/components/ui/use-is-hydrated";

/** Prints the page. Without a script there is the browser's own command, so nothing is shown. */
export function PrintButton() {
  if (!useIsHydrated()) return null;
  return (
    <Button
      type="button"
      size="sm"
      variant="secondary"
      className="print:hidden"
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
