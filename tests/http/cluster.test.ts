import { afterAll, beforeAll, expect, test } from "vitest";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { sendWithoutNetwork } from "./runner/send-without-network";

let demo: DemoListener;
beforeAll(async () => {
  demo = await openDemoListener({ CLUSTER_SUFFIX: "staging" });
});
afterAll(() => demo?.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  sendWithoutNetwork(demo.listener)({
    method: "GET",
    url: new URL(path, "http://harbor.localhost"),
    headers,
    body: "",
  });

test.each(["/", "/kitchen", "/tide-mug", "/search?q=mug", "/about", "/api/search-suggestions?q=mug"])(
  "every picture of %s has the cluster's suffix behind the client code",
  async (path) => {
    const { body } = await get(path);
    const folders = new Set(body.match(/\/media\/[^/"\s]+(?=\/[0-9a-f]{16})/g));
    expect([...folders]).toEqual(["/media/harbor-staging"]);
  },
);

test("the pictures are there", async () => {
  const { body } = await get("/tide-mug");
  const picture = /\/media\/harbor-staging\/[0-9a-f]{16}-\d+x\d+-160(?=")/.exec(body)?.[0] ?? "";
  const { status, headers } = await get(picture);
  expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
});
