import { dayText } from "~/models/office/day-text";
import { countOf } from "~/models/office/host/count-of";
import type { PanelView } from "~/models/office/record/record-view";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { listHostNotes } from "./note-for-hosts.server";

/** Certificates that are listed. */
const shown = 20;

/** The last backup of all shops from this machine, and certificates it was asked for (rule hosting-6). */
export async function notesPanels(ctx: RequestContext): Promise<PanelView[]> {
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const { dataDir } = ctx.config;
  const backups = await listHostNotes(dataDir, "backup", 1);
  const certificates = await listHostNotes(dataDir, "certificate", shown);
  return [
    {
      kind: "rows",
      title: "Last backup of all shops",
      empty: "None yet: npm run shop -- backup <folder>",
      rows: backups.map(({ isGood, words, at }) => ({
        title: dayText(new Date(at), clock),
        sub: words,
        end: isGood ? "Done" : "Failed",
        tone: isGood ? ("good" as const) : ("bad" as const),
      })),
    },
    {
      kind: "rows",
      title: "Certificates asked for",
      empty: "No proxy has asked yet at /certificate.",
      rows: certificates.map(({ name, isGood, times, at }) => ({
        title: name,
        sub: `${dayText(new Date(at), clock)} · ${countOf(times, "time")}`,
        end: isGood ? "Allowed" : "Refused",
        tone: isGood ? ("good" as const) : ("mind" as const),
      })),
    },
  ];
}
