import { create } from "zustand";

/** What is open in a place: the key of a menu's entry, the mini cart, the account menu. */
type OpenKey = string | number;

/** What only this browser knows of the page: nothing of it is in the address or on the server. */
type BrowserState = {
  /** What is open, by the id of the place it opens in; absent for nothing. */
  open: Readonly<Record<string, OpenKey>>;
  /** Answers whose 'Added' was shown long enough, by the id of the button. */
  shownAnswers: Readonly<Record<string, unknown>>;
};

/** Empty on the server and for the first render in the browser: only events and effects change it. */
export const useBrowserState = create<BrowserState>(() => ({ open: {}, shownAnswers: {} }));

/** Opens something in a place, or closes what is open there. */
export const setOpen = (place: string, key: OpenKey | null) =>
  useBrowserState.setState(({ open }) => ({ open: changed(open, place, key) }));

/** Notes that the answer a button got was shown long enough; null forgets it. */
export const setShownAnswer = (button: string, answer: object | null) =>
  useBrowserState.setState(({ shownAnswers }) => ({ shownAnswers: changed(shownAnswers, button, answer) }));

function changed<Value>(
  values: Readonly<Record<string, Value>>,
  id: string,
  value: Value | null,
): Readonly<Record<string, Value>> {
  if (value === null && !Object.hasOwn(values, id)) return values;
  const { [id]: _before, ...others } = values;
  return value === null ? others : { ...others, [id]: value };
}
