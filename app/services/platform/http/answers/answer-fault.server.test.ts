import express from "express";
import { expect, test } from "vitest";
import { sendWithoutNetwork } from "../../../../../tests/http/runner/send-without-network";
import { createLog } from "../../log/log.server";
import { answerFault } from "./answer-fault.server";

const lines: string[] = [];
const app = express();
app.get("/late", (_req, res) => {
  res.setHeader("Content-Length", "4").write("half");
  throw new Error("the disk is full");
});
app.get("/assets/*", (_req, _res, next) =>
  next(Object.assign(new Error("ENOENT: /srv/shop"), { status: 404 })),
);
app.use(() => {
  throw new Error("the database is gone");
});
app.use(answerFault(createLog({ format: "json", write: (line) => lines.push(line) })));
const send = sendWithoutNetwork(app);
const get = (path: string, headers: Record<string, string>) =>
  send({ method: "GET", url: new URL(path, "http://harbor.localhost"), headers, body: "" });

test("a person gets a page in the shop's words with a link home", async () => {
  const { status, headers, body } = await get("/kitchen", { accept: "text/html" });
  expect(status).toBe(500);
  expect(headers["content-type"]).toContain("text/html");
  expect(headers["cache-control"]).toBe("no-store");
  for (const words of [
    "500 - Internal Server Error",
    "Whoops...",
    "Please refresh this page or try again later.",
  ])
    expect(body).toContain(words);
  expect(body).toContain('<a href="/">Continue Shopping</a>');
});

test("only the log contains the reason", async () => {
  const { body } = await get("/kitchen", { accept: "text/html" });
  expect(body).not.toContain("database");
  expect(lines.join()).toContain("the database is gone");
});

test("a script gets the message only", async () => {
  const { status, headers, body } = await get("/api/countries", { accept: "application/json" });
  expect(status).toBe(500);
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toBe("Internal Server Error");
});

test("a response already begun is left as it is", async () => {
  expect((await get("/late", { accept: "text/html" })).body).toBe("half");
});

test("a client's error is not reported as a fault", async () => {
  const before = lines.length;
  const { status, body } = await get("/assets/nope.js", { accept: "*/*" });
  expect([status, body]).toEqual([404, "Not Found"]);
  expect(lines).toHaveLength(before);
});
