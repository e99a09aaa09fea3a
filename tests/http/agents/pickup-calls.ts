import { expect, test } from "vitest";
import type { SimulatedAgent } from "./simulated-agent";

/** What agents buy for buyers who collect it. */
export function describePickup(agentAt: () => SimulatedAgent): void {
  test("an agent buys what its buyer collects at the shop (rule agents-21)", async () => {
    const agent = agentAt();
    const line_items = [{ item: { id: "MUG-103" }, quantity: 1 }];
    const buyer = { email: "ada@example.com", full_name: "Ada Byron", phone_number: "6105551234" };
    const ways = await agent.call("POST", "/checkout-sessions", {
      line_items,
      buyer,
      fulfillment: { methods: [{ type: "pickup" }] },
    });
    const [pickup] = ways.body.fulfillment.methods;
    const groups = [{ id: "group_1", selected_option_id: pickup?.groups[0]?.options[0]?.id }];
    const methods = [{ id: pickup?.id, line_item_ids: pickup?.line_item_ids, groups }];
    const chosen = { line_items, fulfillment: { methods } };
    const ready = await agent.call("PUT", `/checkout-sessions/${ways.body.id}`, chosen);
    expect(ready.body).toMatchObject({ status: "ready_for_complete", messages: [] });
    const { body } = await agent.complete(ways.body.id);
    const order = await agent.call("GET", `/orders/${body.order.id}`);
    expect(order.body.fulfillment).toMatchObject({
      expectations: [{ method_type: "pickup", destination: { street_address: "12 Wharf Street" } }],
    });
  });
}
