// @public

import { googleFeed } from "~/models/agents/feed/google-feed";
import { metaFeed } from "~/models/agents/feed/meta-feed";
import { type FeedsProblem, problemsInFeeds } from "~/models/agents/feed/product-feed";
import type { RequestContext } from "../shops/context/request-context.server";
import { readFeed } from "./feed/read-feed.server";

/** How far is looked: problems that are told, and parts of the feed that are read for them. */
const most = { problems: 30, parts: 10 };

const feeds = [googleFeed, metaFeed];

/** The first problems of the shop's feeds (rule agents-12). */
export async function listFeedProblems(ctx: RequestContext): Promise<FeedsProblem[]> {
  const found: FeedsProblem[] = [];
  let parts = 0;
  for await (const { products, terms } of readFeed(ctx, ctx.origin)) {
    found.push(...products.flatMap((product) => problemsInFeeds(feeds, product, terms)));
    parts += 1;
    if (found.length >= most.problems || parts >= most.parts) break;
  }
  return found.slice(0, most.problems);
}
