import type { MethodHandle } from "~/services/shops/context/with-methods.server";

export const handle: MethodHandle = { methods: ["PUT", "PATCH", "DELETE"] };

/** Answers unknown addresses below `/api/` (rules input-13 and api-17). */
const noSuchCall = () =>
  Response.json({ success: false, message: "There is no such call." }, { status: 404 });

export const loader = noSuchCall;

export const action = noSuchCall;
