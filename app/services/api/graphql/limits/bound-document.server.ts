import type { DocumentNode } from "graphql";
import { GraphQLError, Kind, visit } from "../graphql-module.server";

/** Limits of a document (rule input-6). */
const documentLimits = { fields: 600, aliases: 100, fragments: 50, levels: 20 };

/**
 * Measures a parsed document before validation, which compares every two fields with the same name and
 * follows every fragment spread.
 * @throws GraphQLError `too_complex` naming the first exceeded limit
 */
export function boundDocument(document: DocumentNode): DocumentNode {
  const counts = { fields: 0, aliases: 0, fragments: 0, levels: 0 };
  let level = 0;
  const refuseOver = (what: keyof typeof counts) => {
    if (counts[what] <= documentLimits[what]) return;
    throw new GraphQLError(`The query has too many ${what}; at most ${documentLimits[what]} are allowed.`, {
      extensions: { code: "too_complex", http: { status: 400 } },
    });
  };
  const count = (what: keyof typeof counts) => {
    counts[what]++;
    refuseOver(what);
  };
  visit(document, {
    SelectionSet: {
      enter() {
        counts.levels = Math.max(counts.levels, ++level);
        refuseOver("levels");
      },
      leave() {
        level--;
      },
    },
    Field({ alias }) {
      count("fields");
      if (alias) count("aliases");
    },
    enter({ kind }) {
      if (kind === Kind.FRAGMENT_DEFINITION || kind === Kind.FRAGMENT_SPREAD || kind === Kind.INLINE_FRAGMENT)
        count("fragments");
    },
  });
  return document;
}
