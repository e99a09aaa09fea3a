import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

/** Demo shops whose listings the journeys filter. */
const shops = ["harbor", "leaf", "bazaar", "potter"];

/**
 * Has the server of the journeys build the catalogue index of each demo shop: the first page of a listing
 * comes without filters where an index takes longer than a second, and one by price waits for it.
 * @throws when a shop does not answer with a page
 */
export default async function buildIndexes(): Promise<void> {
  for (const shop of shops) {
    const host = `${shop}.localhost:${process.env.JOURNEY_PORT}`;
    const asked = get(`http://127.0.0.1:${process.env.JOURNEY_PORT}/search?q=a&sort=price-asc`, {
      headers: { host },
    });
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    await text(answer);
    if (answer.statusCode !== 200) throw new Error(`${host} answered ${answer.statusCode}.`);
  }
}
