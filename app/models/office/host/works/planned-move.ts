import { countOf } from "../count-of";
import type { WorkReport } from "./work-report";

/** What was found out of a move: where from, how many rows of which table, and what is in its way. */
type Plan = {
  from: string;
  rows: ReadonlyMap<string, number>;
  problems: readonly string[];
  isUnended: boolean;
};

/** Tables a person knows, with their nouns. */
const known: readonly (readonly [table: string, one: string, many?: string])[] = [
  ["shops", "shop"],
  ["products", "product or variation", "products and variations"],
  ["orders", "order"],
  ["customers", "customer"],
];

/** What the move of a business to another database would do, in lines a host reads (rule hosting-12). */
export function plannedMove(to: string, { from, rows, problems, isUnended }: Plan): WorkReport {
  const total = [...rows.values()].reduce((sum, count) => sum + count, 0);
  const parts = known.map(([table, one, many]) => countOf(rows.get(table) ?? 0, one, many));
  return {
    taken: [
      `It goes from '${from}' to '${to}'.`,
      `${countOf(total, "row")} in ${countOf(rows.size, "table")} are copied: ${parts.join(", ")} and what belongs to them.`,
      "Pictures and files stay where they are.",
    ],
    changed: [
      "It sells meanwhile. Its writes wait at most 2 seconds when it goes over; pages do not wait.",
      "The rows of both sides are compared first. Where they differ it stays where it is.",
    ],
    refused: [
      ...problems.map((problem) => `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`),
      ...(isUnended ? ["Its last move is not over: confirm or undo it first."] : []),
    ],
    next: ["Afterwards the old database follows, until you confirm the move or undo it."],
    file: null,
  };
}
