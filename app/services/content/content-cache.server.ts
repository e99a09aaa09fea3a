import type { TemplateNode } from "~/models/content/template";
import { findScriptSources } from "./find-script-sources.server";
import { parseTemplate } from "./parse-template.server";

/** What a remembered answer was made of; a change of any template or menu forgets all answers of its kind. */
export type ContentKind = "template" | "menu";

type Remembered = { shopId: string; kind: ContentKind; answer: Promise<unknown>; untilMs: number };
/** A template's tree, and what its owner's HTML may run (source expressions of a content security policy). */
export type ParsedTemplate = { tree: TemplateNode[]; scriptSources: string[] };
type Parsed = ParsedTemplate & { renderHtml: string };

/** Headers, footers and menus are kept this long (part 3, §9 "Caching"). */
const lifetimeMs = 300_000;
/** Most answers and trees kept at once. */
const maxEntries = 2_000;

/**
 * What a process remembers of its shops' content: headers, footers and menus as they are stored, and the trees of
 * templates. One for each process, handed down in the context.
 */
export class ContentCache {
  #answers = new Map<string, Remembered>();
  #trees = new Map<string, Parsed>();

  constructor(private readonly nowMs: () => number) {}

  /**
   * Answers from memory, or asks and remembers for five minutes. Whoever asks meanwhile waits for the same answer. A
   * failure is not remembered.
   * @param key unique among the answers of the shop
   */
  remember<T>(shopId: string, kind: ContentKind, key: string, ask: () => Promise<T>): Promise<T> {
    const name = `${shopId} ${kind} ${key}`;
    const known = this.#answers.get(name);
    if (known && known.untilMs > this.nowMs()) return known.answer as Promise<T>;
    const answer = ask();
    const entry: Remembered = { shopId, kind, answer, untilMs: this.nowMs() + lifetimeMs };
    this.#answers.delete(name);
    this.#answers.set(name, entry);
    dropOldest(this.#answers);
    answer.catch(() => {
      if (this.#answers.get(name) === entry) this.#answers.delete(name);
    });
    return answer;
  }

  /** A template, parsed once for each version of its HTML. Shared: never change it. */
  parsed(template: { shopId: string; id: number; renderHtml: string }): ParsedTemplate {
    const name = `${template.shopId} ${template.id}`;
    const known = this.#trees.get(name);
    if (known?.renderHtml === template.renderHtml) return known;
    const { renderHtml } = template;
    const parsed = {
      renderHtml,
      tree: parseTemplate(renderHtml),
      scriptSources: findScriptSources(renderHtml),
    };
    this.#trees.delete(name);
    this.#trees.set(name, parsed);
    dropOldest(this.#trees);
    return parsed;
  }

  /** Forgets what a change made old. An answer under way is forgotten too: it may have read what was before. */
  purge(shopId: string, tags: readonly string[]): void {
    const isWhole = tags.includes("shop");
    for (const [name, entry] of this.#answers)
      if (entry.shopId === shopId && (isWhole || tags.some((tag) => tag.startsWith(`${entry.kind}:`))))
        this.#answers.delete(name);
  }

  /** Forgets every answer, as after a time without news from the database. */
  clear(): void {
    this.#answers.clear();
  }
}

function dropOldest(map: Map<string, unknown>): void {
  for (const name of map.keys()) {
    if (map.size <= maxEntries) return;
    map.delete(name);
  }
}
