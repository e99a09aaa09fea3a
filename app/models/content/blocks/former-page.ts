import type { RecordedActor } from "../../shops/actors/recorded-actor";

/** What a template or a widget's content was until a moment, at which `actor` published something else. */
export type FormerChange = {
  kind: "template" | "widget";
  name: string;
  moment: string;
  actor: RecordedActor;
  record: unknown;
};

/** A moment at which a page was published: by whom, and what was changed then. */
export type FormerMoment = Pick<FormerChange, "moment" | "actor"> & { changes: FormerChange[] };

/** Changes by their moments, the latest first: what is published together has one moment. */
export function formerMoments(changes: readonly FormerChange[]): FormerMoment[] {
  const found = new Map<string, FormerMoment>();
  for (const change of changes) {
    const known = found.get(change.moment);
    if (known) known.changes.push(change);
    else found.set(change.moment, { moment: change.moment, actor: change.actor, changes: [change] });
  }
  return [...found.values()].sort((a, b) => (a.moment < b.moment ? 1 : -1));
}

/**
 * What records were before a moment, by `kind name`: each as its first change from then on found it. One
 * without a change since is not among them: it is what it was.
 * @param changes in the order in which they were made
 */
export function recordsBefore(changes: readonly FormerChange[], moment: string): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const { kind, name, moment: at, record } of changes) {
    const key = `${kind} ${name}`;
    if (at >= moment && !found.has(key)) found.set(key, record);
  }
  return found;
}
