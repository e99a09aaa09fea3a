import { useEffect, useRef } from "react";

const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/**
 * Moves through the rows of a list by keys (rule office-3): arrows or j and k go to the next title, Space
 * chooses its row, Enter is the link's own.
 */
export function useListKeys() {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
      const links = [...element.querySelectorAll<HTMLAnchorElement>('td[data-place="title"] a')];
      const row = event.target.closest("tr");
      const at = links.findIndex((link) => link.closest("tr") === row);
      const step = moves[event.key];
      if (step !== undefined) {
        const next = links[Math.max(0, at + step)];
        if (!next) return;
        event.preventDefault();
        next.focus();
      } else if (event.key === " " && event.target.tagName === "A") {
        const box = row?.querySelector<HTMLInputElement>('input[name="id"]');
        if (!box) return;
        event.preventDefault();
        box.click();
      }
    };
    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  }, []);
  return table;
}
