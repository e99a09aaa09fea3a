import { isSubmitter } from "./dom/controls";
import { type ChosenFile, defaultButton } from "./plain-form";
import type { PlainPage } from "./plain-page";
import {
  byLabel,
  byRole,
  bySelector,
  byText,
  isOff,
  isWanted,
  nameOf,
  type RoleOptions,
  type Wanted,
} from "./plain-queries";
import { isDrawn, oneLine, wordsOf } from "./plain-visibility";

type Exactly = { exact?: boolean };
/** How `locator` and `filter` narrow what they find. */
export type Narrowed = {
  hasText?: Wanted;
  hasNotText?: Wanted;
  has?: PlainLocator;
  hasNot?: PlainLocator;
  visible?: boolean;
};

/**
 * Elements of a page, looked up anew each time, with the methods of Playwright's Locator that journeys use.
 */
export class PlainLocator {
  constructor(
    readonly owner: PlainPage,
    readonly elements: () => Element[],
    readonly description: string,
  ) {}

  page = () => this.owner;
  toString = () => this.description;

  #within = (find: (root: ParentNode) => Element[], name: string) =>
    new PlainLocator(
      this.owner,
      () => [...new Set(this.elements().flatMap(find))],
      `${this.description} >> ${name}`,
    );
  locator = (selector: string | PlainLocator, narrowed: Narrowed = {}): PlainLocator =>
    (typeof selector === "string"
      ? this.#within((root) => bySelector(root, selector), selector)
      : this.#within((root) => selector.elements().filter((one) => root.contains(one)), selector.description)
    ).filter(narrowed);
  getByRole = (role: string, options: RoleOptions = {}) =>
    this.#within((root) => byRole(root, role, options), `${role} ${options.name ?? ""}`);
  getByLabel = (label: Wanted, { exact }: Exactly = {}) =>
    this.#within((root) => byLabel(root, label, exact), `label ${label}`);
  getByText = (text: Wanted, { exact }: Exactly = {}) =>
    this.#within((root) => byText(root, text, exact), `text ${text}`);
  getByTestId = (id: string) => this.locator(`[data-testid="${id}"]`);
  getByPlaceholder = (text: string) => this.locator(`[placeholder="${text}"]`);

  #pick = (pick: (elements: Element[]) => (Element | undefined)[], name: string) =>
    new PlainLocator(
      this.owner,
      () => pick(this.elements()).flatMap((one) => one ?? []),
      `${this.description} (${name})`,
    );
  first = () => this.#pick((all) => [all[0]], "first");
  last = () => this.#pick((all) => [all.at(-1)], "last");
  nth = (index: number) => this.#pick((all) => [all.at(index)], `${index}`);
  or = (other: PlainLocator) => this.#pick((all) => [...new Set([...all, ...other.elements()])], "or");
  and = (other: PlainLocator) =>
    this.#pick((all) => all.filter((one) => other.elements().includes(one)), "and");
  filter = ({ hasText, hasNotText, has, hasNot, visible }: Narrowed): PlainLocator =>
    this.#pick(
      (all) =>
        all.filter(
          (one) =>
            (hasText === undefined || isWanted(wordsOf(one), hasText)) &&
            (hasNotText === undefined || !isWanted(wordsOf(one), hasNotText)) &&
            (!has || has.elements().some((inner) => one.contains(inner))) &&
            !hasNot?.elements().some((inner) => one.contains(inner)) &&
            (visible === undefined || isDrawn(one) === visible),
        ),
      "filtered",
    );
  count = async () => this.elements().length;
  all = async () => this.elements().map((_, index) => this.nth(index));

  /** The one element. @throws when there are none or several */
  one(): Element {
    const [element, ...others] = this.elements();
    if (!element) throw new Error(`${this.owner.url()} has no ${this.description}`);
    if (others.length > 0)
      throw new Error(`${this.owner.url()} has ${others.length + 1} of ${this.description}`);
    return element;
  }
  textContent = async () => this.one().textContent;
  innerText = async () => wordsOf(this.one());
  allTextContents = async () => this.elements().map((one) => one.textContent ?? "");
  allInnerTexts = async () => this.elements().map(wordsOf);
  getAttribute = async (name: string) => this.one().getAttribute(name);
  inputValue = async () => (this.one() as HTMLInputElement).value;
  isVisible = async () => this.elements().some(isDrawn);
  isChecked = async () => (this.one() as HTMLInputElement).checked;
  isDisabled = async () => isOff(this.one());
  isEnabled = async () => !isOff(this.one());
  accessibleName = () => nameOf(this.one());
  scrollIntoViewIfNeeded = async () => {};
  waitFor = async () => {};
  hover = async () => {};
  evaluate = async <T, Arg>(work: (element: Element, arg: Arg) => T, arg: Arg) => work(this.one(), arg);
  evaluateAll = async <T>(work: (elements: Element[]) => T) => work(this.elements());
  focus = async () => {
    this.owner.focused = this.one();
  };

  /** Presses the element, as a finger does. */
  async click(): Promise<void> {
    const pressed = this.one();
    if (!isDrawn(pressed)) throw new Error(`${this.description} is not shown at ${this.owner.url()}`);
    const actor = pressed.closest("a[href], button, input, select, textarea, summary, label, option");
    if (!actor) return;
    if (isOff(actor)) throw new Error(`${this.description} is disabled at ${this.owner.url()}`);
    this.owner.focused = actor;
    if (actor.tagName === "A") return this.owner.follow(actor as HTMLAnchorElement);
    if (isSubmitter(actor)) {
      const button = actor as HTMLButtonElement;
      return button.form ? this.owner.submit(button.form, button) : undefined;
    }
    if (actor.tagName === "SUMMARY") actor.parentElement?.toggleAttribute("open");
    const panel = actor.getAttribute("popovertarget");
    if (panel) this.owner.document().getElementById(panel)?.toggleAttribute("data-popover-shown");
    const control = actor.tagName === "LABEL" ? (actor as HTMLLabelElement).control : actor;
    if (control && isChoice(control)) choose(control, control.type === "radio" || !control.checked);
  }
  tap = () => this.click();
  press = async (key: string) => {
    const { form } = this.one() as HTMLInputElement;
    if (key === "Enter" && form) return this.owner.submit(form, defaultButton(form));
    if (key === "Enter" || key === " ") return this.click();
  };
  fill = async (value: string) => {
    const field = this.one() as HTMLInputElement;
    if (isOff(field)) throw new Error(`${this.description} is disabled`);
    field.value = value;
    this.owner.focused = field;
  };
  pressSequentially = (value: string) => this.fill(value);
  clear = () => this.fill("");
  check = async () => choose(this.one() as HTMLInputElement, true);
  uncheck = async () => choose(this.one() as HTMLInputElement, false);
  setChecked = async (checked: boolean) => choose(this.one() as HTMLInputElement, checked);
  selectOption = async (wanted: string | { label?: string; value?: string }) => {
    const select = this.one() as HTMLSelectElement;
    const { label, value } = typeof wanted === "string" ? { label: wanted, value: wanted } : wanted;
    const option = [...select.options].find(
      (one) => one.value === value || (label !== undefined && oneLine(one.label || one.text) === label),
    );
    if (!option || option.disabled) throw new Error(`${this.description} has no ${label ?? value}`);
    option.selected = true;
  };
  setInputFiles = async (files: ChosenFile | readonly ChosenFile[]) => {
    this.owner.files.set(this.one(), Array.isArray(files) ? files : [files as ChosenFile]);
  };
}

const isChoice = (element: Element): element is HTMLInputElement =>
  element.tagName === "INPUT" && ["checkbox", "radio"].includes((element as HTMLInputElement).type);

function choose(control: HTMLInputElement, checked: boolean): void {
  if (isOff(control)) throw new Error(`${control.name} is disabled`);
  control.checked = checked;
}
