import type { RouteAttempts } from "./account-attempts";
import type { Attempt } from "./attempt";

const wrongKey = "x".repeat(43);
const isKeyed = { neither: "only the key of its mail opens it" };

/**
 * Pages that a mailed link opens, and those of signing in, with another's ids and the keys of other things.
 */
export const linkAttempts: RouteAttempts = {
  "_store+/back-in-stock_.$id": ({ ids, secrets }) =>
    ["", `?key=${wrongKey}`, `?key=${secrets.orderKey}`].flatMap((query): Attempt[] => [
      {
        path: `/back-in-stock/${ids.noticeId}${query}`,
        forOwner: isKeyed,
      },
      ...["confirm", "stop"].map(
        (intent): Attempt => ({
          path: `/back-in-stock/${ids.noticeId}${query}`,
          form: { intent },
          forOwner: isKeyed,
        }),
      ),
    ]),
  "_store+/conversation.$id": ({ question, aboutOrder, secrets }) =>
    [question, aboutOrder].flatMap(({ conversationId }) =>
      ["", `?key=${wrongKey}`, `?key=${secrets.orderKey}`].flatMap((query): Attempt[] => [
        { path: `/conversation/${conversationId}${query}`, forOwner: isKeyed },
        { path: `/conversation/${conversationId}${query}`, form: { content: "Planted" }, forOwner: isKeyed },
      ]),
    ),
  "_store+/unsubscribe.$kind.$id": ({ owner, ids, secrets }) =>
    [`back-in-stock/${ids.noticeId}`, `messages/${owner.id}`].flatMap((named) =>
      ["", `?key=${wrongKey}`, `?key=${secrets.noticeKey.slice(0, 42)}`].flatMap((query): Attempt[] => [
        { path: `/unsubscribe/${named}${query}`, forOwner: isKeyed },
        {
          path: `/unsubscribe/${named}${query}`,
          form: {},
          forOwner: isKeyed,
        },
      ]),
    ),
  "_store+/change-email": ({ changeId, secrets }) =>
    [
      `${changeId}.old.${wrongKey}`,
      `${changeId}.new.${secrets.oldMailHash.split(".")[2]}`,
      String(changeId),
    ].flatMap((hash): Attempt[] => [
      { path: `/change-email?hash=${hash}`, forOwner: { neither: "the signature is another's" } },
      ...["confirm", "cancel"].map(
        (intent): Attempt => ({
          path: `/change-email?hash=${hash}`,
          form: { intent },
          forOwner: { neither: "the signature is another's" },
        }),
      ),
    ]),
  "_store+/reset-password": ({ owner }): Attempt[] => [
    {
      path: `/reset-password?hash=${wrongKey}`,
      forOwner: { neither: "the token is wrong" },
    },
    {
      path: "/reset-password",
      form: { hash: wrongKey, password: "a quiet harbor at night", email: owner.email },
      forOwner: { neither: "the token is wrong" },
    },
    {
      path: "/reset-password",
      form: { email: owner.email },
      forOwner: { neither: "the mail goes to its owner" },
    },
  ],
  "_store+/verify-email": ({ registrationId }) => [
    {
      path: `/verify-email?hash=${registrationId}.${wrongKey}`,
      forOwner: { neither: "the signature is wrong" },
    },
    {
      path: `/verify-email?hash=${registrationId}.${wrongKey}`,
      form: {},
      forOwner: { neither: "the signature is wrong" },
    },
  ],
  "_store+/login": ({ owner, ids }) => [
    { path: `/login?redirect=/account/orders/${ids.orderId}`, forOwner: { neither: "a customer is led on" } },
    {
      path: "/login",
      form: { email: owner.email, password: "not the password" },
      forOwner: { neither: "a customer is led on" },
    },
  ],
  "_store+/register": ({ owner }) => [
    { path: "/register?sent", forOwner: { neither: "a customer is led on" } },
    {
      path: "/register",
      form: { first_name: "A", last_name: "B", email: owner.email, password: "a quiet harbor at night" },
      forOwner: { neither: "a customer is led on" },
    },
  ],
};
