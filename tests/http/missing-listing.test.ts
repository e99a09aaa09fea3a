import { afterAll, beforeAll, expect, test } from "vitest";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { sendWithoutNetwork } from "./runner/send-without-network";

let demo: DemoListener;
beforeAll(async () => {
  demo = await openDemoListener();
  demo.catalogue.find = async () => null;
});
afterAll(() => demo?.close());

const get = (path: string) =>
  sendWithoutNetwork(demo.listener)({
    method: "GET",
    url: new URL(path, "http://harbor.localhost"),
    headers: {},
    body: "",
  });

test.each(["/kitchen/color=Blue", "/search/material=Stoneware?q=mug"])(
  "%s, whose products cannot be loaded, is shown and says when to retry",
  async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([
      503,
      "10",
      "private, no-store",
    ]);
    expect(body).toContain("load the products. Please try again in a moment.");
    expect(demo.logged.at(-1)).toMatch(
      /ERROR listing could not be loaded .*there is no index to filter or sort with/,
    );
  },
);

test("a listing without filters needs no index", async () => {
  const { status, headers } = await get("/kitchen");
  expect([status, headers["retry-after"]]).toEqual([200, undefined]);
});

test("a search of the API says when to retry", async () => {
  const send = sendWithoutNetwork(demo.listener);
  const { status, body } = await send({
    method: "POST",
    url: new URL("/api/pliable/search", "http://harbor.localhost"),
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ keyword: "mug" }),
  });
  expect([status, JSON.parse(body)]).toEqual([
    503,
    { success: false, message: "Please try again in a moment." },
  ]);
});
