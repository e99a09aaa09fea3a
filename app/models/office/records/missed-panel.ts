import { fixedAddressProblem, redirectFrom } from "../../content/redirects/redirects";
import { dayText } from "../day-text";
import type { PanelView } from "../record/record-view";

/** Most addresses that are shown. */
const shown = 20;

/**
 * The addresses that led nowhere and that a redirect could mend, each with a link that makes one where the
 * reader may (rule addresses-10).
 * @param leads the addresses that redirects lead on from
 * @param makeHref the form of a new redirect; null for readers who may not add one
 */
export function missedPanel(
  missed: readonly { path: string; hits: number; lastAt: Date }[],
  leads: ReadonlySet<string>,
  clock: { zone: string; now: Date },
  makeHref: ((path: string) => string) | null,
): PanelView {
  const open = missed.filter(({ path }) => {
    const from = redirectFrom(path);
    return from !== null && !leads.has(from) && fixedAddressProblem(from) === null;
  });
  return {
    kind: "rows",
    title: "Addresses that led nowhere",
    rows: open.slice(0, shown).map(({ path, hits, lastAt }) => ({
      title: path,
      sub: `Asked for ${hits === 1 ? "once" : `${hits} times`}, last ${dayText(lastAt, clock)}`,
      ...(makeHref && { to: makeHref(path), end: "Make a redirect" }),
    })),
    empty: "No address is missed that a redirect could mend.",
  };
}
