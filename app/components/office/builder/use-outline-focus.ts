import { useNavigation } from "@remix-run/react";
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/** The row that had the focus, and what was pressed there: a key at its link, or a button. */
type Held = { row: number; deed: string | null };

/**
 * Keeps the focus of the outline where one works (rule builder-3): it follows a block that was moved or
 * doubled, and where a block went it stays in the place, or goes to what is added first on an empty page.
 */
export function useOutlineFocus(outline: RefObject<HTMLElement>, version: string) {
  const { state } = useNavigation();
  const held = useRef<Held | null>(null);
  const follows = useRef(false);
  const seen = useRef(version);
  const rowsOf = () => [...(outline.current?.querySelectorAll("li") ?? [])];

  useEffect(() => {
    if (state !== "idle") return;
    const isChanged = seen.current !== version;
    seen.current = version;
    const isFollowed = follows.current && isChanged;
    follows.current = false;
    const at = document.activeElement;
    const isHere = at === document.body || outline.current?.contains(at);
    if (!isChanged || !held.current || !isHere) return;
    if (!isFollowed && at !== document.body) return;
    const { row, deed } = held.current;
    const rows = [...(outline.current?.querySelectorAll("li") ?? [])];
    const chosen = rows.find((one) => one.dataset.chosen);
    const next = (isFollowed && chosen) || rows[Math.min(row, rows.length - 1)];
    // Another block may stand at an element that has the focus already: it is read out once more.
    if (at instanceof HTMLElement) at.blur();
    const link = next?.querySelector("a") ?? document.querySelector<HTMLElement>(".office-add select");
    link?.focus();
    // The buttons of a row show once the focus is in it.
    if (deed) next?.querySelector<HTMLElement>(`button[value^="${deed} "]`)?.focus();
  }, [state, version, outline]);

  return {
    /** The focus came to something in the outline. */
    onFocus({ target }: FocusEvent) {
      const row = rowsOf().findIndex((one) => one.contains(target));
      const deed = target instanceof HTMLButtonElement ? (target.value.split(" ")[0] ?? null) : null;
      held.current = row < 0 ? null : { row, deed };
    },
    /** The focus left for another part of the page; a row that goes takes it along to nowhere. */
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget) held.current = null;
    },
    /** The focus goes along with the block that is chosen next. */
    follow() {
      follows.current = true;
    },
    focusRow(row: number) {
      rowsOf()[row]?.querySelector("a")?.focus();
    },
  };
}
