import type { ActionFunctionArgs } from "@remix-run/node";
import { answerUpload } from "~/services/content/forms/answer-upload.server";

/** Receives the files of a submission stored by `saveFormData`. */
export const action = ({ context, request }: ActionFunctionArgs) => answerUpload(context, request);
