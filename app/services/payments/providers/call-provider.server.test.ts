import { afterEach, expect, test, vi } from "vitest";
import {
  type ProviderServer,
  startProviderServer,
} from "../../../../tests/support/providers/provider-server";
import { callProvider, providerTimeoutMs } from "./call-provider.server";
import { ProviderUnavailable } from "./provider-unavailable.server";

let server: ProviderServer | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.close();
});

test("a refusal is an answer", async () => {
  server = await startProviderServer(() => ({ status: 422, json: { name: "NO" } }));
  expect(await callProvider(server.url, {})).toEqual({ status: 422, body: { name: "NO" } });
});

test("an answer that is not a JSON object has no body", async () => {
  server = await startProviderServer(() => ({ html: "<h1>Maintenance</h1>" }));
  expect(await callProvider(server.url, {})).toEqual({ status: 200, body: null });
});

test.each([429, 500, 503])("%i says nothing of what was asked", async (status) => {
  server = await startProviderServer(() => ({ status }));
  await expect(callProvider(server.url, {})).rejects.toBeInstanceOf(ProviderUnavailable);
});

test("an address that sends elsewhere is not followed", async () => {
  server = await startProviderServer(() => ({ location: "http://127.0.0.1:9/" }));
  await expect(callProvider(server.url, {})).rejects.toBeInstanceOf(ProviderUnavailable);
});

test("a provider that is silent is given up when its time is over", async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
  // The time ends while the provider works on its answer.
  server = await startProviderServer(() => {
    time.abort();
    return {};
  });
  await expect(callProvider(server.url, {})).rejects.toBeInstanceOf(ProviderUnavailable);
  expect(timeout).toHaveBeenCalledWith(providerTimeoutMs);
});
