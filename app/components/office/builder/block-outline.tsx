import { Link } from "@remix-run/react";
import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { type BuilderView, builderQuery, type OutlineRow } from "~/models/office/builder/builder-view";
import { deedOfKey } from "~/models/office/builder/outline-keys";
import { officeBuilderPath } from "~/paths/office";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { OfficeForm } from "../form/office-form";
import type { BuilderAct } from "./use-builder-acts";
import { useOutlineFocus } from "./use-outline-focus";

/** One sheet on another; a sign in letters would be read besides the label. */
const twice = (
  <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" strokeWidth="1.5" />
  </svg>
);

const acts = [
  ["up", "↑", "Move up"],
  ["down", "↓", "Move down"],
  ["duplicate", twice, "Duplicate"],
  ["remove", "✕", "Remove"],
] as const;

/** Whether the mouse is over the upper or the lower half of a row. */
function sideOf({ clientY, currentTarget }: DragEvent): "before" | "after" {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2 ? "after" : "before";
}

/**
 * The blocks of a page in their order, each with what moves, doubles and removes it. With a script a row is
 * dragged, or worked by keys.
 */
export function BlockOutline({ view, act }: { view: BuilderView; act: BuilderAct }) {
  const { name, version, outline, chosen } = view;
  const [carried, setCarried] = useState<string | null>(null);
  /** Where the carried block would come: before or behind a row. */
  const [over, setOver] = useState<{ id: string; side: "before" | "after" } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { onFocus, onBlur, follow, focusRow } = useOutlineFocus(list, version);
  const isHydrated = useIsHydrated();

  function press(event: KeyboardEvent, { id }: OutlineRow, at: number) {
    const deed = deedOfKey(event, at, outline.length);
    // Enter at a button presses it.
    if (!deed || (deed.act === "fields" && event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (deed.act === "focus") return focusRow(deed.row);
    if (deed.act === "fields") return act({ act: "choose", block: id, isEntered: true });
    follow();
    act({ act: deed.act, block: id });
  }

  function hover(event: DragEvent, { id }: OutlineRow) {
    if (carried === null) return;
    event.preventDefault();
    const side = sideOf(event);
    if (over?.id !== id || over.side !== side) setOver({ id, side });
  }

  function endCarrying() {
    setCarried(null);
    setOver(null);
  }

  function drop(event: DragEvent, { id }: OutlineRow) {
    event.preventDefault();
    if (carried !== null && carried !== id)
      act({ act: "move", block: carried, at: id, after: sideOf(event) === "after" });
    endCarrying();
  }

  return (
    <section className="office-card" aria-labelledby="blocks">
      <h2 id="blocks">Blocks</h2>
      {outline.length === 0 ? (
        <p className="office-quiet">Nothing is on the page yet. Add the first block below.</p>
      ) : null}
      <OfficeForm deed="block" className="office-outline" keepsPlace>
        <input type="hidden" name="version" value={version} />
        <ol ref={list} onFocus={onFocus} onBlur={onBlur}>
          {outline.map((row, at) => (
            <li
              key={row.id}
              data-depth={row.depth}
              data-chosen={row.id === chosen || undefined}
              data-carried={row.id === carried || undefined}
              data-drop={row.id === over?.id && row.id !== carried ? over.side : undefined}
              draggable
              onKeyDown={(event) => press(event, row, at)}
              onDragStart={() => setCarried(row.id)}
              onDragOver={(event) => hover(event, row)}
              onDragEnd={endCarrying}
              onDrop={(event) => drop(event, row)}
              style={{ paddingInlineStart: `${row.depth}rem` }}
            >
              <Link
                to={officeBuilderPath(name, { block: row.id, ...builderQuery(view) })}
                aria-current={row.id === chosen ? "true" : undefined}
                preventScrollReset
              >
                <b>{row.label}</b>
                {row.words ? <span> {row.words}</span> : null}
                {row.hiddenOn ? (
                  <small>hidden on a {row.hiddenOn === "phone" ? "phone" : "wide screen"}</small>
                ) : null}
                {row.from || row.until ? <small>for a time</small> : null}
              </Link>
              <span className="office-item-buttons">
                {acts.map(([deed, sign, words]) => (
                  <button
                    key={deed}
                    type="submit"
                    name="change"
                    value={`${deed} ${row.id}`}
                    className="office-button"
                    aria-label={`${words}: ${row.label} ${row.words}`}
                    title={words}
                    onClick={follow}
                  >
                    {sign}
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ol>
      </OfficeForm>
      {isHydrated && outline.length > 0 ? (
        <p className="office-quiet office-keys">
          Keys: ↑ ↓ choose, Enter edits, Alt ↑ ↓ moves, Ctrl D duplicates, Delete removes.
        </p>
      ) : null}
    </section>
  );
}
