import { formFields } from "./form-fields";

/** The line of an order in a form of its page: its number in the names of the fields, and its SKU. */
export function lineIn(body: string): { line: string; sku: string } {
  const [, line = "", sku = ""] = /name="sku\.(l\d+)" value="([^"]+)"/.exec(body) ?? [];
  return { line, sku };
}

/** The line of an order on the page that edits it, by the name of its field. */
export const lineToEdit = (body: string) => /name="(qty\.l\d+)"/.exec(body)?.[1] ?? "";

/** What the form of a page that has this field sends as it stands. */
export function formWith(body: string, field: string): Record<string, string> {
  const folded = body.split('<details class="office-deed"').find((part) => part.includes(`name="${field}"`));
  return Object.fromEntries(formFields(folded ?? "", "form"));
}

/** What the button of a preview sends. */
export const previewFields = (body: string) => Object.fromEntries(formFields(body, ".office-preview form"));
