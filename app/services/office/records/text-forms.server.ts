import type { WrittenTemplate } from "~/models/content/templates/written-template";
import { formatTemplateFile, noHeadText, splitTemplateFile } from "~/models/files/folders/template-file";
import type { LineMessage } from "~/models/office/record/record-text";
import type { SettingsPath } from "~/models/shops/settings/settings-reference";
import { jsonFault, jsonLine } from "../../files/folders/formats/json-line.server";

/** A record as the text of its file, and how what is typed there becomes a record (rule office-90). */
export type TextForm = {
  format(name: string, record: unknown): string;
  /** The record as it is typed, not checked yet; or why the text is none. */
  read(name: string, text: string): { typed: unknown } | LineMessage;
  /** The line of a part of the record. @param line counts in the text of that part */
  lineOf(name: string, text: string, path: SettingsPath, line: number | undefined): number;
};

/** A head of JSON in a comment, then HTML. */
const templateText: TextForm = {
  format(_name, record) {
    const { html, ...head } = record as WrittenTemplate;
    return formatTemplateFile({ head, renderHtml: html });
  },
  read(_name, text) {
    const parts = splitTemplateFile(text);
    if (!parts) return { line: 1, reason: `The text ${noHeadText}.` };
    const fault = jsonFault(parts.head);
    if (fault) return fault;
    const head: unknown = JSON.parse(parts.head);
    if (!isRecord(head)) return { line: 1, reason: "The head is no object: { and } are around it." };
    return { typed: { ...head, html: parts.html } };
  },
  lineOf(_name, text, path, line = 1) {
    const parts = splitTemplateFile(text);
    if (!parts) return 1;
    return path[0] === "html" ? parts.htmlLine + line - 1 : jsonLine(parts.head, path);
  },
};

/** The key of the widget's file that is its name, with its content. */
const widgetText: TextForm = {
  format: (name, record) => `${JSON.stringify({ [name]: record }, null, 2)}\n`,
  read(name, text) {
    const fault = jsonFault(text);
    if (fault) return fault;
    const typed: unknown = JSON.parse(text);
    if (!isRecord(typed) || Object.keys(typed).length !== 1 || !Object.hasOwn(typed, name))
      return { line: 1, reason: `The text holds this widget alone: { "${name}": { \u2026 } }.` };
    return { typed: typed[name] };
  },
  lineOf: (name, text, path, line) => line ?? jsonLine(text, [name, ...path]),
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The kinds of records that have a page as text. */
export const textForms: Readonly<Record<string, TextForm | undefined>> = {
  template: templateText,
  widget: widgetText,
};
