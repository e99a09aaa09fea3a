import type { ModuleWords } from "./module-words";

/** Words of the settings `agents`. */
export const agentWords: ModuleWords = {
  heading: "Selling",
  title: "Shopping agents",
  about: "Assistants that find your products and buy for people.",
  shows: "What agents are told and may do. Pages for shoppers stay as they are.",
  words: {
    ucp: { label: "Universal Commerce Protocol", help: "Agents find the shop and read its products." },
    acp: {
      label: "Agentic Commerce Protocol",
      help: "Assistants to whom you gave a key with the scope agents:write buy by it.",
    },
    mcp: { label: "Model Context Protocol", help: "Assistants look up products and orders at /mcp." },
    mcp_allows: {
      label: "At /mcp they may also",
      help: "You answer questions in Messages, while these are on. Carts are paid at your checkout.",
      choices: { ask: "Ask about products", cart: "Fill carts" },
    },
    feed: {
      label: "Product feeds",
      help: "Products with prices for Google Merchant Center (/feeds/google.xml), Meta (/feeds/meta.csv) and assistants (/feeds/acp/products.jsonl).",
    },
    checkout: {
      label: "Agents may buy",
      help: "Works once Stripe is set up, or the sandbox is on. Else agents send people to your checkout.",
    },
    methods: { label: "Ways to pay", choices: { stripe: "Stripe", sandbox: "Sandbox (tests)" } },
    stripe_account: {
      label: "Your account at Stripe",
      help: "Assistants that buy by the Agentic Commerce Protocol make payment tokens for it.",
      example: "acct_1AbCdEfGh",
    },
    events_url: {
      label: "Where their orders are told",
      help: "The address that the assistant gave you, for orders by the Agentic Commerce Protocol.",
      example: "https://assistant.example/order_events",
    },
    upload_url: {
      label: "Where products are uploaded",
      help: "The address of the feed that the assistant gave you, for feeds by the Agentic Commerce Protocol. Sent each night.",
      example: "https://assistant.example/feeds/feed_123",
    },
    buyer_details: {
      label: "What an order needs of its buyer",
      choices: {
        required: "Email, name, phone and whole address",
        optional: "What the agent tells; mails go to the shop",
      },
    },
    signatures: {
      label: "Signed requests",
      help: "By the Agentic Commerce Protocol once the secret agents.signing_key is set.",
      choices: { checked: "Checked where there is a signature", required: "Demanded of every agent" },
    },
    allowed: { label: "Only these agents", item: "agent", help: "Hosts of their profiles. Empty for all." },
    "allowed[]": { label: "Host", example: "agent.example" },
    refused: { label: "Never these agents", item: "agent", help: "Hosts of their profiles." },
    "refused[]": { label: "Host", example: "agent.example" },
    hidden_skus: { label: "Products agents don’t get", item: "product" },
    "hidden_skus[]": { label: "SKU", example: "MUG-1" },
    most_minor: { label: "Most an order may come to", help: "0 for no limit.", as: "money" },
    calls_per_minute: { label: "Calls in a minute", help: "Of one agent, from 10 to 6,000." },
  },
};
