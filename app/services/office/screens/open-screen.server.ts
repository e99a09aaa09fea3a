import type { Need } from "~/models/office/frame/navigation";
import type { RecordScreen } from "~/models/office/records/record-screen";
import { recordScreens } from "~/models/office/records/record-screens";
import type { RequestContext } from "../../shops/context/request-context.server";
import { requireOffice } from "../require-office.server";
import { officeSections } from "../sections/office-sections.server";
import type { Section } from "../sections/section";

/** A screen that is made of a description: a kind of records, or a section. */
type Described = { ctx: RequestContext } & (
  | { kind: "records"; screen: RecordScreen }
  | { kind: "section"; section: Section }
);

/**
 * The screen at a place behind `/admin/`, for those who may look at it.
 * @throws Response 404, 403; a redirect to the sign-in of staff
 */
export async function openScreen(
  context: RequestContext,
  request: Request,
  segment: string | undefined,
): Promise<Described> {
  const screen = recordScreens.find((one) => one.segment === segment);
  const section =
    segment !== undefined && Object.hasOwn(officeSections, segment) ? officeSections[segment] : null;
  const need: Need | undefined = screen ? { verb: "view", kind: screen.subject } : section?.need;
  if (!need) throw new Response("Not Found", { status: 404 });
  const ctx = await requireOffice(context, request, need);
  if (screen) return { ctx, kind: "records", screen };
  if (section) return { ctx, kind: "section", section };
  throw new Response("Not Found", { status: 404 });
}

/** The screens of a kind of records at a place. @throws as {@link openScreen} */
export async function openRecords(context: RequestContext, request: Request, segment: string | undefined) {
  const opened = await openScreen(context, request, segment);
  if (opened.kind !== "records") throw new Response("Not Found", { status: 404 });
  return opened;
}

/** The kind of records whose form is open, which may be settings. @throws as {@link openScreen} */
export async function openRecordForm(
  context: RequestContext,
  request: Request,
  segment: string | undefined,
): Promise<{ ctx: RequestContext; kind: string }> {
  if (segment === "settings") {
    const ctx = await requireOffice(context, request, { verb: "view", kind: "setting" });
    return { ctx, kind: "settings" };
  }
  const { ctx, screen } = await openRecords(context, request, segment);
  return { ctx, kind: screen.kind };
}
