import { settingsWords } from "../settings/settings-words";
import type { RecordFacts } from "./record-screen";
import { recordScreens } from "./record-screens";

/**
 * What a draft is of, in words an owner knows: `Homepage (page)`, `Banner “Made to be kept” (widget)`,
 * `Shipping (settings)`.
 */
export function draftTitle(
  { kind, name, record }: { kind: string; name: string; record: unknown },
  facts: Pick<RecordFacts, "widgets">,
): string {
  if (kind === "settings") return `${settingsWords[name]?.title ?? name} (settings)`;
  const screen = recordScreens.find((one) => one.kind === kind);
  if (!screen || record === null) return `${name} (${kind})`;
  if (kind !== "template" && kind !== "widget") return `${screen.headingOf(name, record)} (${screen.one})`;
  const cells = screen.cellsOf(name, record, facts);
  if (kind === "template") return `${screen.headingOf(name, record)} (${cells.kind?.text.toLowerCase()})`;
  const words = cells.name?.sub ? ` “${cells.name.sub}”` : "";
  return `${cells.type?.text}${words} (widget ${name})`;
}
