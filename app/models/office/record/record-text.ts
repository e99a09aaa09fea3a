/** Something about a record's text, and its line from 1. */
export type LineMessage = { line: number; reason: string };

/** What the text of a record is answered with where it comes back (rule office-90). */
export type TextAnswer = {
  formId: typeof textDeed;
  fieldErrors: { form: string } | Record<string, never>;
  repopulateFields: { text: string };
  faults: readonly LineMessage[];
  /** The version that the text was made of, or that of what was saved meanwhile. */
  version: string | null;
  /** What someone else saved meanwhile. */
  theirs?: string;
};

/** What the form of a record's text is called in its post. */
export const textDeed = "text";

/** How many lines a text has. */
export const lineCount = (text: string): number => text.split("\n").length;

/** Each message once, in the order of the lines. */
export function inLineOrder(messages: readonly LineMessage[]): LineMessage[] {
  const once = new Map(messages.map((message) => [`${message.line} ${message.reason}`, message]));
  return [...once.values()].sort((a, b) => a.line - b.line);
}

/** Where a line begins and ends in a text, to select it. */
export function rangeOfLine(text: string, line: number): { from: number; to: number } {
  const lines = text.split("\n");
  const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return { from, to: from + (lines[line - 1]?.length ?? 0) };
}
