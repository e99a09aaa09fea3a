import { lazy, Suspense, useEffect, useState } from "react";

const bring = () => import("./palette");
const Palette = lazy(bring);

/**
 * Opens the palette by Ctrl-K or Command-K, and by a press into the search field of the frame, whose form
 * finds the same without a script (rule office-15).
 * @param field id of that search field
 */
export function PaletteKey({ field }: { field: string }) {
  const [begin, setBegin] = useState<string | null>(null);
  useEffect(() => {
    // A failed download is asked for again when the palette opens.
    bring().catch(() => undefined);
    const open = () => {
      const input = document.getElementById(field);
      setBegin(input instanceof HTMLInputElement ? input.value : "");
    };
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      open();
    };
    const click = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.id === field) open();
    };
    window.addEventListener("keydown", press);
    window.addEventListener("click", click);
    return () => {
      window.removeEventListener("keydown", press);
      window.removeEventListener("click", click);
    };
  }, [field]);
  return begin === null ? null : (
    <Suspense>
      <Palette begin={begin} onClose={() => setBegin(null)} />
    </Suspense>
  );
}
