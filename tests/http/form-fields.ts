import { DomUtils, parseDocument } from "htmlparser2";
import type { PageElement } from "./runner/page";
import { select } from "./runner/select";

/** What a browser sends of a form of a page as it stands, besides its buttons. */
export function formFields(body: string, form: string): [name: string, value: string][] {
  return select(body, `${form} [name]`).flatMap((field): [string, string][] => {
    const { name = "", type, value = "" } = field.attribs;
    if (field.name === "textarea") return [[name, textOf(field)]];
    if (field.name === "select") return [[name, chosenOf(field)]];
    const isOff = type === "checkbox" && field.attribs.checked === undefined;
    return field.name !== "input" || isOff ? [] : [[name, type === "checkbox" ? value || "on" : value]];
  });
}

/** What a text area holds. The parser leaves the entities in it as they are. */
const textOf = (field: PageElement) =>
  DomUtils.textContent(parseDocument(DomUtils.textContent(field)).children);

function chosenOf(field: PageElement): string {
  const options = DomUtils.getElementsByTagName("option", field) as PageElement[];
  const chosen = options.find(({ attribs }) => attribs.selected !== undefined) ?? options[0];
  return chosen?.attribs.value ?? "";
}
