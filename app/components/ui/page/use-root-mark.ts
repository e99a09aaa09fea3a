// @public

import { useEffect } from "react";

/**
 * Says what a script changed of the page in an attribute of its root, `data-header`, `data-buy-bar` or
 * `data-lost`, for the styles of the whole page. Looking for it by `:root:has()` would cost the styles of
 * every element at each inserted one.
 * @param value null while there is nothing to say
 */
export function useRootMark(name: "header" | "buyBar" | "lost", value: string | null): void {
  useEffect(() => {
    if (value === null) return;
    const marks = document.documentElement.dataset;
    marks[name] = value;
    return () => {
      delete marks[name];
    };
  }, [name, value]);
}
