import type { LoaderFunctionArgs } from "@remix-run/node";
import { followPermalink } from "~/services/agents/follow-permalink.server";

/** Links that name goods, by which people come from anywhere (rule agents-22). */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  followPermalink(context, request, params["*"] ?? "");
