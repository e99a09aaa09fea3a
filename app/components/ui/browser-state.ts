// @public

import { create } from "zustand";
import type { PendingAction } from "~/models/shops/records/pending-action";

/** What is open at a place: the key of a menu's entry, the mini cart, the account menu. */
type OpenKey = string | number;

/** State of the page that only this browser has, neither in the address nor on the server. */
type BrowserState = {
  /** What is open by the id of its place; absent for none. */
  open: Readonly<Record<string, OpenKey>>;
  /** Answers whose 'Added' was shown long enough, by the button's id. */
  shownAnswers: Readonly<Record<string, unknown>>;
  /** What was added to the cart last, while its panel is open; null for none. */
  added: (AddedLine & { times: number }) | null;
  /** The open sign-in form; null for none. */
  signIn: SignInRequest | null;
  /** The product the open choice of lists is for; null while it is closed. */
  listPick: ListPick | null;
  /** SKUs of the products a review was sent of, since the page was loaded. */
  reviewed: readonly string[];
  /** What was said last by {@link say}, the newest last. */
  said: readonly Said[];
  /**
   * What the page says of a press that could not be sent, or a part that could not be loaded; empty for
   * nothing.
   */
  lost: string;
  /** How many errors the forms on the page show. */
  wrongCount: number;
};

/** A text for those who hear the page. */
type Said = { key: number; text: string };

/** So many texts are kept: several may be said at once. */
const keptTexts = 3;

/** A sign-in form over the page. */
type SignInRequest = {
  /** Key of the page it was opened on: another page closes it. */
  at: string;
  /** What goes on after sign-in (rule lists-5); absent for nothing. */
  pendingAction?: PendingAction;
  /** Page that is opened after sign-in instead of the one it was opened on. */
  to?: string;
  /** Place on the page that is opened after sign-in, with its `#`; absent for the page itself. */
  place?: string;
};

/** A choice of lists over the page. */
type ListPick = {
  /** Key of the page it was opened on: another page closes it. */
  at: string;
  /** The fields of the product's form, as a query. */
  query: string;
};

/** A line of the cart and how many pieces were added to it. */
export type AddedLine = { itemId: number; qty: number };

/** Empty on the server and in the browser's first render; only events and effects change it. */
export const useBrowserState = create<BrowserState>(() => ({
  open: {},
  shownAnswers: {},
  added: null,
  signIn: null,
  listPick: null,
  reviewed: [],
  said: [],
  lost: "",
  wrongCount: 0,
}));

/**
 * Says what changed to those who hear the page (rule accessibility-4); the same words are said again. Called
 * in events and effects, of which the page itself shows the outcome to those who see it.
 */
export const say = (text: string) =>
  useBrowserState.setState(({ said }) => ({
    said: [...said, { key: (said.at(-1)?.key ?? 0) + 1, text }].slice(-keptTexts),
  }));

/** Says over the page that something could not be sent or loaded; empty to say nothing. */
export const setLost = (lost: string) => useBrowserState.setState({ lost });

/** Opens the sign-in form over the page, or closes it. */
export const setSignIn = (signIn: SignInRequest | null) => useBrowserState.setState({ signIn });

/** Opens the choice of lists over the page, or closes it. */
export const setListPick = (listPick: ListPick | null) => useBrowserState.setState({ listPick });

/** Remembers that a review of a product was sent. */
export const setReviewed = (sku: string) =>
  useBrowserState.setState(({ reviewed }) => ({ reviewed: [...reviewed, sku] }));

/** Opens the panel about what was added, or closes it. `times` counts what was added while it was open. */
export const setAdded = (line: AddedLine | null) =>
  useBrowserState.setState(({ added }) => ({ added: line && { ...line, times: (added?.times ?? 0) + 1 } }));

/** Opens something in a place, or closes what is open there. */
export const setOpen = (place: string, key: OpenKey | null) =>
  useBrowserState.setState(({ open }) => ({ open: changed(open, place, key) }));

/** Records that a button's answer was shown long enough; null removes it. */
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

/** Counts an error that is shown, or is no longer. */
export const countWrong = (by: 1 | -1) =>
  useBrowserState.setState(({ wrongCount }) => ({ wrongCount: wrongCount + by }));
