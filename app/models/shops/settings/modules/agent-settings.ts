import { z } from "zod";
import type { SecretName } from "../../../platform/secret/secret-name";
import type { SettingsReference } from "../settings-reference";
import { naming, privateModule } from "./settings-module";

const host = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]([a-z0-9.-]{0,252}[a-z0-9])?$/, "Write a host such as agent.example");

/** The secret that an address is of no use without. */
const needing = (url: string, key: string, secret: SecretName, feature: string): SettingsReference[] =>
  url === "" ? [] : [{ path: [key], kind: "secrets", names: [secret], feature }];

/** What agents that shop for people may do in the shop (rule agents-1). */
export const agentSettings = naming(
  privateModule(
    z
      .object({
        /** Whether agents find the shop and read its catalogue, by each protocol. */
        ucp: z.boolean().default(true),
        acp: z.boolean().default(true),
        mcp: z.boolean().default(true),
        /** What assistants may do at `/mcp` beside reading (rule agents-11). */
        mcp_allows: z.array(z.enum(["ask", "cart"])).default([]),
        /** Whether the feed of products for shopping engines is open to all. */
        feed: z.boolean().default(false),
        /** Whether they may buy, once a way to pay works for them. */
        checkout: z.boolean().default(true),
        /** Ways to pay they may use. */
        methods: z.array(z.enum(["stripe", "sandbox"])).default(["stripe", "sandbox"]),
        /** The account at Stripe that agents make payment tokens for; empty where they can't by ACP. */
        stripe_account: z
          .string()
          .trim()
          .regex(/^([a-z_]+_[A-Za-z0-9_]{4,80})?$/, "Write your account at Stripe such as acct_1AbCdEfGh")
          .default(""),
        /** Where orders that came by ACP are told; empty for nowhere. */
        events_url: z
          .string()
          .trim()
          .max(500)
          .regex(/^(https:\/\/[^\s]+)?$/, "Write an address that begins with https://")
          .default(""),
        /** The feed of an assistant that takes products by uploads; empty for none. */
        upload_url: z
          .string()
          .trim()
          .max(500)
          .regex(/^(https:\/\/[^\s]+)?$/, "Write an address that begins with https://")
          .default(""),
        /** Whether an order needs the buyer's email, name, phone and whole address. */
        buyer_details: z.enum(["required", "optional"]).default("required"),
        /** Whether requests without a signature are taken; a wrong one never is. */
        signatures: z.enum(["checked", "required"]).default("checked"),
        /** Hosts of the agents that may come; empty for all. */
        allowed: z.array(host).max(200).default([]),
        /** Hosts of agents that may not. */
        refused: z.array(host).max(200).default([]),
        /** SKUs that agents don't get. */
        hidden_skus: z.array(z.string().trim().min(1).max(100)).max(500).default([]),
        /** Most an order of an agent may come to; 0 for no limit. */
        most_minor: z.number().int().min(0).default(0),
        /** Calls an agent may make in a minute. */
        calls_per_minute: z.number().int().min(10).max(6000).default(600),
      })
      .strict()
      .default({}),
  ),
  {
    references: ({ events_url, upload_url }): SettingsReference[] => [
      ...needing(events_url, "events_url", "agents.events_secret", "telling orders to assistants"),
      ...needing(upload_url, "upload_url", "agents.upload_key", "uploading products to assistants"),
    ],
  },
);
