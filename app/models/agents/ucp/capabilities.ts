import { ucpDocuments, ucpVersion } from "./ucp-version";

/** A capability by its name, and those it extends. */
type Capability = { name: string; extends: readonly string[]; spec: string; schema: string };

const shopping = (part: string, ...parents: string[]): Capability => ({
  name: `dev.ucp.shopping.${part}`,
  extends: parents.map((parent) => `dev.ucp.shopping.${parent}`),
  spec: part.replace(".", "/").replaceAll("_", "-"),
  schema: part.replace(".", "_"),
});

/** What every shop that speaks the protocol can do. */
const reading = [shopping("catalog.search"), shopping("catalog.lookup")];

/** What a shop can do besides by the protocol where agents may buy. */
const buying = [
  shopping("checkout"),
  shopping("fulfillment", "checkout"),
  shopping("discount", "checkout"),
  shopping("buyer_consent", "checkout"),
  shopping("order"),
];

/** The capabilities of a shop (rule agents-1). */
export const ownCapabilities = (mayBuy: boolean): readonly Capability[] =>
  mayBuy ? [...reading, ...buying] : reading;

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
    ownCapabilities(true)
      .filter(
        ({ name, extends: parents }) => active.includes(name) && (name === asked || parents.includes(asked)),
      )
      .map(({ name }) => [name, [{ version: ucpVersion }]]),
  );
