import type { Agent } from "~/models/agents/agent";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import {
  cursorOf,
  lookupCallSchema,
  mostIds,
  pageAfter,
  productCallSchema,
  searchCallSchema,
} from "~/models/agents/catalogue/catalogue-call";
import { productInDetail, productInList, productLookedUp } from "~/models/agents/catalogue/catalogue-product";
import { readAgentCall } from "~/models/agents/read-sent";
import { answerCapabilities } from "~/models/agents/ucp/capabilities";
import { ucpVersion } from "~/models/agents/ucp/ucp-version";
import { findPriced } from "../../catalogue/search/find-priced.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { UcpAnswer } from "../ucp/ucp-answer.server";
import { findNamed, readTold } from "./read-told.server";

const ucpOf = ({ capabilities }: Agent, part: "search" | "lookup") => ({
  version: ucpVersion,
  capabilities: answerCapabilities(capabilities, `dev.ucp.shopping.catalog.${part}`),
});

/** Searches the catalogue by words and filters, a page at a time. */
export async function searchCatalogue(ctx: RequestContext, agent: Agent, sent: unknown): Promise<UcpAnswer> {
  const { query, filters, pagination } = readAgentCall(searchCallSchema, sent);
  const { categories, price } = filters;
  const { ids, itemTotal } = await findPriced(ctx, {
    keyword: query,
    categories: categories ?? null,
    fromMinor: price?.min ?? null,
    toMinor: price?.max ?? null,
    page: pagination.page,
    limit: pagination.limit,
  });
  // The index knows every category of a product.
  const told = await readTold(ctx, ids, { price });
  const next = pageAfter(pagination, itemTotal);
  // The index counts what the owner keeps from agents, too.
  const total = ctx.shop.settings.agents.hidden_skus.length > 0 ? {} : { total_count: itemTotal };
  return {
    status: 200,
    body: {
      ucp: ucpOf(agent, "search"),
      products: told.map(productInList),
      pagination: next
        ? { has_next_page: true, cursor: cursorOf(next), ...total }
        : { has_next_page: false, ...total },
    },
  };
}

/** Looks products up by identifiers; the answer names those that were not found. */
export async function lookUpCatalogue(ctx: RequestContext, agent: Agent, sent: unknown): Promise<UcpAnswer> {
  const { ids: asked, filters } = readAgentCall(lookupCallSchema, sent);
  const ids = [...new Set(asked)];
  if (ids.length > mostIds)
    throw new AgentRefusal(400, "request_too_large", `A lookup has at most ${mostIds} identifiers.`);
  const told = await readTold(ctx, await findNamed(ctx, ids), filters);
  const products = told.flatMap((one) => productLookedUp(one, ids) ?? []);
  const found = new Set(
    products.flatMap(({ variants }) => variants.flatMap(({ inputs }) => inputs.map(({ id }) => id))),
  );
  const messages = ids
    .filter((id) => !found.has(id))
    .map((id) => ({ type: "info", code: "not_found", content: id }));
  return {
    status: 200,
    body: { ucp: ucpOf(agent, "lookup"), products, ...(messages.length > 0 ? { messages } : {}) },
  };
}

/** Tells one product whole, with what can be had beside what was chosen. */
export async function tellProduct(ctx: RequestContext, agent: Agent, sent: unknown): Promise<UcpAnswer> {
  const { filters, ...call } = readAgentCall(productCallSchema, sent);
  const ucp = ucpOf(agent, "lookup");
  const found = await readTold(ctx, await findNamed(ctx, [call.id]), filters);
  // What one product has as its SKU another may have as its slug.
  const told =
    found.find(({ product, variants }) => [product, ...variants].some(({ sku }) => sku === call.id)) ??
    found.find(({ product }) => product.slug === call.id);
  if (told) return { status: 200, body: { ucp, product: productInDetail(told, call) } };
  const content = `There is no product ${call.id}: it was not found.`;
  const messages = [{ type: "error", code: "not_found", content, severity: "unrecoverable" }];
  return { status: 200, body: { ucp: { ...ucp, status: "error" }, messages } };
}
