import { type RefObject, useEffect } from "react";

/** Sends the form around an element by Ctrl-S or Command-S. */
export function useSaveKey(within: RefObject<HTMLElement>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      within.current?.closest("form")?.requestSubmit();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [within]);
}
