import { ownMarket } from "../shopper/own-market";
import { open, register } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";
import { byMouse, type Hand, withoutScripts } from "./hands";
import { doSteps, type JobStep, type JobWords } from "./job-steps";
import { guestBuys, joinsOffice, signIn, type WorkingShop, workingShop } from "./working-shop";

type Visitor = () => Promise<Page>;
type Job = {
  job: string;
  /** What comes before it: of whom or what the steps speak. */
  before?: (elsewhere: Visitor) => Promise<JobWords>;
  steps: readonly JobStep[];
};

let shop: WorkingShop;
let market: { office: string; sellersOffice: string };
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  shop = await workingShop();
});

/** A marketplace whose operator is June, and whose potter is Pia. */
async function openMarket(): Promise<void> {
  const { url } = await ownMarket();
  const joined = { url, spoil: async () => {} };
  market = {
    office: await joinsOffice(joined, "June"),
    sellersOffice: await joinsOffice(joined, "Pia", ["--seller", "potter"]),
  };
}

const password = "a quiet harbor";
const newEmail = () => `dora-${Math.random().toString(36).slice(2, 10)}@example.com`;
const aPerson = async (): Promise<JobWords> => ({ email: newEmail() });
const aGuest = async (): Promise<JobWords> => {
  const email = newEmail();
  return { email, number: await guestBuys(shop, "bowl", 1, email) };
};
const aCustomer = async (elsewhere: Visitor): Promise<JobWords> => {
  const customer = { firstName: "Dora", lastName: "Mole", email: newEmail(), password };
  await register(await elsewhere(), customer, shop.url);
  return customer;
};

/** What an owner does. */
const owners: readonly Job[] = [
  {
    job: "a gift card is given and voided",
    before: aPerson,
    steps: [
      {
        at: "/admin/gift-cards",
        unfold: "Give a gift card…",
        type: { Amount: "25.00", "Email of the recipient": "{email}", Why: "A birthday" },
        press: "Give and mail it",
        done: "The card is on its way.",
      },
      { at: "/admin/gift-cards", row: "{email}", seen: ["$25.00 of $25.00 is left."] },
      {
        unfold: "Void…",
        type: { Why: "Lost" },
        press: "Void it",
        done: "The card pays no more.",
        seen: ["$0.00 of $25.00 is left."],
      },
    ],
  },
  {
    job: "a guest is found, noted and written to",
    before: aGuest,
    steps: [
      { at: "/admin/customers?kind=guest", row: "{email}", seen: ["{number}"] },
      { unfold: "Note…", type: { Note: "Rings twice" }, press: "Save the note", seen: ["Rings twice"] },
      {
        unfold: "Write…",
        type: { Subject: "Your bowl", Message: "It is packed." },
        press: "Send",
        seen: ["{email}"],
      },
    ],
  },
  {
    job: "a customer is found, put into a group and restricted",
    before: aCustomer,
    steps: [
      { at: "/admin/customers?q={email}", row: "{email}", seen: ["Customer since"] },
      { unfold: "Group…", type: { Group: "friends" }, press: "Save the group", seen: ["friends"] },
      { unfold: "Restrict…", press: "Restrict", seen: ["Restricted"] },
      { unfold: "Lift the restriction…", press: "Lift it", seen: ["Customer since"] },
    ],
  },
  {
    job: "a review is approved, answered and rejected",
    steps: [
      // Leads to /admin/reviews/<id>.
      { at: "/admin/inbox", row: "Sturdy {hand}" },
      { unfold: "Approve…", press: "Approve it", seen: ["Approved"] },
      {
        unfold: "Answer…",
        type: { "Your answer": "We thank you." },
        press: "Save the answer",
        seen: ["We thank you."],
      },
      { unfold: "Reject…", type: { Why: "Off the point" }, press: "Reject it", seen: ["Rejected"] },
    ],
  },
  {
    job: "what a form brought is read",
    before: async (elsewhere) => {
      const guest = await elsewhere();
      const email = newEmail();
      await open(guest, shop.url);
      const name = `Dora ${email.slice(5, 13)}`;
      await guest.getByLabel("Your name").fill(name);
      await guest.getByLabel("Email").fill(email);
      await guest.getByLabel("Your message").fill("Do you fire on Mondays?");
      await guest.getByRole("button", { name: "Send" }).click();
      await expect(guest.getByText("Thank you, we answer by mail.")).toBeVisible();
      return { name, email };
    },
    steps: [{ at: "/admin/forms", row: "{name}", seen: ["{email}", "Do you fire on Mondays?"] }],
  },
  {
    job: "figures are read by product",
    before: aGuest,
    steps: [
      {
        at: "/admin/orders/{number}",
        unfold: "Mark as paid…",
        press: "Mark it as paid",
        done: "Marked as paid.",
      },
      { at: "/admin/numbers", choose: { By: "Product" }, press: "Show", seen: ["Stone bowl"] },
    ],
  },
  {
    job: "someone is let in, gets another role and goes",
    before: aPerson,
    steps: [
      {
        at: "/admin/staff",
        unfold: "Invite…",
        type: { Name: "Dora", Email: "{email}" },
        check: ["Support"],
        press: "Send the invitation",
        done: "The invitation is on its way.",
      },
      { at: "/admin/staff", row: "{email}", seen: ["Support"] },
      { unfold: "Roles…", check: ["Editor"], press: "Save the roles", done: "The roles are saved." },
      { unfold: "Remove…", press: "Remove", done: "Removed. Their sessions ended." },
    ],
  },
  {
    job: "a key is made",
    steps: [
      {
        at: "/admin/keys",
        unfold: "Add a key…",
        type: { "What it is for": "Till {hand}" },
        check: ["Read orders"],
        press: "Make the key",
        seen: ["It is shown this once"],
      },
    ],
  },
  {
    job: "another system is told of orders, and no more",
    steps: [
      {
        at: "/admin/webhooks",
        unfold: "Add a webhook…",
        type: { Address: "https://hooks.example/{hand}" },
        check: ["order.placed"],
        press: "Add it",
        seen: ["secret"],
      },
      { at: "/admin/webhooks", row: "https://hooks.example/{hand}" },
      { unfold: "Pause…", press: "Pause", done: "Paused: nothing is sent until you resume." },
      { unfold: "Resume…", press: "Resume", done: "It is told again, what waited first." },
      { unfold: "Remove…", press: "Remove", done: "Removed." },
    ],
  },
];

/** What is followed as it goes on, by a script. */
const followed: readonly Job[] = [
  {
    job: "the accountant's books are made",
    steps: [
      {
        at: "/admin/many",
        unfold: "Make a file…",
        choose: { What: "Books: orders" },
        type: { "From (optional)": "2026-03-01", "Until (optional)": "2026-03-31" },
        press: "Make the file",
        seen: ["Books: orders"],
      },
    ],
  },
];

/** What a marketplace's operator does. */
const operators: readonly Job[] = [
  {
    job: "a seller is invited, approved and paused",
    before: aPerson,
    steps: [
      {
        at: "/admin/sellers",
        unfold: "Invite a seller…",
        type: {
          "Name of the seller": "Glass {hand}",
          "Short name": "glass-{hand}",
          "Name of the owner": "Dora",
          "Email of the owner": "{email}",
        },
        press: "Send the invitation",
        done: "The invitation is on its way.",
      },
      { at: "/admin/sellers", row: "Glass {hand}" },
      { unfold: "Approve…", press: "Approve", done: "They sell now." },
      { unfold: "Pause…", press: "Pause", done: "Paused: the shop no longer shows what they sell." },
    ],
  },
];

/** What a seller does. */
const sellers: readonly Job[] = [
  {
    job: "a seller tells its story to shoppers",
    steps: [
      {
        at: "/admin/seller-page",
        type: { "Your story": "Clay of the valley, {hand}." },
        press: "Save",
        done: "Saved. The shop shows it within a second.",
      },
    ],
  },
];

function does(jobs: readonly Job[], hand: Hand, at: () => { office: string; name: string }): void {
  for (const { job, before, steps } of jobs)
    test(`${job} ${hand.name}`, async ({ page, elsewhere }) => {
      const { office, name } = at();
      const known = (await before?.(elsewhere)) ?? {};
      await signIn(page, { url: "", spoil: async () => {}, office }, name);
      await doSteps({ page, hand, office }, steps, Object.assign({ hand: hand.name.split(" ")[1] }, known));
    });
}

does(followed, byMouse, () => ({ office: shop.office, name: "June" }));
for (const hand of [byMouse, withoutScripts]) {
  does(owners, hand, () => ({ office: shop.office, name: "June" }));
  test.describe("in a marketplace", () => {
    test.beforeAll(openMarket);
    does(operators, hand, () => ({ office: market.office, name: "June" }));
    does(sellers, hand, () => ({ office: market.sellersOffice, name: "Pia" }));
  });
}
