// What HTML says of controls and their forms, for documents that only hold elements and attributes.

/** A control of a form, as far as pages have them. */
export type Control = HTMLInputElement | HTMLButtonElement | HTMLSelectElement | HTMLTextAreaElement;

const listed = new Set(["BUTTON", "FIELDSET", "INPUT", "OBJECT", "OUTPUT", "SELECT", "TEXTAREA"]);
const labelable = "button, input:not([type=hidden]), meter, output, progress, select, textarea";
const disableable = new Set(["BUTTON", "FIELDSET", "INPUT", "OPTGROUP", "OPTION", "SELECT", "TEXTAREA"]);
const inputTypes = new Set(
  (
    "button checkbox color date datetime-local email file hidden image month number password radio range " +
    "reset search submit tel text time url week"
  ).split(" "),
);
const buttonTypes = new Set(["button", "reset", "submit"]);

const written = (element: Element, name: string) => (element.getAttribute(name) ?? "").toLowerCase();

/** The type of an input: text where none, or an unknown one, is written. */
export function inputType(input: Element): string {
  const type = written(input, "type");
  return inputTypes.has(type) ? type : "text";
}

/** The type of a button, which sends its form unless another one is written. */
export function buttonType(button: Element): string {
  const type = written(button, "type");
  return buttonTypes.has(type) ? type : "submit";
}

/** The form a control belongs to: the one it names, or else the one it lies in. */
export function formOf(control: Element): HTMLFormElement | null {
  const named = control.getAttribute("form");
  if (named === null) return control.closest("form");
  const form = control.ownerDocument.getElementById(named);
  return form?.tagName === "FORM" ? (form as HTMLFormElement) : null;
}

/** The controls of a form in the order of the page, those outside that name it among them. */
export function controlsOf(form: HTMLFormElement): Control[] {
  const isOutside = form.id && form.ownerDocument.querySelector(`[form="${form.id}"]`);
  const root = isOutside ? form.ownerDocument : form;
  return [...root.querySelectorAll("button, fieldset, input, object, output, select, textarea")].filter(
    (element) =>
      listed.has(element.tagName) && inputTypeOrNone(element) !== "image" && formOf(element) === form,
  ) as Control[];
}

const inputTypeOrNone = (element: Element) => (element.tagName === "INPUT" ? inputType(element) : "");

/** The control that a label names, or that lies in it first. */
export function controlOf(label: Element): Element | null {
  const id = label.getAttribute("for");
  if (id === null) return label.querySelector(labelable);
  const named = id === "" ? null : label.ownerDocument.getElementById(id);
  return named?.matches(labelable) ? named : null;
}

/** Whether a control is disabled, on its own or by a fieldset or a group of options it lies in. */
export function isDisabled(element: Element): boolean {
  if (!disableable.has(element.tagName)) return false;
  if (element.hasAttribute("disabled")) return true;
  if (element.tagName === "OPTION") return element.parentElement?.matches("optgroup[disabled]") ?? false;
  let inner = element;
  for (let outer = element.parentElement; outer; inner = outer, outer = outer.parentElement)
    if (outer.tagName === "FIELDSET" && outer.hasAttribute("disabled") && inner !== firstLegend(outer))
      return true;
  return false;
}

const firstLegend = (fieldset: Element) => [...fieldset.children].find(({ tagName }) => tagName === "LEGEND");

/** Sets whether a box or a radio button is chosen; of the radio buttons of a group only one is. */
export function choose(input: Element, isChosen: boolean): void {
  if (isChosen && inputType(input) === "radio")
    for (const other of groupOf(input)) other.removeAttribute("checked");
  input.toggleAttribute("checked", isChosen);
}

/** The radio buttons of which one can be chosen. */
export function groupOf(radio: Element): Element[] {
  const name = radio.getAttribute("name");
  if (!name) return [radio];
  const form = formOf(radio);
  return [...radio.ownerDocument.querySelectorAll("input")].filter(
    (other) => inputType(other) === "radio" && other.getAttribute("name") === name && formOf(other) === form,
  );
}

/** The options of a list, those in groups among them. */
export const optionsOf = (select: Element): HTMLOptionElement[] => [...select.querySelectorAll("option")];

/** The chosen options: where one is shown and none chosen, the first that can be. */
export function selectedOf(select: Element): HTMLOptionElement[] {
  const options = optionsOf(select);
  const chosen = options.filter((option) => option.hasAttribute("selected"));
  if (select.hasAttribute("multiple")) return chosen;
  if (chosen.length > 0) return chosen.slice(-1);
  const isList = Number(select.getAttribute("size")) > 1;
  return isList ? [] : options.filter((option) => !isDisabled(option)).slice(0, 1);
}

/** Chooses an option, in place of another where only one can be chosen, or leaves it. */
export function select(option: Element, isSelected: boolean): void {
  const list = option.closest("select");
  if (isSelected && list && !list.hasAttribute("multiple"))
    for (const other of optionsOf(list)) other.removeAttribute("selected");
  option.toggleAttribute("selected", isSelected);
}

/** The text of an option with single spaces. */
export const optionText = (option: Element): string =>
  (option.textContent ?? "").replace(/[\t\n\f\r ]+/g, " ").trim();

/** Whether an element sends its form when it is pressed. */
export const isSubmitter = (element: Element): boolean =>
  element.tagName === "BUTTON"
    ? buttonType(element) === "submit"
    : element.tagName === "INPUT" && ["submit", "image"].includes(inputType(element));
