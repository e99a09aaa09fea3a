import type { ActionFunctionArgs } from "@remix-run/node";
import { answerUpload } from "~/services/forms/answer-upload.server";

/** The files of a submission that `saveFormData` kept. */
export const action = ({ context, request }: ActionFunctionArgs) => answerUpload(context, request);
