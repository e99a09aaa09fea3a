// @public

import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { titleWithError, titleWithoutError } from "~/models/platform/page/error-title";
import { countWrong, useBrowserState } from "../browser-state";

/** While an error of a form is shown, the page's title says so (rule accessibility-17). */
export function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    countWrong(1);
    return () => countWrong(-1);
  }, [isWrong]);
}

/** Has the title of the page say whether something is wrong with a form on it. */
export function ErrorTitle() {
  const isWrong = useBrowserState(({ wrongCount }) => wrongCount > 0);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title.
  useEffect(() => {
    if (!isWrong) return;
    document.title = titleWithError(document.title);
    return () => {
      document.title = titleWithoutError(document.title);
    };
  }, [isWrong, key]);
  return null;
}
