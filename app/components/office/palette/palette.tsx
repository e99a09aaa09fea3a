import { Link, useFetcher, useLocation } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { PanelView, RecordView } from "~/models/office/record/record-view";
import { officeFindPath } from "~/paths/office";
import { Icon } from "../../ui/icon";

type PaletteProps = { before: string; readTyped: () => string; onClose: () => void };

/** So long nothing is typed before it is looked for. */
const pauseMs = 150;

/**
 * Finds and opens anything by keys: a text field that governs a list of what was found (rule office-15). What
 * is entered before its answer is here opens with the answer.
 * @param before what the field of the frame held when the palette was asked for
 * @param readTyped what it holds now
 */
export default function Palette({ before, readTyped, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(before);
  const [at, setAt] = useState(0);
  const waitsToEnter = useRef(false);
  const { load, data } = useFetcher<RecordView & { q: string }>();
  const id = useId();
  const groups = (data?.main ?? []).filter(isRows);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const isHere = data !== undefined && data.q === wanted(typed);
  useCloseOnLeave(dialog);

  const readFirst = useRef(readTyped);
  // In one go: a key between the two would be typed into a field that does not hold the keys before it.
  useLayoutEffect(() => {
    setTyped(readFirst.current());
    dialog.current?.showModal();
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    const ask = () => load(officeFindPath(wanted(typed) || undefined));
    if (isFirst.current) {
      isFirst.current = false;
      return ask();
    }
    const timer = setTimeout(ask, pauseMs);
    return () => clearTimeout(timer);
  }, [load, typed]);
  useEffect(() => {
    if (!isHere || !waitsToEnter.current) return;
    waitsToEnter.current = false;
    optionOf(list.current, 0)?.click();
  }, [isHere]);
  useEffect(() => optionOf(list.current, at)?.scrollIntoView({ block: "nearest" }), [at]);

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setAt((at + step + count) % count);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isHere) optionOf(list.current, at)?.click();
      else waitsToEnter.current = true;
    }
  }

  let index = -1;
  return (
    // The press beside the dialog is for pointers; keyboards have Escape.
    <dialog
      ref={dialog}
      aria-label="Find or do"
      className="office-palette"
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="office-find">
        <Icon name="search" sizePx={16} />
        <input
          type="text"
          role="combobox"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? `${id}-${at}` : undefined}
          aria-label="Find or do"
          placeholder="Find anything, or what to do"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            waitsToEnter.current = false;
            setAt(0);
            setTyped(target.value);
          }}
          onKeyDown={press}
          onFocus={({ target }) => readTyped() === before && target.select()}
        />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Found" aria-busy={!isHere || undefined}>
        {groups.map(({ title, rows }) => (
          <fieldset key={title} aria-label={title}>
            <p aria-hidden="true">{title}</p>
            {rows.map(({ title: name, to = "", sub, end }) => {
              index += 1;
              return (
                <Link
                  key={`${name} ${to}`}
                  id={`${id}-${index}`}
                  to={to}
                  role="option"
                  aria-selected={index === at}
                  tabIndex={-1}
                >
                  <span>
                    {name}
                    {sub ? <small>{sub}</small> : null}
                  </span>
                  {end ? <span>{end}</span> : null}
                </Link>
              );
            })}
          </fieldset>
        ))}
      </div>
      <p role="status" className="office-palette-foot">
        {!isHere ? "Searching…" : count === 0 ? "Nothing found." : `${count} found`}
      </p>
    </dialog>
  );
}

const wanted = (typed: string): string => [...typed.trim()].slice(0, 100).join("");

const optionOf = (list: HTMLElement | null, index: number) =>
  list?.querySelectorAll<HTMLElement>('[role="option"]').item(index) ?? null;

const isRows = (panel: PanelView): panel is PanelView & { kind: "rows" } => panel.kind === "rows";

/** Closes the dialog when another page is open. */
function useCloseOnLeave(dialog: { readonly current: HTMLDialogElement | null }) {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) dialog.current?.close();
  }, [dialog, key]);
}
