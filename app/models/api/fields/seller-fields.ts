import type { Seller } from "./generated/settings";

/** Maps a seller to API fields. */
export const sellerFields = ({ id, ...seller }: Omit<Seller, "_id"> & { id: string }): Seller => ({
  _id: id,
  ...seller,
});
