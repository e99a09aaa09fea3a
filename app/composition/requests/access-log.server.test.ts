import { expect, test } from "vitest";
import { trustedProxies } from "~/services/platform/http/hosts/client-address.server";
import { observeRequests } from "~/services/platform/http/observe-requests.server";
import { createRequestIds } from "~/services/platform/http/request-ids.server";
import { createLog } from "~/services/platform/log/log.server";
import { sendWithoutNetwork } from "../../../tests/http/runner/send-without-network";
import { accessLog } from "./access-log.server";

/** The lines logged for a request answered with 204. */
async function linesFor(
  path: string,
  headers: Record<string, string> = {},
  shopCodeOf: () => Promise<string | null> = async () => "harbor",
) {
  const lines: string[] = [];
  const log = createLog({ format: "json", write: (line) => lines.push(line) });
  const requestIdOf = createRequestIds(0);
  const observer = accessLog({ log, requestIdOf, shopCodeOf, isTrustedProxy: trustedProxies(["127.0.0.1"]) });
  const listener = observeRequests(
    (req, res) => void res.writeHead(204, { "X-Request-Id": requestIdOf(req) }).end(),
    [observer],
  );
  const url = new URL(path, "http://harbor.localhost");
  const answer = await sendWithoutNetwork(listener)({ method: "GET", url, headers, body: "" });
  await expect.poll(() => lines.length + (path === "/healthz" ? 1 : 0)).toBeGreaterThan(0);
  return { answer, entries: lines.map((line) => JSON.parse(line)) };
}

test("a request is one line with the id of its response", async () => {
  const { answer, entries } = await linesFor("/tide-mug");
  expect(entries).toEqual([
    {
      level: "info",
      time: expect.any(String),
      message: "request",
      requestId: answer.headers["x-request-id"],
      method: "GET",
      host: "harbor.localhost",
      path: "/tide-mug",
      status: 204,
      durationMs: expect.any(Number),
      client: "",
      shop: "harbor",
    },
  ]);
});

test.each([
  ["of a host without a shop", async () => null],
  ["while the database is away", () => Promise.reject(new Error("away"))],
])("a request %s is logged without one", async (_when, shopCodeOf) => {
  const { entries } = await linesFor("/tide-mug", {}, shopCodeOf);
  expect(entries).toHaveLength(1);
  expect(entries[0]).not.toHaveProperty("shop");
});

test("query, body and cookies are not logged", async () => {
  const { entries } = await linesFor("/search?q=ring+for+ada", { cookie: "session=abc" });
  expect(JSON.stringify(entries)).not.toMatch(/ada|abc/);
});

test("health checks are not logged", async () => {
  expect((await linesFor("/healthz")).entries).toEqual([]);
});
