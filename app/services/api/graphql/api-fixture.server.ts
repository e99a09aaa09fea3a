import { createRequestContext } from "~/composition/requests/create-request-context.server";
import { CatalogueIndexes } from "../../catalogue/index/catalogue-indexes.server";
import { PageEditors } from "../../content/builder/page-editors.server";
import { AddressCounts } from "../../content/tracking/address-counts.server";
import { MessageStreams } from "../../conversations/inbox/message-streams.server";
import { PostalPlaces } from "../../marketplace/postal-places.server";
import { SearchCounts } from "../../numbers/search-counts.server";
import { readConfig } from "../../platform/config/read-config.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { DataCache } from "../../shops/changes/data-cache.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { answerGraphql } from "../answer-graphql.server";

/** An error as clients get it. */
type ToldError = { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> };

/** The result of a call. */
export type Called<Data> = {
  status: number;
  headers: Headers;
  data: Data;
  errors: ToldError[];
  text: string;
};

/**
 * A test's request besides the query. `logTo` receives log lines; `withoutIndex` is a shop whose index fails.
 */
export type CallOptions = {
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
  method?: string;
  body?: string;
  url?: string;
  logTo?: (line: string) => void;
  withoutIndex?: boolean;
  nodeEnv?: "test" | "production";
  /** Where pictures are kept; a folder that is not there without it. */
  filesFolder?: string;
};

/** Calls the API of a test shop as its route does. */
export const callApi = <Data = Record<string, unknown>>(
  ctx: ShopContext,
  query: string,
  options: CallOptions = {},
): Promise<Called<Data>> => callWith(answerGraphql, ctx, query, options);

/** The same of either API. */
export async function callWith<Data>(
  answerCall: (context: RequestContext, request: Request) => Promise<Response>,
  ctx: ShopContext,
  query: string,
  {
    variables = {},
    headers = {},
    method = "POST",
    body,
    url,
    logTo,
    withoutIndex,
    nodeEnv = "test",
    filesFolder = "/nowhere",
  }: CallOptions,
): Promise<Called<Data>> {
  const request = new Request(url ?? "https://harbor.example/api-graphql", {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(method === "POST" ? { body: body ?? JSON.stringify({ query, variables }) } : {}),
  });
  const log = logTo ? createLog({ format: "json", write: logTo }) : ctx.log;
  const parts = {
    config: readConfig({ NODE_ENV: nodeEnv }),
    db: ctx.db,
    log,
    now: ctx.now,
    secret: "s".repeat(16),
    box: testBox,
    data: new DataCache(Date.now, 1_000_000),
    catalogue: new CatalogueIndexes({ db: ctx.db, log, onChange: () => {} }),
    places: new PostalPlaces(),
    messageStreams: new MessageStreams(Date.now),
    pageEditors: new PageEditors(Date.now),
    addressCounts: new AddressCounts({ db: ctx.db, log }),
    searchCounts: new SearchCounts({ db: ctx.db, log, now: ctx.now }),
    originOf: () => "https://harbor.example",
    fileStore: createDiskStore(filesFolder),
  };
  if (withoutIndex) parts.catalogue.find = async () => null;
  const { context } = createRequestContext(parts, request, ctx.shop, "request-7");
  const answer = await answerCall(context, request);
  const text = await answer.text();
  const { data, errors = [] } = JSON.parse(text) as { data: Data; errors?: ToldError[] };
  return { status: answer.status, headers: answer.headers, data, errors, text };
}
