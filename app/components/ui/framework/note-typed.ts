// @public

import { contentOf, type FieldElement, isMark, sentContentOf } from "../form/field-content";

/**
 * Notes what a shopper types and chooses while React has not taken the page over: it then sets the fields it
 * minds to what the server sent. After Back the browser fills in fields, which is no choice of
 * the visitor.
 * @returns gives each field that was set back what it held, as if that were typed now; call it once, when
 * React is done
 */
export function noteTyped(page: Document): () => void {
  const [visit] = performance.getEntriesByType("navigation");
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== "navigate") return () => {};
  const typed = new Map<FieldElement, string | boolean>();
  for (const field of page.querySelectorAll<FieldElement>("input:not([type=file]), textarea, select"))
    if (contentOf(field) !== sentContentOf(field)) typed.set(field, contentOf(field));
  const note = (event: Event) => {
    const { target, type } = event;
    if (!isField(target)) return;
    // React may take the page over between the two events of one choice, and set the field meanwhile: what
    // was chosen is given back, and listeners get no event for the value that the server sent.
    if (type === "change" && isSetBack(target, typed.get(target))) event.stopImmediatePropagation();
    else typed.set(target, contentOf(target));
  };
  page.addEventListener("input", note, true);
  page.addEventListener("change", note, true);
  return () => {
    page.removeEventListener("input", note, true);
    page.removeEventListener("change", note, true);
    for (const [field, content] of typed) {
      // A list keeps what was chosen until it is drawn anew, without telling the code that listens.
      const isUntold = field instanceof HTMLSelectElement || contentOf(field) !== content;
      if (field.isConnected && isUntold) giveBack(field, content);
    }
  };
}

const isField = (target: EventTarget | null): target is FieldElement =>
  // Only the browser may say which file was chosen, and nothing takes it away.
  (target instanceof HTMLInputElement && target.type !== "file") ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isSetBack = (field: FieldElement, typed: string | boolean | undefined): boolean =>
  typed !== undefined && contentOf(field) !== typed && contentOf(field) === sentContentOf(field);

function giveBack(field: FieldElement, content: string | boolean): void {
  if (isMark(field)) {
    field.click();
    return;
  }
  // React overlooks a value it is not told of by the element's own setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, content);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
