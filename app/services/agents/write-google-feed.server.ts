// @public

import { feedClosing, feedLines, feedOpening } from "~/models/agents/feed/feed-xml";
import { shopTitle } from "~/models/shops/settings/shop-title";
import type { CardContext } from "../catalogue/listing/select-cards.server";
import { readFeed } from "./feed/read-feed.server";

/**
 * The feed of the shop's products as a stream of UTF-8, which reads on as it is taken (rule agents-12); null
 * while its owner has it off.
 */
export function writeGoogleFeed(ctx: CardContext, origin: string): ReadableStream<Uint8Array> | null {
  if (!ctx.shop.settings.agents.feed) return null;
  const encoder = new TextEncoder();
  const parts = readFeed(ctx, origin);
  return new ReadableStream({
    start: (controller) =>
      controller.enqueue(encoder.encode(feedOpening({ title: shopTitle(ctx.shop), link: `${origin}/` }))),
    async pull(controller) {
      const part = await parts.next();
      controller.enqueue(encoder.encode(part.done ? feedClosing : feedLines(part.value.items)));
      if (part.done) controller.close();
    },
    cancel: async () => {
      await parts.return();
    },
  });
}
