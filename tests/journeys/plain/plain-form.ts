import { isSubmitter } from "./dom/controls";
import { isValidForm } from "./dom/validity";
import { isOff } from "./plain-queries";

/** A file that was chosen for a field. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** Files chosen in the fields of pages; a document that only parses HTML cannot hold them. */
export type ChosenFiles = WeakMap<Element, readonly ChosenFile[]>;

/** What a browser sends for a form. */
export type Submission = { method: "GET" | "POST"; url: URL; type: string; body: Buffer };

type Submitter = HTMLButtonElement | HTMLInputElement;

/** The button that Enter in a field presses. */
export function defaultButton(form: HTMLFormElement): Submitter | undefined {
  return [...form.elements].find((element) => isSubmitter(element) && !isOff(element)) as
    | Submitter
    | undefined;
}

/** Whether a browser lets a form go, as far as its fields' own attributes say. */
export const isSendable = (
  form: HTMLFormElement,
  submitter: Submitter | undefined,
  files: ChosenFiles,
): boolean =>
  form.noValidate ||
  submitter?.formNoValidate === true ||
  isValidForm(form, (input) => (files.get(input) ?? []).length > 0);

/** Makes what a browser sends for a form whose button was pressed. */
export async function submissionOf(
  form: HTMLFormElement,
  submitter: Submitter | undefined,
  files: ChosenFiles,
): Promise<Submission> {
  const own = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const url = new URL(own("action") || form.ownerDocument.URL, form.ownerDocument.URL);
  const fields = fieldsOf(form, submitter, files);
  if ((own("method") ?? "get").toLowerCase() !== "post") {
    url.search = new URLSearchParams(fields.map(([name, value]) => [name, textOf(value)])).toString();
    return { method: "GET", url, type: "", body: Buffer.alloc(0) };
  }
  const body = new Response(bodyOf(fields, own("enctype") === "multipart/form-data"));
  const type = body.headers.get("content-type") ?? "";
  return { method: "POST", url, type, body: Buffer.from(await body.arrayBuffer()) };
}

type Field = readonly [name: string, value: string | File];

const textOf = (value: string | File) => (typeof value === "string" ? value : value.name);

function bodyOf(fields: readonly Field[], isMultipart: boolean): FormData | URLSearchParams {
  if (!isMultipart) return new URLSearchParams(fields.map(([name, value]) => [name, textOf(value)]));
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

function fieldsOf(form: HTMLFormElement, submitter: Submitter | undefined, files: ChosenFiles): Field[] {
  return [...form.elements].flatMap((element): Field[] => {
    const field = element as HTMLInputElement;
    if (!field.name || isOff(field) || field.closest("datalist")) return [];
    if (isSubmitter(field) || field.tagName === "BUTTON")
      return (field as Element) === submitter ? [[field.name, field.value]] : [];
    if (["checkbox", "radio"].includes(field.type)) return field.checked ? [[field.name, field.value]] : [];
    if (field.tagName === "SELECT")
      return [...(element as unknown as HTMLSelectElement).selectedOptions].map(({ value }) => [
        field.name,
        value,
      ]);
    if (field.type === "file") return chosenIn(field, files);
    return ["button", "reset"].includes(field.type)
      ? []
      : [[field.name, field.value.replace(/\r?\n/g, "\r\n")]];
  });
}

function chosenIn(field: HTMLInputElement, files: ChosenFiles): Field[] {
  const chosen = files.get(field) ?? [];
  if (chosen.length === 0) return [[field.name, new File([], "", { type: "application/octet-stream" })]];
  return chosen.map(({ name, mimeType, buffer }) => [
    field.name,
    new File([new Uint8Array(buffer)], name, { type: mimeType }),
  ]);
}
