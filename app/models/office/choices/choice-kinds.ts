import { z } from "zod";

/** What fields choose by searching (rule library-7): kinds of records, and links to what shoppers open. */
export const choiceKinds = [
  "link",
  "product",
  "category",
  "seller",
  "menu",
  "template",
  "customer",
  "picture",
] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** What is found for a field: what it holds then, and what a person reads for it. */
export type FoundChoice = {
  value: string;
  label: string;
  sub: string;
  /** A stored picture, and what it shows. */
  picture?: string;
  alt?: string;
};

/** Of each kind so many are offered. */
export const mostChoices = 12;

const longest = 100;
const asked = z.object({
  of: z.enum(choiceKinds),
  q: z.string().transform((text) => [...text.trim()].slice(0, longest).join("")),
});

/** What an address searches for; null for what no field chooses. */
export function readChoiceSearch(query: URLSearchParams): { of: ChoiceKind; q: string } | null {
  const read = asked.safeParse({ of: query.get("of"), q: query.get("q") ?? "" });
  return read.success ? read.data : null;
}

/** Whether a field of a form is typed by choosing. */
export const isChoiceKind = (kind: string): kind is ChoiceKind => choiceKinds.some((one) => one === kind);

/** The next place in a list of so many, round and round; -1 is none. */
export const steppedPlace = (at: number, step: 1 | -1, count: number): number =>
  count === 0 ? -1 : at < 0 ? (step === 1 ? 0 : count - 1) : (at + step + count) % count;
