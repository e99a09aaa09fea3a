import type { sellers } from "~/tables/shops/tenants";

/** What a business decides about a seller: what its version is made of (rule owners-1). */
export const sellerPart = ({ name, state }: Pick<typeof sellers.$inferSelect, "name" | "state">) => ({
  name,
  state,
});
