// @public

import { acpFeed } from "~/models/agents/feed/acp-feed";
import { googleFeed } from "~/models/agents/feed/google-feed";
import { metaFeed } from "~/models/agents/feed/meta-feed";
import { shopTitle } from "~/models/shops/settings/shop-title";
import type { CardContext } from "../catalogue/listing/select-cards.server";
import { readFeed } from "./feed/read-feed.server";

const feeds = { google: googleFeed, meta: metaFeed, acp: acpFeed };

/**
 * A feed of the shop's products as a stream of UTF-8, which reads on as it is taken (rule agents-12).
 * @throws Response 404 while its owner has feeds off
 */
export function writeFeed(ctx: CardContext, origin: string, name: keyof typeof feeds): Response {
  if (!ctx.shop.settings.agents.feed)
    throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  const { contentType, opening, part, closing } = feeds[name];
  const encoder = new TextEncoder();
  const parts = readFeed(ctx, origin);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(encoder.encode(opening({ title: shopTitle(ctx.shop), link: `${origin}/` }))),
    async pull(controller) {
      const { value, done } = await parts.next();
      const text = done ? closing : value.products.map((one) => part(one, value.terms).text).join("");
      controller.enqueue(encoder.encode(text));
      if (done) controller.close();
    },
    cancel: async () => {
      await parts.return();
    },
  });
  return new Response(body, { headers: { "Content-Type": contentType } });
}
