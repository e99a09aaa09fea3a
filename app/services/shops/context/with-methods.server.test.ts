import { expect, test } from "vitest";
import { testBuild } from "../../platform/framework/build-fixture.server";
import { withMethods } from "./with-methods.server";

/** A build of one route that answers with the name of the handler. */
const buildOf = (handle?: unknown) => {
  const module = { loader: () => "loader", action: () => "action", handle };
  const built = withMethods(testBuild({ routes: { call: { id: "call", module } } }));
  if (typeof built === "function") throw new Error("a build was given");
  const call = built.routes.call?.module;
  return async (kind: "loader" | "action", method: string) =>
    call?.[kind]?.({
      request: new Request("http://harbor.localhost/call", { method }),
      params: {},
      context: {} as never,
    });
};

test.each([
  ["loader", "GET"],
  ["loader", "HEAD"],
  ["action", "POST"],
] as const)("a %s answers %s without a word of it", async (kind, method) => {
  expect(await buildOf()(kind, method)).toBe(kind);
});

test.each(["PUT", "PATCH", "DELETE"])("%s is refused where no route declares it", async (method) => {
  const refused = await buildOf()("action", method).catch((thrown: Response) => thrown);
  expect(refused).toMatchObject({ status: 405 });
  expect((refused as Response).headers.get("Allow")).toBe("GET, HEAD, POST");
});

test("OPTIONS is refused where no route declares it", async () => {
  await expect(buildOf()("loader", "OPTIONS")).rejects.toMatchObject({ status: 405 });
});

test("a route answers the methods it declares, and names them where it refuses another", async () => {
  const call = buildOf({ methods: ["PUT", "OPTIONS"] });
  expect(await call("action", "PUT")).toBe("action");
  expect(await call("loader", "OPTIONS")).toBe("loader");
  const refused = await call("action", "DELETE").catch((thrown: Response) => thrown);
  expect((refused as Response).headers.get("Allow")).toBe("GET, HEAD, POST, PUT, OPTIONS");
});
