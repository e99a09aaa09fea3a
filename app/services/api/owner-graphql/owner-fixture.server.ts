import type { KeyScope } from "~/models/shops/actors/key-scope";
import { addApiKey, type NewApiKey } from "../../accounts/api-keys/add-api-key.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { answerOwnerGraphql } from "../answer-owner-graphql.server";
import { type Called, type CallOptions, callWith } from "../graphql/api-fixture.server";

/** Makes a key as the command line does. */
export const keyFor = (
  ctx: ShopContext,
  scopes: readonly KeyScope[],
  reach: NewApiKey["reach"] = "business",
): Promise<string> => {
  const actor = acting({ kind: "command-line", command: "key" });
  return addApiKey({ ...ctx, actor }, { name: "Test", scopes, reach });
};

/** Calls the owner's API of a test shop with a key, as its route does. */
export const callOwner = <Data = Record<string, unknown>>(
  ctx: ShopContext,
  key: string | null,
  query: string,
  { headers, ...options }: CallOptions = {},
): Promise<Called<Data>> =>
  callWith(answerOwnerGraphql, ctx, query, {
    url: "https://harbor.example/admin-graphql",
    ...options,
    headers: { ...(key === null ? {} : { Authorization: `Bearer ${key}` }), ...headers },
  });
