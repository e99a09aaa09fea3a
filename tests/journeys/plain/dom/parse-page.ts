import * as linkedom from "linkedom";
import * as controls from "./controls";
import * as values from "./values";

// linkedom parses in a fifth of jsdom's time. It keeps elements and attributes; what HTML says of controls is
// here, as the properties that browsers have for it.

/** Gives the elements of a kind the properties that browsers have. */
function give<E extends Element>(kind: { prototype: unknown }, properties: ThisType<E> & object): void {
  Object.defineProperties(kind.prototype as object, Object.getOwnPropertyDescriptors(properties));
}

const common = {
  get form(): HTMLFormElement | null {
    return controls.formOf(this as unknown as Element);
  },
  get name(): string {
    return (this as unknown as Element).getAttribute("name") ?? "";
  },
};

for (const kind of [
  linkedom.HTMLButtonElement,
  linkedom.HTMLInputElement,
  linkedom.HTMLSelectElement,
  linkedom.HTMLTextAreaElement,
])
  give(kind, common);
// Forms and labels have no kind of their own.
give<HTMLElement>(linkedom.HTMLElement, {
  get elements() {
    return this.tagName === "FORM" ? controls.controlsOf(this as HTMLFormElement) : undefined;
  },
  get noValidate() {
    return this.tagName === "FORM" ? this.hasAttribute("novalidate") : undefined;
  },
  get control() {
    return this.tagName === "LABEL" ? controls.controlOf(this) : undefined;
  },
});
give<HTMLButtonElement>(linkedom.HTMLButtonElement, {
  get type() {
    return controls.buttonType(this);
  },
  get value() {
    return this.getAttribute("value") ?? "";
  },
  get formNoValidate() {
    return this.hasAttribute("formnovalidate");
  },
});
give<HTMLInputElement>(linkedom.HTMLInputElement, {
  get type() {
    return controls.inputType(this);
  },
  get value() {
    return values.inputValue(this);
  },
  set value(value: string) {
    values.typeInto(this, value);
  },
  get checked() {
    return this.hasAttribute("checked");
  },
  set checked(isChosen: boolean) {
    controls.choose(this, isChosen);
  },
  get formNoValidate() {
    return this.hasAttribute("formnovalidate");
  },
});
give<HTMLTextAreaElement>(linkedom.HTMLTextAreaElement, {
  get type() {
    return "textarea";
  },
  get value() {
    return values.textValue(this);
  },
  set value(value: string) {
    values.typeText(this, value);
  },
});
give<HTMLSelectElement>(linkedom.HTMLSelectElement, {
  get type() {
    return this.hasAttribute("multiple") ? "select-multiple" : "select-one";
  },
  get options() {
    return controls.optionsOf(this);
  },
  get selectedOptions() {
    return controls.selectedOf(this);
  },
  get value() {
    return values.listValue(this);
  },
  set value(value: string) {
    values.chooseValue(this, value);
  },
});
give<HTMLOptionElement>(linkedom.HTMLOptionElement, {
  get value() {
    return values.optionValue(this);
  },
  get text() {
    return controls.optionText(this);
  },
  get label() {
    return this.getAttribute("label") || controls.optionText(this);
  },
  get disabled() {
    return controls.isDisabled(this);
  },
  get selected() {
    const list = this.closest("select");
    return list !== null && controls.selectedOf(list).includes(this);
  },
  set selected(isSelected: boolean) {
    controls.select(this, isSelected);
  },
});
give<HTMLAnchorElement>(linkedom.HTMLAnchorElement, {
  get href() {
    const href = this.getAttribute("href");
    return href === null ? "" : new URL(href, this.ownerDocument.URL).href;
  },
});

/**
 * Names of attributes as React writes some of them; the parser would keep the case, in which HTML has none.
 */
const mixedNames = /(?<=\s)[a-z]+[A-Z][A-Za-z]*(?==")/g;

/** Parses a page that came from an address. */
export function parsePage(html: string, url: string): Document {
  const { document } = linkedom.parseHTML(
    html.replace(mixedNames, (name) => name.toLowerCase()) || "<!doctype html><html><body></body></html>",
  );
  Object.defineProperty(document, "URL", { value: url });
  return document;
}
