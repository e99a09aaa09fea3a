import type { ScreenHelp } from "./help-text";

/** Help of the business: numbers, sellers, people and programs. */
export const teamHelp: Record<string, ScreenHelp> = {
  numbers: {
    is: "What was sold in a time you choose, by day, product, payment and more.",
    mind: "Net sales are without tax and delivery, and less refunds. Days are those of your shop’s clock.",
  },
  sellers: {
    is: "Who sells in this marketplace, with commission and state.",
    mind: "Pausing a seller hides their offers at once; orders that are placed go on.",
  },
  "same-products": {
    is: "Makes two products that are the same one, with the offers of both, and parts one again.",
    mind: "Files and programs that name the archived SKU bring it back. Undo works for 30 days.",
  },
  payouts: {
    is: "What sellers earned and what they were paid.",
    mind: "Mark a payout as paid once your bank has sent it.",
  },
  staff: {
    is: "Who works here, with their roles.",
    mind: "Give the least role that does the work. Removing someone signs them out at once.",
  },
  keys: {
    is: "Keys by which programs work with your shop.",
    mind: "A key is shown once. Whoever has it may do all it allows: end one you do not know.",
  },
  webhooks: {
    is: "Addresses that are told when something happens here.",
    mind: "Check the signature of what arrives. One that fails for long is switched off.",
  },
  audit: {
    is: "Every change: who, when, what it was and what it is.",
    mind: "Nothing here can be changed or removed.",
  },
  folder: {
    is: "Your whole shop as a ZIP of files: taken out, changed and brought back in.",
    mind: "You see what would come, change and go, before anything does. Customers and orders are not in it.",
  },
  host: {
    is: "Every shop on this server, of all businesses, for those who run it.",
    mind: "A suspended shop sells nothing until you let it go on. Its staff read why. Limits stop what is added, never what is there.",
  },
  jobs: {
    is: "Work that failed in the background, such as a mail that could not be sent.",
    mind: "Mend what it says first; tried again unchanged, it fails again.",
  },
  machine: {
    is: "What this server has room for, its limits and its versions.",
    mind: "Act on what runs out before it is full: a full disk stops every shop.",
  },
  me: {
    is: "Your roles, your account, and the other shops you work in.",
    mind: "How you sign in is changed here, and asks for your proof.",
  },
  account: {
    is: "Your second step at the sign-in: an app or passkeys, and recovery codes.",
    mind: "Keep the recovery codes where your phone is not.",
  },
  password: {
    is: "Changes your password.",
    mind: "It signs out all your other devices.",
  },
  sessions: {
    is: "Where you are signed in, and the way to end a session.",
    mind: "End what you do not know, and change your password.",
  },
  confirm: {
    is: "Asks that it is you, before something that matters.",
    mind: "It holds for 15 minutes.",
  },
};
