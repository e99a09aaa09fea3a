import { listFeedProblems } from "../../agents/list-feed-problems.server";
import type { SettingsExtra } from "./settings-extra";

/** What is wrong with the products of the feed, while it is on (rule agents-12). */
export const agentsExtra: SettingsExtra = {
  async load(ctx) {
    if (!ctx.shop.settings.agents.feed) return { above: [], beside: [] };
    const problems = await listFeedProblems(ctx);
    return {
      above: [],
      beside: [
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
  rules: {},
};
