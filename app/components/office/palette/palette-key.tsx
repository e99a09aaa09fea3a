import { lazy, Suspense, useEffect, useState } from "react";

const bring = () => import("./palette");
const Palette = lazy(bring);

/**
 * Opens the palette by Ctrl-K or Command-K, and by a press into the search field of the frame, whose form
 * finds the same without a script. Until the palette is open that field takes what is typed (rule office-15).
 * @param field id of that search field
 */
export function PaletteKey({ field }: { field: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    // A failed download is asked for again when the palette opens.
    bring().catch(() => undefined);
    const open = () => {
      const input = fieldOf(field);
      const before = { text: input?.value ?? "", focus: document.activeElement };
      setOpened((now) => now ?? before);
      input?.focus();
      input?.select();
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
  if (opened === null) return null;
  const close = () => {
    const input = fieldOf(field);
    if (input) input.value = opened.text;
    // A page that opened meanwhile may have moved the focus.
    if (document.activeElement === input && opened.focus !== input) {
      input?.blur();
      if (opened.focus instanceof HTMLElement) opened.focus.focus();
    }
    setOpened(null);
  };
  return (
    <Suspense>
      <Palette before={opened.text} readTyped={() => fieldOf(field)?.value ?? ""} onClose={close} />
    </Suspense>
  );
}

/** What the search field held, and what had the focus, as the palette was asked for. */
type Opened = { text: string; focus: Element | null };

function fieldOf(id: string): HTMLInputElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element : null;
}
