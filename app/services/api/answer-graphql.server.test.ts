import { beforeAll, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { openTestShop } from "../catalogue/products/catalogue-fixture.server";
import type { Db } from "../platform/db/pool/open-pool.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { callApi } from "./graphql/api-fixture.server";
import { getIntrospectionQuery } from "./graphql/graphql-module.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeAll(async () => {
  ctx = await openTestShop(database.db);
});

const count = "{ getCartCount { count } }";

describe("every answer", () => {
  it("has the shop's guid as client-id", async () => {
    expect((await callApi(ctx, count)).headers.get("client-id")).toBe(ctx.shop.id);
  });

  it("may contain the schema", async () => {
    const { data, errors } = await callApi(ctx, getIntrospectionQuery());
    expect(errors).toEqual([]);
    expect(data).toHaveProperty("__schema.queryType.name", "Query");
  });
});

describe("refused before execution", () => {
  it.each(["GET", "PUT", "DELETE"])("%s with 405", async (method) => {
    const { status, headers } = await callApi(ctx, count, { method });
    expect([status, headers.get("Allow")]).toEqual([405, "POST"]);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp"])(
    "%s with 415, so that no other site's form can call",
    async (type) => {
      expect((await callApi(ctx, count, { headers: { "Content-Type": type } })).status).toBe(415);
    },
  );

  it("a body of more than 100 kB with 413, and one of just 100 kB not", async () => {
    const bytes = (size: number) => {
      const empty = JSON.stringify({ query: count, variables: { pad: "" } });
      return JSON.stringify({ query: count, variables: { pad: "x".repeat(size - empty.length) } });
    };
    expect((await callApi(ctx, count, { body: bytes(100_001) })).status).toBe(413);
    expect((await callApi(ctx, count, { body: bytes(100_000) })).status).toBe(200);
  });

  it.each(["", "{", "[]", "null", '"x"', `[{"query":"${count}"}]`])("the body %j with 400", async (body) => {
    expect((await callApi(ctx, count, { body })).status).toBe(400);
  });

  it("a query of too many words", async () => {
    const { errors } = await callApi(ctx, `{ ${"__typename ".repeat(3100)} }`);
    expect(errors).toHaveLength(1);
  });

  it("a body nested too deep, before anything traverses it", async () => {
    const variables = `{"pad":${"[".repeat(40)}${"]".repeat(40)}}`;
    const body = `{"query":${JSON.stringify(count)},"variables":${variables}}`;
    expect((await callApi(ctx, count, { body })).status).toBe(400);
  });

  it.each([
    ["fields", `{ getCartCount { ${"count ".repeat(601)} } }`],
    ["aliases", `{ getCartCount { ${Array.from({ length: 101 }, (_, at) => `a${at}: count`).join(" ")} } }`],
    ["fragments", `{ getCartCount { ${"... { count } ".repeat(51)} } }`],
    ["levels", `${"{ a ".repeat(21)}${"} ".repeat(21)}`],
  ])("a document of too many %s", async (what, query) => {
    const { errors } = await callApi(ctx, query);
    expect(errors).toMatchObject([{ message: expect.stringMatching(`^The query has too many ${what}`) }]);
  });

  it("two introspection queries at once", async () => {
    const { errors } = await callApi(
      ctx,
      "{ a: __schema { types { name } } b: __schema { types { name } } }",
    );
    expect(errors).toMatchObject([{ extensions: { code: "too_complex" } }]);
  });

  it("introspection in production", async () => {
    const asked = "{ __schema { types { name } } }";
    const { errors } = await callApi(ctx, asked, { nodeEnv: "production" });
    expect(errors[0]?.message).toMatch(/introspection/i);
  });

  it("a field that does not exist", async () => {
    const { errors } = await callApi(ctx, "{ orders { total } }");
    expect(errors[0]?.message).toMatch(/Cannot query field "orders"/);
  });

  it("a query that is too expensive, with its code", async () => {
    const aliases = Array.from({ length: 60 }, (_, index) => `a${index}: getCartCount { count }`).join(" ");
    const { errors, data } = await callApi(ctx, `{ ${aliases} }`);
    expect(errors).toMatchObject([{ extensions: { code: "too_complex" } }]);
    expect(data).toBeUndefined();
  });
});

describe("a server fault", () => {
  const broken = (): ShopContext => {
    const db = new Proxy({} as Db, {
      get() {
        throw new Error("password of the database is hunter2");
      },
    });
    return { ...ctx, db };
  };
  const query = "{ categoryList { _id } }";

  it("is reported without reason and stack", async () => {
    const { errors, text } = await callApi(broken(), query);
    expect(errors).toMatchObject([
      {
        message: "Internal Server Error",
        path: ["categoryList"],
        extensions: { code: "internal", requestId: "request-7" },
      },
    ]);
    expect(text).not.toMatch(/hunter2|stack|\.ts/);
  });

  it("is logged under the same request id", async () => {
    const lines: string[] = [];
    await callApi(broken(), query, { logTo: (line) => lines.push(line) });
    expect(lines.filter((line) => line.includes("hunter2") && line.includes("request-7"))).toHaveLength(1);
  });
});

it("a shop that is switched off answers with the client error", async () => {
  const shut = { ...ctx, shop: { ...ctx.shop, frontendStatus: false } };
  const thrown = await callApi(shut, count).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect(await (thrown as Response).json()).toMatchObject({
    reason: "client-unavailable",
    message: "Shop unavailable",
  });
});
