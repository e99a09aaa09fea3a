import { randomUUID } from "node:crypto";
import { acpVersion } from "~/models/agents/acp/acp-version";
import { acpProduct } from "~/models/agents/feed/acp-feed";
import { requestOutside } from "../../platform/outside/request-outside.server";
import type { SecretsContext } from "../../shops/context/secrets-context.server";
import { readSecret } from "../../shops/secrets/read-secret.server";
import { readFeed } from "./read-feed.server";

const timeoutMs = 30_000;
const maxBytes = 4096;

/**
 * Sends every product of the shop to the feed of an assistant, part by part (rule agents-20); nothing without
 * an address and its key. `nearby` lets it be on this machine.
 * @throws Error where the assistant did not take a part: the job tries again
 */
export async function uploadFeed(ctx: SecretsContext & { origin: string; nearby: boolean }): Promise<void> {
  const { upload_url, acp } = ctx.shop.settings.agents;
  const key = acp && upload_url !== "" ? await readSecret(ctx, "agents.upload_key") : null;
  if (!key) return;
  for await (const { products, terms } of readFeed(ctx, ctx.origin)) {
    const told = products.flatMap((product) => acpProduct(product, terms) ?? []);
    if (told.length === 0) continue;
    const { status } = await requestOutside({
      url: `${upload_url}/products`,
      method: "PATCH",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${key}`,
        "API-Version": acpVersion,
        "Request-Id": randomUUID(),
      },
      body: JSON.stringify({ products: told }),
      timeoutMs,
      maxBytes,
      allowPrivate: ctx.nearby,
    });
    if (status < 200 || status >= 300) throw new Error(`The assistant answered ${status}`);
  }
}
