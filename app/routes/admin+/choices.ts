import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerChoices, answerChoiceUpload } from "~/services/office/choices/answer-choices.server";

export const loader = ({ context, request }: LoaderFunctionArgs) => answerChoices(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => answerChoiceUpload(context, request);
