import { type Control, controlsOf, groupOf, inputType, isDisabled } from "./controls";
import { isTyped } from "./values";

// As HTML writes it.
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const patterned = new Set(["email", "password", "search", "tel", "text", "url"]);
const unjudged = new Set(["button", "hidden", "image", "reset"]);

/** Whether a browser lets a form go, as far as its controls' attributes say. */
export const isValidForm = (form: HTMLFormElement, hasFiles: (input: Element) => boolean): boolean =>
  controlsOf(form).every((control) => isValid(control, hasFiles));

/** Whether a browser finds a control in order. @param hasFiles whether files were chosen in it */
function isValid(control: Control, hasFiles: (input: Element) => boolean): boolean {
  if (isDisabled(control) || control.hasAttribute("readonly") || control.closest("datalist")) return true;
  if (control.tagName === "SELECT") return !control.hasAttribute("required") || control.value !== "";
  if (control.tagName === "TEXTAREA") return isGiven(control) && isLongEnough(control);
  if (control.tagName !== "INPUT" || unjudged.has(inputType(control))) return true;
  const input = control as HTMLInputElement;
  const type = inputType(input);
  if (type === "checkbox") return !input.hasAttribute("required") || input.checked;
  if (type === "radio") return isChosenAmong(groupOf(input));
  if (type === "file") return !input.hasAttribute("required") || hasFiles(input);
  return isGiven(input) && (input.value === "" || (isOfType(input, type) && isLongEnough(input)));
}

const isGiven = (control: Control) => !control.hasAttribute("required") || control.value !== "";

const isChosenAmong = (group: readonly Element[]) =>
  !group.some((radio) => radio.hasAttribute("required")) ||
  group.some((radio) => radio.hasAttribute("checked"));

/** Lengths only bind what was typed. */
function isLongEnough(control: Control): boolean {
  if (!isTyped(control) || control.value === "") return true;
  const limit = (name: string, none: number) => {
    const written = control.getAttribute(name);
    return written !== null && /^\d+$/.test(written) ? Number(written) : none;
  };
  const { length } = control.value;
  return length >= limit("minlength", 0) && length <= limit("maxlength", Number.POSITIVE_INFINITY);
}

function isOfType(input: HTMLInputElement, type: string): boolean {
  const { value } = input;
  if (type === "email" && !value.split(",").every((one) => email.test(one.trim()))) return false;
  if (type === "url" && !URL.canParse(value)) return false;
  if (type === "number" && !isInRange(input)) return false;
  const pattern = input.getAttribute("pattern");
  return !pattern || !patterned.has(type) || new RegExp(`^(?:${pattern})$`, "v").test(value);
}

function isInRange(input: HTMLInputElement): boolean {
  const bound = (name: string) => {
    const written = input.getAttribute(name);
    return written === null || written === "" ? null : Number(written);
  };
  const [value, least, most] = [Number(input.value), bound("min"), bound("max")];
  if ((least !== null && value < least) || (most !== null && value > most)) return false;
  if (input.getAttribute("step") === "any") return true;
  const step = bound("step") || 1;
  const steps = (value - (least ?? Number(input.getAttribute("value") ?? 0))) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
}
