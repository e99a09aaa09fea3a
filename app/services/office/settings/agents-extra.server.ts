import { listFeedProblems } from "../../agents/list-feed-problems.server";
import { agentKeys } from "./key-groups";
import { keysExtra } from "./key-panels.server";
import type { SettingsExtra } from "./settings-extra";

const keys = keysExtra(agentKeys);

/** The keys shared with assistants, and what is wrong with the products of the feed (rule agents-12). */
export const agentsExtra: SettingsExtra = {
  ...keys,
  async load(ctx, query) {
    const { beside } = await keys.load(ctx, query);
    if (!ctx.shop.settings.agents.feed) return { above: [], beside };
    const problems = await listFeedProblems(ctx);
    return {
      above: [],
      beside: [
        ...beside,
        {
          kind: "rows",
          title: "What the product feeds lack",
          rows: problems.map(({ sku, field, text, feeds }) => ({
            title: sku,
            sub: `${text} (${feeds.join(", ")})`,
            end: field,
          })),
          empty: "Nothing was found in the first 1,000 products.",
        },
      ],
    };
  },
};
