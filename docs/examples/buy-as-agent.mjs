// Buys a product as an agent would, by the Universal Commerce Protocol:
//   node docs/examples/buy-as-agent.mjs http://localhost:3000 bouquet_roses

const [shop = "http://localhost:3000", sku = "bouquet_roses"] = process.argv.slice(2);

const { ucp } = await (await fetch(`${shop}/.well-known/ucp`)).json();
const service = ucp.services["dev.ucp.shopping"].find(({ transport }) => transport === "rest");

async function call(method, path, body) {
  const response = await fetch(`${service.endpoint}${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      "UCP-Agent": `profile="example-agent"; version="${ucp.version}"`,
      "Idempotency-Key": crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  const said = (answer.messages ?? []).map(({ content }) => content).join(" ");
  console.log(`${method} ${path}: ${response.status} ${answer.status ?? ""} ${said}`);
  return answer;
}

const line_items = [{ item: { id: sku }, quantity: 1 }];
const buyer = {
  email: "ada@example.com",
  first_name: "Ada",
  last_name: "Byron",
  phone_number: "+14155550142",
};
const home = {
  id: "home",
  street_address: "123 Market St",
  address_locality: "San Francisco",
  address_region: "CA",
  postal_code: "94105",
  address_country: "US",
};
const delivery = { type: "shipping", destinations: [home], selected_destination_id: "home" };

const { id, ...opened } = await call("POST", "/checkout-sessions", { line_items, buyer });
const line_item_ids = opened.line_items.map((line) => line.id);
const asked = await call("PUT", `/checkout-sessions/${id}`, {
  line_items,
  buyer,
  fulfillment: { methods: [{ ...delivery, line_item_ids }] },
});
const [group] = asked.fulfillment.methods[0].groups;
const groups = [{ id: group.id, selected_option_id: group.options[0].id }];
const ready = await call("PUT", `/checkout-sessions/${id}`, {
  line_items,
  buyer,
  fulfillment: { methods: [{ ...delivery, line_item_ids, groups }] },
});
for (const { type, amount } of ready.totals) console.log(`  ${type}: ${amount}`);

const [handler] = Object.values(ucp.payment_handlers).flat();
const credential = { type: "token", token: "success_token" };
const instrument = { id: "card", handler_id: handler.id, type: "card", selected: true, credential };
const { order } = await call("POST", `/checkout-sessions/${id}/complete`, {
  payment: { instruments: [instrument] },
});
console.log(`order ${order.label}: ${order.permalink_url}`);
