import { Link } from "@remix-run/react";
import { officeManyPath } from "~/paths/office";
import { fillDown } from "./grid-handlers";
import type { GridSheet, SheetView } from "./grid-sheet";
import type { SaveProgress } from "./use-grid-save";

/** Above the table: what can be done with the chosen cells, for fingers as well as keys. */
export function GridTools({
  sheet,
  view,
  isFilling,
  setFilling,
}: {
  sheet: GridSheet;
  view: SheetView;
  isFilling: boolean;
  setFilling: (isFilling: boolean) => void;
}) {
  const fill = () => {
    if (view.range.top < view.range.bottom) void fillDown(sheet);
    else setFilling(!isFilling);
  };
  return (
    <div className="office-grid-tools" role="toolbar" aria-label="Cells">
      <button type="button" className="office-button" aria-pressed={isFilling} onClick={fill}>
        Fill down
      </button>
      <button type="button" className="office-button" onClick={() => sheet.undo()}>
        Undo
      </button>
      <button type="button" className="office-button" onClick={() => sheet.redo()}>
        Redo
      </button>
      <p role="status">
        {isFilling
          ? "Choose the last cell to fill."
          : view.isOffline
            ? "Some rows could not be read. Scroll to try again."
            : typedText(view.typedCount)}
      </p>
    </div>
  );
}

const cellsText = (count: number) => (count === 1 ? "1 cell" : `${count.toLocaleString("en-US")} cells`);
const typedText = (count: number) => (count === 0 ? "" : `${cellsText(count)} changed, not saved`);

/** How far a save is, and what became of it. */
export function GridProgress({ progress }: { progress: SaveProgress }) {
  if (!progress) return null;
  if (progress.kind === "running") {
    const { done, total } = progress;
    const text = `Saving: ${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} rows`;
    return (
      <p role="status" className="office-note office-grid-progress">
        <progress max={total} value={done} aria-label={text} /> {text}. You may leave this page; the save goes
        on.
      </p>
    );
  }
  if (progress.kind === "failed")
    return (
      <p role="alert" className="office-note" data-tone="bad">
        The save stopped before its end. <Link to={officeManyPath()}>Many at once</Link> shows the reason.
        What is not saved is still typed here.
      </p>
    );
  const { saved, refused } = progress;
  if (refused > 0)
    return (
      <p role="alert" className="office-note" data-tone="bad">
        {cellsText(saved)} saved, {cellsText(refused)} refused and marked.{" "}
        <Link to={officeManyPath()}>Many at once</Link> lists the change, and undoes it.
      </p>
    );
  if (saved === 0)
    return (
      <p role="status" className="office-note" data-tone="good">
        Nothing was changed.
      </p>
    );
  return (
    <p role="status" className="office-note" data-tone="good">
      Saved. The shop shows it within a second. <Link to={officeManyPath()}>Many at once</Link> lists it, and
      undoes it.
    </p>
  );
}
