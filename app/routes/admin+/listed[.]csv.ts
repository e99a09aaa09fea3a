import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerListFile, listFileNeed } from "~/services/office/listed/answer-list-file.server";
import { requireOffice } from "~/services/office/require-office.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const ctx = await requireOffice(context, request, listFileNeed(url.searchParams));
  return answerListFile(ctx, url);
}
