import { Link } from "@remix-run/react";
import { type DragEvent, type KeyboardEvent, useState } from "react";
import { type BuilderView, builderQuery, type OutlineRow } from "~/models/office/builder/builder-view";
import { officeBuilderPath } from "~/paths/office";
import { OfficeForm } from "../form/office-form";
import type { BuilderAct } from "./use-builder-acts";

const acts = [
  ["up", "↑", "Move up"],
  ["down", "↓", "Move down"],
  ["duplicate", "×2", "Duplicate"],
  ["remove", "✕", "Remove"],
] as const;

const keyOf = ({ key, altKey }: KeyboardEvent) => {
  if (altKey && key === "ArrowUp") return "up";
  if (altKey && key === "ArrowDown") return "down";
  return key === "Delete" ? "remove" : null;
};

/**
 * The blocks of a page in their order, each with what moves, doubles and removes it. With a script a row is
 * dragged, or moved by Alt and an arrow and removed by Delete.
 */
export function BlockOutline({ view, act }: { view: BuilderView; act: BuilderAct }) {
  const { name, version, outline, chosen } = view;
  const [carried, setCarried] = useState<string | null>(null);

  function drop(event: DragEvent, row: OutlineRow) {
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    if (carried !== null)
      act({ act: "move", block: carried, at: row.id, after: event.clientY > top + height / 2 });
    setCarried(null);
  }

  return (
    <section className="office-card" aria-labelledby="blocks">
      <h2 id="blocks">Blocks</h2>
      {outline.length === 0 ? (
        <p className="office-quiet">Nothing is on the page yet. Add the first block below.</p>
      ) : null}
      <OfficeForm deed="block" className="office-outline">
        <input type="hidden" name="version" value={version} />
        <ol>
          {outline.map((row) => (
            <li
              key={row.id}
              data-depth={row.depth}
              data-chosen={row.id === chosen || undefined}
              draggable
              onDragStart={() => setCarried(row.id)}
              onDragOver={(event) => (carried === null ? undefined : event.preventDefault())}
              onDrop={(event) => drop(event, row)}
              style={{ paddingInlineStart: `${row.depth}rem` }}
            >
              <Link
                to={officeBuilderPath(name, { block: row.id, ...builderQuery(view) })}
                aria-current={row.id === chosen ? "true" : undefined}
                preventScrollReset
                onKeyDown={(event) => {
                  const moved = keyOf(event);
                  if (!moved) return;
                  event.preventDefault();
                  act({ act: moved, block: row.id });
                }}
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
                  >
                    {sign}
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ol>
      </OfficeForm>
    </section>
  );
}
