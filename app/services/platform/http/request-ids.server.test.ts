import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createRequestIds } from "./request-ids.server";

const request = () => ({}) as IncomingMessage;

test("a request keeps its id", () => {
  const idOf = createRequestIds();
  const req = request();
  expect(idOf(req)).toBe(idOf(req));
});

test("requests have ids of their own, in each process", () => {
  const [idOf, idElsewhere] = [createRequestIds(1), createRequestIds(2)];
  expect(new Set([idOf(request()), idOf(request()), idElsewhere(request())]).size).toBe(3);
});
