import { expect as base } from "playwright/test";
import type { PlainLocator } from "./plain-locator";
import type { PlainPage } from "./plain-page";
import { isOff, isWanted, nameOf, type Wanted } from "./plain-queries";
import { isDrawn, oneLine, wordsOf } from "./plain-visibility";

type Outcome = { pass: boolean; message: () => string };

const outcome = (locator: PlainLocator, pass: boolean, found: unknown): Outcome => ({
  pass,
  message: () => `${locator.description} at ${locator.owner.url()}: ${JSON.stringify(found)}`,
});

/** An expectation of the one element. */
const ofOne =
  <Rest extends unknown[]>(judge: (element: Element, ...rest: Rest) => [pass: boolean, found: unknown]) =>
  (locator: PlainLocator, ...rest: Rest): Outcome => {
    const [element] = locator.elements();
    if (!element) return outcome(locator, false, "nothing");
    return outcome(locator, ...judge(locator.one(), ...rest));
  };

const isThere = (locator: PlainLocator) => {
  const found = locator.elements();
  if (found.length > 1) locator.one();
  return found.some(isDrawn);
};

/** A text, or one for each element. */
const texts =
  (isWhole: boolean) =>
  (locator: PlainLocator, wanted: Wanted | readonly Wanted[], { ignoreCase = false } = {}): Outcome => {
    const is = (text: string, one: Wanted) =>
      one instanceof RegExp
        ? one.test(text)
        : ignoreCase
          ? isWanted(text, one)
          : isWhole
            ? text === oneLine(one)
            : text.includes(oneLine(one));
    if (!Array.isArray(wanted)) {
      const words = locator.elements().length === 0 ? null : wordsOf(locator.one());
      return outcome(locator, words !== null && is(words, wanted as Wanted), words);
    }
    const found = locator.elements().map(wordsOf);
    const all = found.length === wanted.length && wanted.every((one, index) => is(found[index] ?? "", one));
    return outcome(locator, all, found);
  };

const isAt = (wanted: string | RegExp, page: PlainPage) =>
  typeof wanted === "string" ? page.absolute(wanted).href === page.url() : wanted.test(page.url());

/** Playwright's expect, which also judges pages without a browser. */
export const expect = base.extend({
  toBeVisible: (locator: PlainLocator) => outcome(locator, isThere(locator), "not shown"),
  toBeInViewport: (locator: PlainLocator) => outcome(locator, isThere(locator), "not shown"),
  toBeHidden: (locator: PlainLocator) => outcome(locator, !locator.elements().some(isDrawn), "shown"),
  toBeAttached: (locator: PlainLocator) => outcome(locator, locator.elements().length > 0, "nothing"),
  toHaveCount: (locator: PlainLocator, wanted: number) =>
    outcome(locator, locator.elements().length === wanted, locator.elements().length),
  toHaveText: texts(true),
  toContainText: texts(false),
  toHaveValue: ofOne((element, wanted: Wanted) => {
    const { value } = element as HTMLInputElement;
    return [wanted instanceof RegExp ? wanted.test(value) : value === wanted, value];
  }),
  toHaveAttribute: ofOne((element, name: string, wanted?: Wanted) => {
    const value = element.getAttribute(name);
    if (wanted === undefined) return [value !== null, value];
    return [value !== null && (wanted instanceof RegExp ? wanted.test(value) : value === wanted), value];
  }),
  toHaveAccessibleName: ofOne((element, wanted: Wanted) => {
    const name = nameOf(element);
    return [wanted instanceof RegExp ? wanted.test(name) : name === wanted, name];
  }),
  toBeChecked: ofOne((element) => [(element as HTMLInputElement).checked, "not checked"]),
  toBeDisabled: ofOne((element) => [isOff(element), "enabled"]),
  toBeEnabled: ofOne((element) => [!isOff(element), "disabled"]),
  toBeFocused: ofOne((element) => [
    element.ownerDocument.querySelector("[autofocus]") === element,
    "not focused",
  ]),
  toHaveURL: (page: PlainPage, wanted: string | RegExp): Outcome => ({
    pass: isAt(wanted, page),
    message: () => `the page is at ${page.url()}, not at ${wanted}`,
  }),
  toHaveTitle: (page: PlainPage, wanted: Wanted): Outcome => {
    const { title } = page.document();
    return {
      pass: wanted instanceof RegExp ? wanted.test(title) : title === wanted,
      message: () => `the page's title is ${title}`,
    };
  },
});
