// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { useDeliveryEstimate } from "./use-delivery-estimate";

afterEach(() => {
  vi.unstubAllGlobals();
});

const Estimate = () => <p>{useDeliveryEstimate({ estimateId: "standard", backorder: null }, "")}</p>;

/** The text of the delivery estimate once its call has ended; null for none. */
async function shown(call: () => Promise<Response>): Promise<string | null> {
  vi.stubGlobal("fetch", call);
  const { host, remove } = mount(<Estimate />);
  await act(async () => {});
  const text = host.textContent;
  remove();
  return text;
}

test("an estimate is shown", async () => {
  const data = { getDeliveryEstimateInfo: { deliveryEstimate: "Arrives Mon, Mar 2" } };
  expect(await shown(async () => Response.json({ data }))).toBe("Arrives Mon, Mar 2");
});

test.each<[string, () => Promise<Response>]>([
  ["a call that has no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an answer that cannot be read", async () => new Response("<html>")],
  ["a fault of the server", async () => Response.json({ errors: [{ message: "Internal Server Error" }] })],
])("after %s there is none, and no word of it (rule errors-5)", async (_, call) => {
  expect(await shown(call)).toBe("");
});
