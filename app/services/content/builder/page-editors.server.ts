// @public

import type { OwnerChange } from "../../shops/changes/announce-change.server";

declare module "../../shops/context/request-context.server" {
  interface ProcessServices {
    /** Who has which page open in the builder, as this process was told. */
    pageEditors: PageEditors;
  }
}

/** Of more open pages those that are no longer open are forgotten at once. */
const mostPages = 1000;

const tagged = /^editor:(\d+):(\d+):(.+)$/s;

/** Tells all processes that a person has a page open, for so long. */
export const editorTag = (staffId: number, seconds: number, page: string) =>
  `editor:${staffId}:${seconds}:${page}`;

/**
 * Who has which page open in the builder (rule builder-22). Processes tell one another by the notices of
 * changes, and keep it in memory alone: it is over within minutes.
 */
export class PageEditors {
  /** By shop and page: until when whom, ms. */
  #open = new Map<string, Map<number, number>>();

  constructor(private readonly nowMs: () => number) {}

  change({ ownerId, tags }: OwnerChange): void {
    for (const tag of tags) {
      const [, staffId, seconds, page] = tagged.exec(tag) ?? [];
      if (page === undefined) continue;
      const key = `${ownerId} ${page}`;
      const people = this.#open.get(key) ?? new Map<number, number>();
      people.set(Number(staffId), this.nowMs() + Number(seconds) * 1000);
      this.#open.set(key, people);
      if (this.#open.size > mostPages) this.#forget();
    }
  }

  /** The staff who have a page of a shop open. */
  of(shopId: string, page: string): number[] {
    const people = this.#open.get(`${shopId} ${page}`) ?? new Map<number, number>();
    return [...people].flatMap(([staffId, untilMs]) => (untilMs > this.nowMs() ? [staffId] : []));
  }

  #forget(): void {
    for (const [key, people] of this.#open)
      if ([...people.values()].every((untilMs) => untilMs <= this.nowMs())) this.#open.delete(key);
  }
}
