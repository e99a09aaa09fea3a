import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { officeOrdersPath } from "~/paths/office";
import { requireStaff } from "~/services/staff/require-staff.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request);
  throw redirect(officeOrdersPath(), 303);
}
