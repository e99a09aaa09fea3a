// @public

import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * A list whose items open something, one at a time; the attribute says how long after the pointer left, ms.
 */
const list = "[data-hover-list]";
const item = `${list} > [data-opens]`;

/** What a link of a menu led away from closes this long after, ms. */
const afterActionMs = 100;

/**
 * Serves the menus of a page, wherever they are and whether React knows them or not (rules menus-4 and
 * hydration-2). An item opens on hover and by its own button, closes some time after the pointer left, at
 * once on Escape and when the focus goes elsewhere. A finger's first tap on the item's link opens it, the
 * second follows the link. What is open has `data-open`; the styles do the rest, and without a script they
 * follow hover and focus.
 */
export function HoverLists() {
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    const end = new AbortController();
    const on = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
      capture = false,
    ) => document.addEventListener(type, listener, { signal: end.signal, capture });
    let byFinger = false;
    on("pointerover", ({ target, pointerType }) => {
      if (pointerType !== "touch") followPointer(itemsAround(target));
    });
    on("pointerdown", ({ pointerType }) => {
      byFinger = pointerType === "touch";
    });
    on("click", (event) => press(event, byFinger), true);
    on("focusin", ({ target }) => {
      for (const one of itemsAround(target))
        if ("opensOnFocus" in listOf(one).dataset && isFocusShown(target)) open(one);
    });
    on("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node)
        for (const one of openItems()) if (!one.contains(relatedTarget)) close(one);
    });
    on("keydown", (event) => {
      if (event.key === "Escape") leave(event);
    });
    document.documentElement.addEventListener("pointerleave", () => followPointer([]), {
      signal: end.signal,
    });
    return () => end.abort();
  }, []);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    for (const one of openItems()) closeLater(one, afterActionMs);
  }, [key]);
  return null;
}

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

const openItems = () => document.querySelectorAll<HTMLElement>(`${item}[data-open]`);

const listOf = (one: HTMLElement) => one.parentElement as HTMLElement;

/** The items an element is in, the innermost first. */
function itemsAround(target: EventTarget | null): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at = target instanceof Element ? target.closest<HTMLElement>(item) : null; at; ) {
    around.push(at);
    at = listOf(at).closest<HTMLElement>(item);
  }
  return around;
}

/** What is moved in by keys stays open when the pointer leaves (rule accessibility-11). */
const hasShownFocus = (one: HTMLElement) =>
  "opensOnFocus" in listOf(one).dataset && one.querySelector(":focus-visible") !== null;

const isFocusShown = (target: EventTarget | null) =>
  target instanceof Element && target.matches(":focus-visible");

function followPointer(around: readonly HTMLElement[]): void {
  for (const one of around) open(one);
  for (const one of openItems())
    if (!around.includes(one) && !timers.has(one) && !hasShownFocus(one))
      closeLater(one, Number(listOf(one).dataset.hoverList));
}

function open(one: HTMLElement): void {
  keepOpen(one);
  for (const other of listOf(one).children) if (other !== one && other instanceof HTMLElement) close(other);
  one.dataset.open = "";
  buttonOf(one)?.setAttribute("aria-expanded", "true");
}

function close(one: HTMLElement): void {
  keepOpen(one);
  delete one.dataset.open;
  buttonOf(one)?.setAttribute("aria-expanded", "false");
}

function keepOpen(one: HTMLElement): void {
  clearTimeout(timers.get(one));
  timers.delete(one);
}

function closeLater(one: HTMLElement, delayMs: number): void {
  keepOpen(one);
  timers.set(
    one,
    setTimeout(() => close(one), delayMs),
  );
}

const buttonOf = (one: HTMLElement) => one.querySelector<HTMLElement>(":scope > * > button[aria-expanded]");

/** A press of an item's own button, or a finger's first tap on its link. */
function press(event: MouseEvent, byFinger: boolean): void {
  const [one] = itemsAround(event.target);
  if (!one || !(event.target instanceof Element)) return;
  const pressed = event.target.closest("a, button");
  const isOpen = "open" in one.dataset;
  if (pressed !== null && pressed === buttonOf(one)) (isOpen ? close : open)(one);
  else if (byFinger && !isOpen && pressed !== null && pressed === one.querySelector("a")) {
    event.preventDefault();
    open(one);
  }
}

/** Closes the innermost item the focus is in, and gives the focus to its button, or its link without one. */
function leave(event: KeyboardEvent): void {
  const one = itemsAround(event.target).find(({ dataset }) => "open" in dataset);
  if (!one) return;
  event.stopPropagation();
  (buttonOf(one) ?? one.querySelector<HTMLElement>("a, button"))?.focus();
  close(one);
}
