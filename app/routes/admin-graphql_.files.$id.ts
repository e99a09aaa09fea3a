import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerBulkFile } from "~/services/api/answer-bulk-file.server";

/** The file of a bulk operation. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  answerBulkFile(context, request, params.id ?? "");
