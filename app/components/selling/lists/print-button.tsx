// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { Button } from "../../ui/form/button";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";

/**
 * Prints the page. Without a script there is the browser's own command, so only its place is kept, and
 * nothing jumps.
 */
export function PrintButton() {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  return (
    <Button
      type="button"
      size="sm"
      variant="secondary"
      className={isHydrated ? "print:hidden" : "invisible print:hidden"}
      onClick={() => window.print()}
    >
      {t("Print")}
    </Button>
  );
}
