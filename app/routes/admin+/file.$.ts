import type { LoaderFunctionArgs } from "@remix-run/node";
import { officeFileAt } from "~/services/office/files/office-files.server";
import { requireOffice } from "~/services/office/require-office.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const file = officeFileAt(params["*"] ?? "", new URL(request.url).searchParams);
  const ctx = await requireOffice(context, request, file.need);
  return file.answer(ctx);
}
