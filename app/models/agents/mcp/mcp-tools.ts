import { z } from "zod";

const text = (most: number) => z.string().trim().min(1).max(most);

/** What each tool takes. */
export const toolInputs = {
  search_products: z.object({ query: text(200), limit: z.number().int().min(1).max(20).default(8) }),
  get_product: z.object({ slug: text(300) }),
  get_order: z.object({ order_id: text(100), key: text(200) }),
};

/** The name of a tool. */
export type ToolName = keyof typeof toolInputs;

const texts = (described: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(described).map(([name, description]) => [name, { type: "string", description }]),
  );

const tool = (name: ToolName, description: string, properties: object, required: string[]) => ({
  name,
  description,
  inputSchema: { type: "object", properties, required },
  annotations: { readOnlyHint: true },
});

/** The tools as assistants are told of them (rule agents-11). */
export const mcpTools = [
  tool(
    "search_products",
    "Finds products of this shop by words.",
    { ...texts({ query: "What is looked for" }), limit: { type: "integer", minimum: 1, maximum: 20 } },
    ["query"],
  ),
  tool(
    "get_product",
    "Tells everything the shop says of a product, and what it answered when people asked.",
    texts({ slug: "The product’s slug" }),
    ["slug"],
  ),
  tool(
    "get_order",
    "Tells where an order is, to who has the key of the link in its mail.",
    texts({ order_id: "The order’s id, from the link", key: "The key of the link" }),
    ["order_id", "key"],
  ),
];
