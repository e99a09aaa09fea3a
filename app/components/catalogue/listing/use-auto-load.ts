import { type RefObject, useEffect } from "react";

/** How often a listing loads a page that was not asked for (rule listings-9). */
const autoLoadMs = 1500;

/** Loads page after page while `isOn`; `load` is the newest way to do so. */
export function useAutoLoad(isOn: boolean, load: RefObject<() => void>): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => load.current?.(), autoLoadMs);
    return () => clearInterval(timer);
  }, [isOn, load]);
}
