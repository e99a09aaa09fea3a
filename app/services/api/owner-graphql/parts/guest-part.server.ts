import { z } from "zod";
import type { Guest as GuestAnswer } from "~/models/api/owner/generated/guest";
import { isAppError } from "~/models/platform/error/app-error";
import { writeToPerson } from "../../../conversations/inbox/write-to-person.server";
import { deleteGuest as remove } from "../../../files/account-data/delete-guest.server";
import { findGuest, type Guest, guestVersion } from "../../../orders/guests/find-guest.server";
import { noteGuest as note } from "../../../orders/guests/note-guest.server";
import { searchGuests } from "../../../orders/guests/search-guests.server";
import { readPage } from "../cursor.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

const answerOf = ({ id: _, number, createdAt, ...guest }: Guest): GuestAnswer => ({
  ...guest,
  orderNumber: number,
  createdAt: createdAt.toISOString(),
  version: guestVersion(guest),
});

const guests: QueryResolvers["guests"] = (_parent, { text, ...page }, { api }) =>
  readPage(page, z.number().int(), {
    list: (after, limit) => searchGuests(api.ctx, text, { after, limit }),
    keyOf: ({ id }) => id,
    nodeOf: answerOf,
  });

const guest: QueryResolvers["guest"] = async (_parent, { email }, { api }) => {
  try {
    return answerOf(await findGuest(api.ctx, email));
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return null;
    throw error;
  }
};

const noteGuest: MutationResolvers["noteGuest"] = async (_parent, sent, { api }) => {
  await note(api.ctx, sent.email, sent.note, sent.expectedVersion ?? undefined);
  return answerOf(await findGuest(api.ctx, sent.email));
};

const writeToGuest: MutationResolvers["writeToGuest"] = async (_parent, { email, ...message }, { api }) => {
  const { firstName, lastName, email: guestEmail } = await findGuest(api.ctx, email);
  const name = `${firstName} ${lastName}`.trim() || "Guest";
  return writeToPerson(api.ctx, { id: null, name, guestEmail }, message);
};

const deleteGuest: MutationResolvers["deleteGuest"] = async (_parent, { email }, { api }) => {
  await remove(api.ctx, email);
  return true;
};

export const guestResolvers = {
  Query: { guests, guest },
  Mutation: { noteGuest, writeToGuest, deleteGuest },
} satisfies Resolvers;
