import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerOwnerGraphql } from "~/services/api/answer-owner-graphql.server";

/** A GET is answered with 405. */
export const loader = ({ context, request }: LoaderFunctionArgs) => answerOwnerGraphql(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => answerOwnerGraphql(context, request);
