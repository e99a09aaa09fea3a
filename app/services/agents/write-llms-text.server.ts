// @public

import { llmsText } from "~/models/agents/llms-text";
import { shopTitle } from "~/models/shops/settings/shop-title";
import { googleFeedPath, mcpPath, searchPath, sitemapIndexPath, slugPath, ucpProfilePath } from "~/paths";
import { permalinkPath } from "~/paths/agents";
import { listFilledCategories } from "../catalogue/categories/list-filled-categories.server";
import { findPolicies } from "../content/pages/find-policies.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { toolsOf } from "./mcp/tools-of-shop.server";
import { hasPermalinks, mayBuy } from "./payment/agent-methods.server";

/** What the shop tells language models of itself at `/llms.txt` (rule agents-13). */
export async function writeLlmsText(ctx: RequestContext): Promise<string> {
  const { general, agents } = ctx.shop.settings;
  const [categories, policies] = await Promise.all([listFilledCategories(ctx), findPolicies(ctx)]);
  const at = (path: string) => `${ctx.origin}${path}`;
  return llmsText({
    name: shopTitle(ctx.shop),
    tagline: general.tagline,
    currency: ctx.tenant.currency,
    categories: categories
      .filter(({ parentId, count }) => parentId === null && count > 0)
      .map(({ name, slug, count }) => ({ name, url: at(slugPath(slug)), count })),
    policies: policies.map((policy) => ({ policy, url: at(slugPath(policy.slug)) })),
    searchUrl: `${at(searchPath())}?q={words}`,
    sitemapUrl: at(sitemapIndexPath()),
    mcpUrl: agents.mcp ? at(mcpPath()) : null,
    mcpTools: toolsOf(ctx.shop).map(({ name }) => name),
    ucpUrl: agents.ucp ? at(ucpProfilePath()) : null,
    feedUrl: agents.feed ? at(googleFeedPath()) : null,
    buyUrl: hasPermalinks(ctx) ? at(permalinkPath()) : null,
    isBuyable: mayBuy(ctx),
    email: general.email,
  });
}
