import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join("app", "services");
/** A service is an exported function that takes a shop's context first. */
const service =
  /^export (?:async )?function\*? (\w+)(?:<[^(]*>)?\(\s*(?:ctx|context|base|\{ db, (?:shop|tenant) \}): (?:Pick<)?(?:ShopContext|ShopFilesContext|RequestContext|WidgetLoaderContext|FormContext|LookupContext|SecretsContext|PaymentContext|SigningContext|DownloadContext|ReviewContext|ConversationContext|UploadContext|CardContext)\b/gm;

/** Every service by name, read from the code, so that a new one cannot be forgotten. */
export function serviceNames(): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".server.ts") && !file.endsWith("-fixture.server.ts"))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(service)].map((match) => match[1] ?? ""),
    )
    .sort();
}
