import { ucpDocuments, ucpVersion } from "./ucp-version";

/** How far agents may go in a shop: read what it sells, fill carts that people buy, or buy. */
export type AgentReach = "reads" | "collects" | "buys";

/** A capability by its name, how far it goes, and those it extends. */
type Capability = {
  name: string;
  reach: AgentReach;
  extends: readonly string[];
  spec: string;
  schema: string;
};

const shopping = (reach: AgentReach, part: string, ...parents: string[]): Capability => ({
  name: `dev.ucp.shopping.${part}`,
  reach,
  extends: parents.map((parent) => `dev.ucp.shopping.${parent}`),
  spec: part.replace(".", "/").replaceAll("_", "-"),
  schema: part.replace(".", "_"),
});

/** What shops can do by the protocol. */
const all = [
  shopping("reads", "catalog.search"),
  shopping("reads", "catalog.lookup"),
  shopping("collects", "cart"),
  shopping("buys", "checkout"),
  shopping("buys", "fulfillment", "checkout"),
  shopping("collects", "discount", "cart", "checkout"),
  shopping("buys", "buyer_consent", "checkout"),
  shopping("buys", "order"),
];

const reaches: readonly AgentReach[] = ["reads", "collects", "buys"];

/** Whether an agent that may go so far may do what needs this. */
export const reachesFor = (allowed: AgentReach, needed: AgentReach): boolean =>
  reaches.indexOf(needed) <= reaches.indexOf(allowed);

/** The capabilities of a shop (rule agents-1). */
export const ownCapabilities = (allowed: AgentReach): readonly Capability[] =>
  all.filter(({ reach }) => reachesFor(allowed, reach));

/** Capabilities as a profile or an answer lists them: versions by name. */
export type CapabilityList = Record<string, { version: string; [key: string]: unknown }[]>;

/** The capabilities as the shop's profile lists them. */
export const profileCapabilities = (own: readonly Capability[]): CapabilityList =>
  Object.fromEntries(
    own.map(({ name, extends: parents, spec, schema }) => [
      name,
      [
        {
          version: ucpVersion,
          spec: `${ucpDocuments}/specification/${spec}`,
          schema: `${ucpDocuments}/schemas/shopping/${schema}.json`,
          ...(parents.length === 0 ? {} : { extends: parents.length === 1 ? parents[0] : parents }),
        },
      ],
    ]),
  );

/**
 * What both sides can do at the same version. An extension without any of what it extends is left out, as is
 * what extends that (rule agents-3).
 * @param theirs versions by capability, as the agent's profile lists them; null where it lists none
 */
export function negotiate(
  own: readonly Capability[],
  theirs: Readonly<Record<string, readonly string[]>> | null,
): string[] {
  let shared = own.filter(
    ({ name }) => theirs === null || (Object.hasOwn(theirs, name) && theirs[name]?.includes(ucpVersion)),
  );
  for (;;) {
    const names = new Set(shared.map(({ name }) => name));
    const kept = shared.filter(
      ({ extends: parents }) => parents.length === 0 || parents.some((p) => names.has(p)),
    );
    if (kept.length === shared.length) return [...names];
    shared = kept;
  }
}

/** The negotiated capabilities that an answer is about: the one that was asked for, with its extensions. */
export const answerCapabilities = (active: readonly string[], asked: string): CapabilityList =>
  Object.fromEntries(
    all
      .filter(
        ({ name, extends: parents }) => active.includes(name) && (name === asked || parents.includes(asked)),
      )
      .map(({ name }) => [name, [{ version: ucpVersion }]]),
  );
