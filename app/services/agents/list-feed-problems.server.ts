// @public

import type { FeedProblem } from "~/models/agents/feed/feed-item";
import type { RequestContext } from "../shops/context/request-context.server";
import { readFeed } from "./feed/read-feed.server";

/** How far is looked: problems that are told, and parts of the feed that are read for them. */
const most = { problems: 30, parts: 10 };

/** The first problems of the shop's feed (rule agents-12). */
export async function listFeedProblems(ctx: RequestContext): Promise<FeedProblem[]> {
  const found: FeedProblem[] = [];
  let parts = 0;
  for await (const { problems } of readFeed(ctx, ctx.origin)) {
    found.push(...problems);
    parts += 1;
    if (found.length >= most.problems || parts >= most.parts) break;
  }
  return found.slice(0, most.problems);
}
