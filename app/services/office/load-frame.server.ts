import { navigationOf } from "~/models/office/frame/navigation";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { roleNames } from "~/models/staff/staff-roles";
import { officeManyPath } from "~/paths/office";
import type { RequestContext } from "../shops/context/request-context.server";
import { isOfficeApart, shopUrlOf } from "../shops/directory/shop-url.server";
import { listOtherOffices } from "../staff/members/list-other-offices.server";
import { nameStaffPlaces } from "../staff/members/name-staff-places.server";
import { countWaiting } from "./count-waiting.server";
import { listRunningWork } from "./list-running-work.server";
import { officePlace } from "./require-office.server";

/**
 * What the frame of the office shows to who is signed in: the screens they may open, and what waits in them.
 */
export async function loadFrame(context: RequestContext, member: SignedInStaff) {
  const actor = await context.actor();
  const entries = navigationOf(actor, officePlace(context));
  const mayOpenMany = entries.some(({ path }) => path === officeManyPath());
  const [places, others, waiting, running] = await Promise.all([
    nameStaffPlaces(context, member),
    listOtherOffices(context, member),
    countWaiting(
      context,
      entries.map(({ path }) => path),
    ),
    mayOpenMany ? listRunningWork(context) : [],
  ]);
  return {
    shopName: context.shop.name,
    shopUrl: shopUrlOf(context),
    isApart: isOfficeApart(context),
    suspendedWords: context.shop.suspendedWords ?? null,
    memberName: member.name,
    running,
    others,
    roles: places.map(({ role, place }) => `${roleNames[role]}, ${place}`).join("; "),
    entries: entries.map(({ path, label, group }) => ({ path, label, group, count: waiting[path] ?? 0 })),
  };
}
