import type { PageVersion } from "~/models/office/builder/builder-view";
import { dayText } from "~/models/office/day-text";
import { draftTitle } from "~/models/office/records/draft-title";
import { listFormerPages } from "../../content/builder/former-pages.server";
import type { BuiltPage } from "../../content/builder/read-built-page.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { nameActors } from "../orders/name-actors.server";

/** The earlier versions of a page with its widgets, in words (rule builder-27). */
export async function pageVersions(ctx: RequestContext, page: BuiltPage): Promise<PageVersion[]> {
  const versions = await listFormerPages(ctx, page);
  const nameOf = await nameActors(
    ctx,
    versions.map(({ actor }) => actor),
  );
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const facts = { widgets: ctx.handlers.widgets };
  return versions.map(({ moment, actor, changes }) => ({
    moment,
    who: nameOf(actor),
    atText: dayText(new Date(moment), clock),
    changed: changes.map((change) =>
      change.kind === "template" ? "the page itself" : draftTitle(change, facts),
    ),
  }));
}
