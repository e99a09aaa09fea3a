// @public

import { dayOf } from "~/models/numbers/day-range";
import { isRobot } from "~/models/numbers/searches/is-robot";
import { cutText } from "~/models/platform/text/storable-text";
import type { Shop } from "~/models/shops/shop";
import { BufferedCounts, type CountParts } from "../shops/counts/buffered-counts.server";
import { type Visit, writeVisits } from "./visitors/write-visits.server";

/** Most visitors of a shop that wait to be written; one too many is counted with their next page. */
const maxWaiting = 5_000;
/** Characters of a browser's name that tell it from others. */
const nameLength = 300;

/** Counts who visits which shop, without knowing who they are (rule numbers-9). */
export class VisitorCounts {
  readonly #counts: BufferedCounts<Visit>;

  constructor(private readonly parts: CountParts & { now: () => Date }) {
    const failure = "visitors could not be counted";
    this.#counts = new BufferedCounts(parts, { maxWaiting, failure, write: writeVisits });
  }

  /** Counts who was shown a page, once a day, unless a robot asked or the shop counts no visitors. */
  add({ id, code, tenant, settings }: Shop, network: string, userAgent: string | undefined): void {
    if (!settings.tracking.count_visitors || isRobot(userAgent)) return;
    const shop = { tenantId: tenant.id, shopId: id, code };
    const who = `${network}\n${cutText(userAgent ?? "", nameLength)}`;
    this.#counts.add(shop, who, (known) =>
      known ? null : { day: dayOf(this.parts.now(), settings.general.time_zone), who },
    );
  }

  /** Writes what waits. */
  flush = (): Promise<void> => this.#counts.flush();
}
