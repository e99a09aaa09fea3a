import type { GraphQLResolveInfo } from "graphql";
import { createSchema } from "graphql-yoga";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CallContext } from "./limits/mask-faults.server";
import { type GraphqlServer, makeGraphqlServer } from "./make-graphql-server.server";
import { maxKeptLength, ValidDocuments } from "./valid-documents.server";

/** The operation of each call, as its resolvers got it: of a kept document it is the very same. */
let operations: unknown[];
let documents: ValidDocuments;
let server: GraphqlServer<CallContext>;
beforeEach(() => {
  operations = [];
  documents = new ValidDocuments();
  server = makeGraphqlServer(schema, { endpoint: "/api", documents });
});

const noteOperation = (info: GraphQLResolveInfo) => operations.push(info.operation);
const schema = createSchema<CallContext>({
  typeDefs: `
    type Query { word(of: Int, note: String): String! items(limit: Int = 8): [Item!]! broken: Int unwritten: Int }
    type Item { name: String items(limit: Int = 8): [Item!]! }`,
  resolvers: {
    Query: {
      word: (_parent, { of }: { of?: number }, _context, info) => `word ${noteOperation(info) && of}`,
      items: (_parent, _args, _context, info) => [noteOperation(info)].slice(1),
      broken: (_parent, _args, _context, info) => {
        noteOperation(info);
        throw new Error("broken");
      },
      unwritten: () => {
        const sqlState = { severity: "ERROR", code: "53100" };
        throw new Error("Failed query", { cause: Object.assign(new Error("disk full"), sqlState) });
      },
    },
  },
});

type Sent = { variables?: Record<string, unknown>; operationName?: string };

/** Sends a document and returns the answer. */
async function call(query: string, sent: Sent = {}, nodeEnv = "test") {
  const ctx = { config: { nodeEnv }, shop: { code: "a" }, log: { error: () => {}, warn: () => {} } };
  const context = { api: { ctx } } as unknown as CallContext;
  const { status, body } = await server(JSON.stringify({ query, ...sent }), context);
  return { status, ...JSON.parse(body) };
}

const word = "query ($of: Int) { word(of: $of) }";
const nested = "query ($n: Int) { items(limit: $n) { items(limit: $n) { items(limit: $n) { name } } } }";
const messages = (answer: { errors?: { message: string }[] }) => answer.errors?.map(({ message }) => message);

describe("a valid document (rule api-25)", () => {
  it("is parsed and validated once, and run with the variables of each call", async () => {
    expect((await call(word, { variables: { of: 1 } })).data).toEqual({ word: "word 1" });
    expect((await call(word, { variables: { of: 2 } })).data).toEqual({ word: "word 2" });
    expect(operations[1]).toBe(operations[0]);
  });

  it("is another one when a single space differs", async () => {
    await call(word);
    await call(`${word} `);
    expect(operations[1]).not.toBe(operations[0]);
  });

  it("is not kept when it is long, and answered all the same", async () => {
    const long = word.padEnd(maxKeptLength + 1);
    expect((await call(long)).data).toEqual((await call(long)).data);
    expect(operations[1]).not.toBe(operations[0]);
  });

  it("runs the operation that each call names", async () => {
    const two = "query A { word(of: 1) } query B { word(of: 2) }";
    expect((await call(two, { operationName: "A" })).data).toEqual({ word: "word 1" });
    expect((await call(two, { operationName: "B" })).data).toEqual({ word: "word 2" });
    expect((await call(two)).errors).toHaveLength(1);
  });

  it("is measured with the variables of each call", async () => {
    const isTaken = async (n: number) => (await call(nested, { variables: { n } })).errors === undefined;
    expect([await isTaken(1), await isTaken(100), await isTaken(1)]).toEqual([true, false, true]);
    expect(operations[1]).toBe(operations[0]);
  });

  it("is refused in the same words after it was taken with less", async () => {
    const large = { variables: { n: 100 } };
    const refused = await call(nested, large);
    await call(nested, { variables: { n: 1 } });
    expect(await call(nested, large)).toEqual(refused);
    expect(refused).toMatchObject({
      status: 200,
      errors: [
        {
          message: expect.stringMatching(/^The query is too expensive/),
          locations: [{ line: 1, column: 1 }],
        },
      ],
    });
  });

  it("is not run with a text that no row can have (rule input-14)", async () => {
    const sent = { variables: { of: 1, note: "\uD83E" } };
    const answer = await call("query ($of: Int, $note: String) { word(of: $of, note: $note) }", sent);
    expect(messages(answer)).toEqual(["note holds a character that cannot be stored"]);
    expect(messages(await call('{ word(note: "a\\u0000") }'))).toEqual([
      "note holds a character that cannot be stored",
    ]);
    expect(operations).toEqual([]);
  });

  it.each([
    ["a fault of a resolver", "{ broken }", {}],
    ["a variable of another type", word, { variables: { of: "many" } }],
    ["an operation that it has not", word, { operationName: "Other" }],
  ])("answers %s as before, with its place", async (_what, query, sent) => {
    const first = await call(query, sent);
    expect(first.errors).toHaveLength(1);
    await call(query);
    expect(await call(query, sent)).toEqual(first);
  });
});

describe("a database that cannot write (rule resilience-3)", () => {
  it("is a 503 with a code, beside what could be answered", async () => {
    expect(await call("{ word(of: 1) unwritten }")).toEqual({
      status: 503,
      data: { word: "word 1", unwritten: null },
      errors: [
        expect.objectContaining({
          message: "The shop can’t answer this right now. Please try again in a few seconds.",
          path: ["unwritten"],
          extensions: { code: "unavailable", status: 503 },
        }),
      ],
    });
  });
});

describe("a refused document", () => {
  it.each([
    ["that cannot be read", "{ word("],
    ["with a field that is not there", "{ words }"],
    ["of too many fields", `{ ${"word ".repeat(601)}}`],
    ["of too many levels", `${"{ items ".repeat(11)}${"} ".repeat(11)}`],
    [
      "of too many lists",
      nested.replaceAll("$n }", "100 }").replaceAll("limit: $n", "limit: 100").replace("($n: Int)", ""),
    ],
  ])("%s is not kept, and refused again in the same words", async (_what, query) => {
    const keep = vi.spyOn(documents, "keep");
    const first = await call(query);
    expect(messages(first)).not.toHaveLength(0);
    expect(await call(query)).toEqual(first);
    expect(keep).not.toHaveBeenCalled();
    expect(operations).toEqual([]);
  });
});

describe("the schema", () => {
  const asked = "{ __schema { queryType { name } } }";

  it("is hidden in production, even from a question that was answered in development", async () => {
    expect((await call(asked)).data).toEqual({ __schema: { queryType: { name: "Query" } } });
    for (let time = 0; time < 2; time++)
      expect(messages(await call(asked, {}, "production"))?.[0]).toMatch(/introspection has been disabled/);
  });

  it("is answered in production where `tellsSchema` is set", async () => {
    server = makeGraphqlServer(schema, { endpoint: "/api", tellsSchema: true });
    for (let time = 0; time < 2; time++)
      expect((await call(asked, {}, "production")).data).toEqual({
        __schema: { queryType: { name: "Query" } },
      });
  });

  it("of another server does not take a document because this one did", async () => {
    await call("{ word }");
    const other = createSchema<CallContext>({ typeDefs: "type Query { other: Int }" });
    server = makeGraphqlServer(other, { endpoint: "/api" });
    expect(messages(await call("{ word }"))?.[0]).toMatch(/Cannot query field "word"/);
  });
});
