import type { Choice } from "../../platform/fields/field";
import type { Tone } from "../tone";

/** What a list can be narrowed by; its key is its parameter in the address. */
export type ListFilter =
  | { kind: "choices"; key: string; label: string; choices: readonly Choice[] }
  | { kind: "text"; key: string; label: string }
  /** From a day and until one, both included, in the shop's time zone: `<key>-from` and `<key>-until`. */
  | { kind: "days"; key: string; label: string }
  /** At least and at most, in major units: `<key>-min` and `<key>-max`. */
  | { kind: "amounts"; key: string; label: string };

/** A column. On a phone a row is a card of its `title`, its `side` and the others below them. */
export type ListColumn = {
  key: string;
  label: string;
  align?: "end";
  place?: "title" | "side";
  /** Whether it is shown unless the address chooses the columns; absent for yes. */
  isExtra?: boolean;
};

/** Filters under a name, as a tab above the list. `query` is the part of the address behind `?`. */
export type ListView = { key: string; label: string; query: string };

/** What a sort order is called; its key is what the address says. The first one is used without a word. */
export type ListSort = { key: string; label: string };

/** A list screen: what it shows, how it is narrowed, and where it is. */
export type ListDescription = {
  path: string;
  title: string;
  /** What one may type into its search; empty for a list without one. */
  searchHint: string;
  columns: readonly ListColumn[];
  filters: readonly ListFilter[];
  views: readonly ListView[];
  sorts: readonly ListSort[];
};

/** What a cell shows: its text, a smaller one below it, a picture before it. */
export type Cell = { text: string; sub?: string; tone?: Tone; imageUrl?: string };

/** A row: `label` names it beside its checkbox. Cells by the keys of columns. */
export type ListRow = { id: string; href: string; label: string; cells: Record<string, Cell> };
