// @public

import { formatMessage } from "./format-message";
import type { MessageValue, MessageValues } from "./message";
import { currentSpeaker, spokenLanguage } from "./spoken-language";

type Values = Record<string, MessageValue>;
type Say = (text: string, values: Values) => string;

type Said = Map<string, { text: string; values: Values }>;
/** The product exists twice in a process: a page says again what the server's schemas said. */
const shared = globalThis as { awningSaidBefore?: Said };
/** What was said before a request, in English, such as the messages of a schema. */
const saidBefore: Said = shared.awningSaidBefore ?? new Map();
shared.awningSaidBefore = saidBefore;
/** More than schemas have: what jobs say must not fill the memory. */
const mostSaidBefore = 5000;

/**
 * Says a message in the language of the request at hand, or of the browser's page (rule texts-4). What is
 * said as a file is loaded, such as a schema's message, is English on a server; {@link phraseAgain} mends
 * that. What browsers get is in its language already (rule texts-3).
 */
export function phrase<const Text extends string>(text: Text, ...[given]: MessageValues<Text>): string {
  const values: Values = given ?? {};
  const speaker = currentSpeaker();
  if (speaker) return (speaker.t as Say)(text, values);
  const said = formatMessage(text, values, spokenLanguage());
  if (saidBefore.size < mostSaidBefore) saidBefore.set(said, { text, values });
  return said;
}

/** Says in the language of the request at hand what {@link phrase} said before it; anything else stays. */
export function phraseAgain(english: string): string {
  const before = saidBefore.get(english);
  const speaker = currentSpeaker();
  if (!before || !speaker) return english;
  // A number was said by no message: it stays.
  const values = Object.entries(before.values).map(([name, value]) => [name, phraseAgain(value as string)]);
  return (speaker.t as Say)(before.text, Object.fromEntries(values));
}
