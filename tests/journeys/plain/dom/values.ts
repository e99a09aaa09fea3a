import { DomUtils, parseDocument } from "htmlparser2";
import { inputType, optionsOf, optionText, select, selectedOf } from "./controls";

/** What was typed; attributes keep what the page came with. */
const typed = new WeakMap<Element, string>();

/** Whether a value was typed into a field. */
export const isTyped = (field: Element): boolean => typed.has(field);

const oneLined = new Set(["email", "password", "search", "tel", "text", "url"]);
const number = /^-?(\d+(\.\d+)?|\.\d+)([eE][-+]?\d+)?$/;

/** The value of an input as HTML keeps it: on one line, and of a number nothing that is none. */
function sanitized(type: string, value: string): string {
  if (type === "number") return number.test(value) ? value : "";
  if (!oneLined.has(type)) return value;
  const line = value.replace(/[\r\n]/g, "");
  return type === "email" || type === "url" ? line.trim() : line;
}

/** The value of an input. */
export function inputValue(input: Element): string {
  const type = inputType(input);
  if (type === "file") return "";
  const value = typed.get(input) ?? input.getAttribute("value");
  if (value === null && (type === "checkbox" || type === "radio")) return "on";
  return sanitized(type, value ?? "");
}

/** Types into an input; of one that has no text the attribute is the value. */
export function typeInto(input: Element, value: string): void {
  if (["button", "checkbox", "hidden", "image", "radio", "reset", "submit"].includes(inputType(input)))
    input.setAttribute("value", value);
  else typed.set(input, value);
}

/** The value of a text field of several lines: the page's without the line break that may begin it. */
export const textValue = (area: Element): string =>
  (typed.get(area) ?? decoded(area.textContent ?? "").replace(/^\r?\n/, "")).replace(/\r\n?/g, "\n");

/** The parser leaves entities in such a field as they are written; in a title it does not. */
const decoded = (text: string) =>
  text.includes("&") ? DomUtils.textContent(parseDocument(`<title>${text}</title>`).children) : text;

/** Types into a text field of several lines. */
export function typeText(area: Element, value: string): void {
  typed.set(area, value);
}

/** The value of an option: its text where none is written. */
export const optionValue = (option: Element): string => option.getAttribute("value") ?? optionText(option);

/** The value of the first chosen option. */
export function listValue(list: Element): string {
  const [option] = selectedOf(list);
  return option ? optionValue(option) : "";
}

/** Chooses the option with this value. */
export function chooseValue(list: Element, value: string): void {
  for (const option of optionsOf(list)) option.removeAttribute("selected");
  const option = optionsOf(list).find((one) => optionValue(one) === value);
  if (option) select(option, true);
}
