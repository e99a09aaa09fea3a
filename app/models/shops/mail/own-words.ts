// @public

import type { LetterKind, MailFacts, OwnMailWords } from "../settings/modules/mail-settings";

/** Leaves what a mail says. */
export const noOwnWords: OwnMailWords = { subject: "", opening: "", closing: "" };

/** What a mail says with the owner's words in it; the closing stands behind all others. */
type Worded = { subject: string; paragraphs: string[]; closing: string[] };
type Said = { subject: string; paragraphs: readonly string[] };

/**
 * The words of a mail with the owner's in their place (rule orders-26): its subject, its first paragraph, and
 * one behind the others. They are plain text; what stands in braces is filled in.
 */
export function withOwnWords({ subject, paragraphs }: Said, own: OwnMailWords, facts: MailFacts): Worded {
  const known: Readonly<Record<string, string>> = facts;
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(known, name) ? (known[name] ?? "") : whole));
  return {
    subject: own.subject === "" ? subject : filled(own.subject),
    paragraphs: own.opening === "" ? [...paragraphs] : [filled(own.opening), ...paragraphs.slice(1)],
    closing: own.closing === "" ? [] : [filled(own.closing)],
  };
}

/** What is the owner's in a letter: which one it is, and the facts that its words may name. */
export type LetterWords = { kind: LetterKind; facts?: MailFacts };

/**
 * A letter's subject and paragraphs with the owner's words of this shop; one without a kind is the
 * platform's. The shop's name is known to every letter.
 */
export function letterSays(
  shop: { name: string; ownWords?: Partial<Record<LetterKind, OwnMailWords>> },
  own: LetterWords | undefined,
  said: Said,
): Worded {
  const words = (own && shop.ownWords?.[own.kind]) ?? noOwnWords;
  return withOwnWords(said, words, Object.assign({ shop: shop.name }, own?.facts));
}
