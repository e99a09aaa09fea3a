// @public

import { useLocation } from "@remix-run/react";
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import { setOpen, useBrowserState } from "../browser-state";

/** What opens by pointer or keyboard, and closes a while after both have left. */
export type HoverOpen<Key extends string | number> = {
  /** What is open, or null. */
  openKey: Key | null;
  /** Handlers for an element that opens together with what it opens. */
  bind: (key: Key) => {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  toggle: (key: Key) => void;
  /** Closes after a delay, at once by default. */
  close: (delayMs?: number) => void;
};

/** Delay before a popover closes after one of its links was followed (rule layout-4). */
const afterActionMs = 100;

/**
 * Opens on hover and on keyboard focus, closes `closeDelayMs` after the pointer left, at once on Escape and
 * when the focus goes elsewhere; it stays for the other of the two (rule accessibility-11). A finger only
 * ever toggles: it has no way to leave.
 */
export function useHoverOpen<Key extends string | number>(closeDelayMs: number): HoverOpen<Key> {
  const place = useId();
  // Only this hook writes what is open in its place, so it is one of its keys.
  const openKey = useBrowserState(({ open }) => open[place] ?? null) as Key | null;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  // Focus brought back by Escape must not open again what Escape closed.
  const isReturning = useRef(false);
  const open = (key: Key | null) => {
    clearTimeout(timer.current);
    setOpen(place, key);
  };
  const close = (delayMs = 0) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setOpen(place, null);
    else timer.current = setTimeout(() => setOpen(place, null), delayMs);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setOpen(place, null);
    },
    [place],
  );
  const { key: page } = useLocation();
  const pageBefore = useRef(page);
  useEffect(() => {
    if (pageBefore.current === page) return;
    pageBefore.current = page;
    timer.current = setTimeout(() => setOpen(place, null), afterActionMs);
  }, [page, place]);
  return {
    openKey,
    close,
    toggle: (key) => open(openKey === key ? null : key),
    bind: (key) => ({
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== "touch") open(key);
      },
      onPointerLeave: ({ pointerType, currentTarget }) => {
        if (pointerType !== "touch" && openKey === key && !hasShownFocus(currentTarget)) close(closeDelayMs);
      },
      onFocus: ({ target }) => {
        if (!isReturning.current && target.matches(":focus-visible")) open(key);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget === null || currentTarget.contains(relatedTarget) || openKey !== key) return;
        if (!currentTarget.matches(":hover")) close();
      },
      onKeyDown: (event) => {
        if (event.key !== "Escape" || openKey !== key) return;
        event.stopPropagation();
        close();
        isReturning.current = true;
        event.currentTarget.querySelector<HTMLElement>("a, button")?.focus();
        isReturning.current = false;
      },
    }),
  };
}

const hasShownFocus = (element: HTMLElement) => element.querySelector(":focus-visible") !== null;
