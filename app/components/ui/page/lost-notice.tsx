// @public

import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { setLost, useBrowserState } from "../browser-state";
import { Icon } from "../icon";
import { useRootMark } from "./use-root-mark";

/**
 * Says along the top of the page that a press could not be sent, or a part of the page not be loaded, where
 * nothing else on the page can say it (rule errors-5). It covers nothing, and stays until a press or a load
 * of that kind gets through, it is dismissed, or another page is reached.
 */
export function LostNotice() {
  const t = useTexts();
  const lost = useBrowserState((state) => state.lost);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins without it.
  useEffect(() => setLost(""), [pathname]);
  useRootMark("lost", lost ? "" : null);
  return (
    <div role="alert" className="lost-notice">
      {lost ? (
        <>
          {lost}
          <button type="button" aria-label={t("Dismiss")} onClick={() => setLost("")}>
            <Icon name="close" sizePx={18} />
          </button>
        </>
      ) : null}
    </div>
  );
}
