import { z } from "zod";

const text = (most: number) => z.string().trim().min(1).max(most);

/** What each tool takes. */
export const toolInputs = {
  search_products: z.object({ query: text(200), limit: z.number().int().min(1).max(20).default(8) }),
  get_product: z.object({ slug: text(300) }),
  get_order: z.object({ order_id: text(100), key: text(200) }),
  // The shop's own limits of a message are checked where it is sent.
  ask_question: z.object({
    sku: text(100),
    question: text(20_000),
    email: text(254),
    name: text(100).optional(),
  }),
  set_cart: z.object({
    cart_id: text(100).optional(),
    items: z
      .array(z.object({ sku: text(200), quantity: z.number().int().min(1).max(1_000_000) }))
      .min(1)
      .max(100),
    codes: z.array(text(100)).max(5).default([]),
    country: text(2).optional(),
    state: text(120).optional(),
    postcode: text(40).optional(),
  }),
};

export type ToolName = keyof typeof toolInputs;

/** What an owner may let assistants do beside reading. */
type Allowed = "ask" | "cart";

const allowedBy: Partial<Record<ToolName, Allowed>> = {
  ask_question: "ask",
  set_cart: "cart",
};

const string = (description: string) => ({ type: "string", description });

const tool = (name: ToolName, description: string, properties: object, required: string[]) => {
  const readOnlyHint = !(name in allowedBy);
  return {
    name,
    description,
    inputSchema: { type: "object", properties, required },
    annotations: readOnlyHint ? { readOnlyHint } : { readOnlyHint, destructiveHint: false },
  };
};

const tools = [
  tool(
    "search_products",
    "Finds products of this shop by words.",
    { query: string("What is looked for"), limit: { type: "integer", minimum: 1, maximum: 20 } },
    ["query"],
  ),
  tool(
    "get_product",
    "Tells everything the shop says of a product, and what it answered when people asked.",
    { slug: string("The product’s slug") },
    ["slug"],
  ),
  tool(
    "get_order",
    "Tells where an order is, to who has the key of the link in its mail.",
    { order_id: string("The order’s id, from the link"), key: string("The key of the link") },
    ["order_id", "key"],
  ),
  tool(
    "ask_question",
    "Sends the shop a person’s question about a product. The shop answers by mail to this person.",
    {
      sku: string("The product’s SKU"),
      question: string("The question in the person’s words"),
      email: string("Where the answer goes: the person’s own address"),
      name: string("The person’s name, if they like"),
    },
    ["sku", "question", "email"],
  ),
  tool(
    "set_cart",
    "Makes a cart, or replaces what is in one, and tells its estimated totals in minor units of the " +
      "currency. At its continue_url the person checks out and pays.",
    {
      cart_id: string("The id of the cart to change; without it a new one is made"),
      items: {
        type: "array",
        description: "All that the cart is to have",
        items: {
          type: "object",
          properties: { sku: string("The SKU"), quantity: { type: "integer", minimum: 1 } },
          required: ["sku", "quantity"],
        },
      },
      codes: { type: "array", description: "Discount codes", items: { type: "string" } },
      country: string("Where it goes, as two letters: for delivery and taxes"),
      state: string("Its state, as the country abbreviates it"),
      postcode: string("Its postal code"),
    },
    ["items"],
  ),
];

/**
 * The tools that assistants are told of: those that read, and what the owner allows, questions while the shop
 * takes messages (rule agents-11).
 */
export const mcpTools = (allowed: readonly Allowed[], { takesQuestions }: { takesQuestions: boolean }) =>
  tools.filter(({ name }) => {
    const needed = allowedBy[name];
    if (needed === "ask" && !takesQuestions) return false;
    return needed === undefined || allowed.includes(needed);
  });

/** What a call of a tool is answered that is not listed for a reason worth telling; null for others. */
export const unlistedAnswer = (name: string, allowed: readonly Allowed[]): string | null =>
  name === "ask_question" && allowed.includes("ask")
    ? "This shop takes no questions at the moment. Its contact page may help."
    : null;
