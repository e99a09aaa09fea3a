import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerGraphql } from "~/services/api/answer-graphql.server";

/** A GET is answered with 405. */
export const loader = ({ context, request }: LoaderFunctionArgs) => answerGraphql(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => answerGraphql(context, request);
