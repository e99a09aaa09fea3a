import { isAgentRefusal } from "~/models/agents/agent-refusal";
import { type ToolName, toolInputs } from "~/models/agents/mcp/mcp-tools";
import { isAppError } from "~/models/platform/error/app-error";
import { graphqlPath, productPath } from "~/paths";
import { answerGraphql } from "../api/answer-graphql.server";
import { readQuestions } from "../conversations/questions/read-questions.server";
import { readOrder } from "../orders/reading/read-order.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { refusedCall, type ToolAnswer, toolAnswer } from "./mcp/answer-rpc.server";
import { askByTool } from "./mcp/ask-by-tool.server";
import { setToolCart } from "./mcp/set-tool-cart.server";
import { findSkus } from "./purchase/fill-carts.server";

const shownFields = "sku slug name brand currency price final_price stockStatusText";

/** The calls of the store's API that tools stand for: they only read. */
const queries = {
  search_products: `query($query: String, $limit: Int) {
    searchPliable(keyword: $query, limit: $limit) { products { ${shownFields} } paging { total_products } } }`,
  get_product: `query($slug: String) {
    product(slug: $slug) { ${shownFields} short_description description review_count review_avg_rating } }`,
};

/** Answers a call of a tool; whether the owner allows the tool was asked before (rule agents-11). */
export async function callTool(ctx: RequestContext, name: ToolName, sent: unknown): Promise<ToolAnswer> {
  const read = toolInputs[name].safeParse(sent);
  if (!read.success)
    return refusedCall(`${read.error.issues[0]?.path.join(".")}: ${read.error.issues[0]?.message}`);
  try {
    return toolAnswer(await answerOf(ctx, name, sent));
  } catch (error) {
    if (!isAppError(error) && !isAgentRefusal(error)) throw error;
    return refusedCall(error.message);
  }
}

async function answerOf(ctx: RequestContext, name: ToolName, sent: unknown): Promise<unknown> {
  switch (name) {
    case "get_order":
      return orderOf(ctx, sent);
    case "ask_question":
      return askByTool(ctx, toolInputs.ask_question.parse(sent));
    case "set_cart":
      return setToolCart(ctx, toolInputs.set_cart.parse(sent));
    default:
      return askStore(ctx, queries[name], toolInputs[name].parse(sent));
  }
}

type Listed = { slug: string; sku: string };
type Answered = { product?: Listed | null; searchPliable?: { products: Listed[] } };

/** Asks the store's API as a visitor without a session, and adds the pages of the products. */
async function askStore(ctx: RequestContext, query: string, variables: object) {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ query, variables });
  const request = new Request(`${ctx.origin}${graphqlPath()}`, { method: "POST", headers, body });
  const { data } = (await (await answerGraphql(ctx, request)).json()) as { data?: Answered | null };
  const listed = data?.searchPliable?.products ?? (data?.product ? [data.product] : []);
  const products = [];
  for (const product of listed)
    products.push({
      ...product,
      ...(data?.product ? { questions: await askedOf(ctx, product.sku) } : {}),
      url: `${ctx.origin}${productPath(product.slug)}`,
    });
  return { products };
}

/** What people asked about a product, with the shop's answers, as its page shows it. */
async function askedOf(ctx: RequestContext, sku: string) {
  const id = (await findSkus(ctx, [sku])).get(sku);
  const asked = id === undefined ? null : await readQuestions(ctx, id);
  return (asked ?? []).map(({ question, answer }) => ({ question, answer }));
}

/** Where an order is, for who has its key (rule actors-3). */
async function orderOf(ctx: RequestContext, sent: unknown) {
  const { order_id, key } = toolInputs.get_order.parse(sent);
  const order = await readOrder(ctx, order_id, { secret: ctx.secret, key });
  return {
    number: order.incrementId,
    status: order.status,
    placed_at: order.createdAt,
    lines: order.lines.map(({ name, qty, canceledQty }) => ({ name, qty, canceled: canceledQty })),
    shipments: order.shipments.map(
      ({ carrierName, trackingNumber, trackingUrl, shippedAt, deliveredAt }) => ({
        carrier: carrierName,
        tracking_number: trackingNumber,
        tracking_url: trackingUrl,
        shipped_at: shippedAt,
        delivered_at: deliveredAt,
      }),
    ),
    updates: order.updates.map(({ text, at }) => ({ text, at })),
  };
}
