import { useActionData, useLocation, useSubmit } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { GridRefusal, GridSaving } from "~/models/office/products/product-grid";
import { officeGridDataPath } from "~/paths/office";
import type { GridSheet } from "./grid-sheet";

/** What came back of a save. */
export type GridSaved = {
  formId?: string;
  fieldErrors?: Record<string, string>;
  typed?: Record<string, Record<string, string>>;
  refused?: readonly GridRefusal[];
  saved?: number;
  saving?: GridSaving | null;
};

/** How far a save is: on its way by a job, over, or over with nothing to save. */
export type SaveProgress =
  | { kind: "running"; done: number; total: number }
  | { kind: "done"; saved: number; refused: number }
  | { kind: "failed" }
  | null;

/** How long the page waits before it asks again how far a save is, ms. */
const askAgainMs = 1000;

type Cells = ReturnType<GridSheet["typedCells"]>;

/** Sends what was typed as one change, and follows a long one to its end (rule office-24). */
export function useGridSave(sheet: GridSheet, form: RefObject<HTMLElement>) {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const answer = useActionData<GridSaved>();
  const sent = useRef<Cells>([]);
  const [progress, setProgress] = useState<SaveProgress>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.current = sheet.typedCells();
    if (sent.current.length === 0) return setProgress({ kind: "done", saved: 0, refused: 0 });
    setProgress(null);
    const typed = form.current?.querySelector<HTMLInputElement>('[name="reason"]')?.value ?? "";
    const body = { do: "grid", live: "1", reason: typed, changes: JSON.stringify(sent.current) };
    submit(body, { method: "post", action: pathname + search, replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    if (answer?.formId !== "grid" || answer.refused === undefined) return;
    const { refused, saving, saved = 0, fieldErrors = {} } = answer;
    if (saving) return follow(saving, refused);
    // Cells that were checked before anything was saved are all still typed.
    if (saved > 0) sheet.saved(sent.current, refused);
    else if (refused.length > 0) sheet.refuse(refused);
    if (Object.keys(fieldErrors).length === 0) setProgress({ kind: "done", saved, refused: 0 });
    return undefined;

    function follow({ id, total }: GridSaving, early: readonly GridRefusal[]) {
      setProgress({ kind: "running", done: 0, total });
      const timer = setInterval(async () => {
        const now = await saveState(id);
        if (!now) return;
        if (now.state === "running")
          return setProgress({ kind: "running", done: now.done, total: now.total });
        clearInterval(timer);
        const isDone = now.state === "done";
        if (isDone) sheet.saved(sent.current, [...early, ...now.refused]);
        const left = early.length + now.refused.length;
        setProgress(
          isDone ? { kind: "done", saved: sent.current.length - left, refused: left } : { kind: "failed" },
        );
      }, askAgainMs);
      return () => clearInterval(timer);
    }
  }, [answer, sheet]);
  return { send, progress, answer: answer?.formId === "grid" ? answer : undefined };
}

type SaveState = { state: string; done: number; total: number; refused: readonly GridRefusal[] };

/** How far a save is by now; null where that is not known. */
async function saveState(id: string): Promise<SaveState | null> {
  try {
    const response = await fetch(officeGridDataPath(`saves/${id}`));
    return response.ok ? ((await response.json()) as SaveState) : null;
  } catch {
    return null;
  }
}
