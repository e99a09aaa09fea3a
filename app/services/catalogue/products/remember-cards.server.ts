import type { Remember } from "../../shops/changes/data-cache.server";
import { cardTags, productTag, type ReadCard } from "../listing/select-cards.server";
import type { Match } from "./find-exact.server";

/** Reads the cards of products, in one statement. Leaves out those that are not there any more. */
export type ReadCards = (matches: readonly Match[]) => Promise<readonly ReadCard[]>;

/**
 * What cards are made of, read from the database where this process does not know it yet. The first pages of
 * a shop's listings show the same products again and again, and reading them costs more than finding them.
 * What is remembered is the same for every visitor: what one may see of it is decided afterwards.
 * @param texts whether short descriptions were read; with and without are remembered apart
 * @returns in the order of `matches`
 */
export async function rememberCards(
  remember: Remember,
  texts: string,
  matches: readonly Match[],
  read: ReadCards,
): Promise<ReadCard[]> {
  const unknown: Match[] = [];
  let reading: Promise<Map<number, ReadCard>> | undefined;
  // Reads what all of them miss at once: it begins when each has been asked for.
  const cardOf = async (match: Match) => {
    unknown.push(match);
    reading ??= Promise.resolve().then(
      async () => new Map((await read(unknown)).map((card) => [card.id, card])),
    );
    return (await reading).get(match.id) ?? null;
  };
  const cards = await Promise.all(
    matches.map((match) =>
      remember(`card ${texts} ${match.id} ${match.variationId}`, async (addCacheTags) => {
        const card = await cardOf(match);
        addCacheTags(...(card ? cardTags(card) : [productTag(match.id)]));
        return card;
      }),
    ),
  );
  return cards.filter((card) => card !== null);
}
