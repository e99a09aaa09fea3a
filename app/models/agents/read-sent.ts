import type { z } from "zod";
import { AgentRefusal } from "./agent-refusal";

/** What an agent sent, checked. @throws AgentRefusal 400 `invalid` naming the field */
export function readAgentCall<Schema extends z.ZodTypeAny>(schema: Schema, sent: unknown): z.output<Schema> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path ?? [];
  const text = `${path.join(".") || "body"}: ${issue?.message ?? "cannot be read"}`;
  const param = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`)).join("");
  throw new AgentRefusal(400, "invalid", text, undefined, `$${param}`);
}
