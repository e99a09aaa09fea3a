import { z } from "zod";
import type { Address } from "../../accounts/address/address";
import { maxNameLength } from "../../accounts/sign-in/registration-form";
import type { CsvRow } from "../../catalogue/product/product-record";
import { isMoment, zonedMomentMs } from "../../platform/date/zoned-moment";
import { cutText } from "../../platform/text/storable-text";
import { emailSchema } from "../../platform/validation/email";
import { optionalText } from "../../platform/validation/required-text";
import { movedAddress } from "./moved-address";
import { isYes, type NamedCells, namedCells } from "./named-cells";

/** A customer of another shop's file. */
export type MovedCustomer = {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  nickName: string;
  group: string;
  tags: string[];
  note: string;
  /** Whether they asked for news. */
  wantsNews: boolean;
  isTaxExempt: boolean;
  /** When the account was made, UTC; null where the file does not say. */
  createdAt: Date | null;
  addresses: Address[];
  /** What was left out, for the owner. */
  notes: string[];
};

/** A row that is a customer, or why it is none. */
export type CustomerReading = { customer: MovedCustomer } | { line: number; reason: string };

/** Roles of WooCommerce that say no more than that there is an account. */
const plainRoles = new Set(["customer", "subscriber"]);
/** Roles of people who work there. */
const staffRoles = /administrator|editor|author|contributor|shop_manager/;
/** Most tags of a customer, and characters of each. */
const [maxTags, maxTagLength] = [100, 100];

const fields = z.object({
  email: emailSchema,
  firstName: optionalText("First name", maxNameLength),
  lastName: optionalText("Last name", maxNameLength),
  nickName: optionalText("Nick name", maxNameLength),
  note: optionalText("Note", 2000),
  group: z.string().regex(/^[\w-]{0,60}$/, "A group has a code of letters, digits, _ and -, 60 at most"),
});

/**
 * Reads a row of customers as Shopify, common exporters of WooCommerce and we write them.
 * @param zone of moments that have no offset, IANA name
 */
export function customerRow(row: CsvRow, zone: string): CustomerReading {
  const cells = namedCells(row);
  const { line, cell } = cells;
  const roles = cell("roles", "role");
  if (staffRoles.test(roles)) return { line, reason: "works at the shop and is no customer: invite staff" };
  const whole = cell("name", "display_name").split(/\s+/);
  const cut: string[] = [];
  const upTo = (maxLength: number, name: string, text = "") => {
    if (text.length > maxLength) cut.push(`its ${name} was cut to ${maxLength} characters`);
    return cutText(text, maxLength);
  };
  const typed = {
    email: cell("email", "user_email", "e_mail", "billing_email", "email_address"),
    firstName: upTo(
      maxNameLength,
      "first name",
      cell("first_name", "firstname", "billing_first_name") || whole.slice(0, -1).join(" "),
    ),
    lastName: upTo(
      maxNameLength,
      "last name",
      cell("last_name", "lastname", "billing_last_name") || whole.at(-1),
    ),
    nickName: upTo(maxNameLength, "nick name", cell("nick_name")),
    note: upTo(2000, "note", cell("note", "notes")),
    group: cell("group", "customer_group") || groupOfRoles(roles),
  };
  const first = fields.safeParse(typed);
  // What cannot be read costs that part alone; without an e-mail there is no customer (rule imports-19).
  const wrong = first.success ? [] : first.error.issues.filter(({ path }) => path[0] !== "email");
  const parsed = first.success
    ? first
    : fields.safeParse({ ...typed, ...Object.fromEntries(wrong.map(({ path }) => [path[0], ""])) });
  if (!parsed.success) return { line, reason: parsed.error.issues[0]?.message ?? "is no customer" };
  const read = ["default_address_", "billing_", "shipping_", ""].map((prefix) => addressOf(cells, prefix));
  const addresses = read.flatMap((each) => (each && "address" in each ? [each.address] : []));
  const left = read.flatMap((each) => (each && "reason" in each ? [each.reason] : []));
  const since = cell(
    "created_at",
    "user_registered",
    "date_registered",
    "sign_up",
    "date_add",
    "registration",
  );
  const createdAt = momentOf(since, zone);
  return {
    customer: {
      line,
      ...parsed.data,
      addresses,
      tags: tagsOf(cell("tags")),
      wantsNews: isYes(
        cell(
          "accepts_email_marketing",
          "accepts_marketing",
          "newsletter",
          "email_marketing_status",
          "subscribed",
        ),
      ),
      isTaxExempt: isYes(cell("tax_exempt", "is_vat_exempt")),
      createdAt,
      notes: [
        ...cut,
        ...wrong.map(({ message }) => `left out: ${message}`),
        ...(createdAt === null && since !== "" ? [`'${since}' is no date: the account is of today`] : []),
        ...new Set(read.flatMap((each) => (each && "address" in each ? each.notes : []))),
        ...new Set(left.map((reason) => `the account came without an address: ${reason}`)),
        ...(cell("phone") !== "" && addresses.length === 0
          ? ["a phone without an address was left out"]
          : []),
      ],
    },
  };
}

/**
 * A moment of a file, as `2024-03-05 10:12:13 -0500`, `2024-03-05T10:12:13Z` or `2024-03-05`; null for none.
 */
export function momentOf(text: string, zone: string): Date | null {
  const written = text
    .trim()
    .replace(/^(\d{4}-\d{2}-\d{2})[ T]+(\d{2}:\d{2}(?::\d{2})?)\s*(?:UTC|Z)?$/, (whole, day, time) =>
      /UTC|Z/.test(whole) ? `${day}T${time}Z` : `${day}T${time}`,
    )
    .replace(/^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?) ?([+-]\d{2}):?(\d{2})$/, "$1T$2$3:$4");
  return isMoment(written) ? new Date(zonedMomentMs(written, zone)) : null;
}

/** A role that is more than an account is a group, such as `wholesale_customer`. */
const groupOfRoles = (roles: string): string =>
  roles
    .split(/[,|;]/)
    .map((role) => role.trim().toLowerCase())
    .find((role) => role !== "" && !plainRoles.has(role)) ?? "";

const tagsOf = (cell: string): string[] =>
  [...new Set(cell.split(",").map((tag) => cutText(tag.trim(), maxTagLength)))]
    .filter((tag) => tag !== "")
    .slice(0, maxTags);

/** The address whose columns begin so. Names and phone of the customer are taken where it has none. */
function addressOf({ cell }: NamedCells, prefix: string): ReturnType<typeof movedAddress> {
  const of = (...names: string[]) => cell(...names.map((name) => prefix + name));
  const whole = of("name").split(/\s+/);
  return movedAddress({
    first_name: cutText(
      of("first_name", "firstname") ||
        whole.slice(0, -1).join(" ") ||
        cell("first_name", "billing_first_name"),
      maxNameLength,
    ),
    last_name: cutText(
      of("last_name", "lastname") || whole.at(-1) || cell("last_name", "billing_last_name"),
      maxNameLength,
    ),
    company: of("company"),
    address_line1: of("address1", "address_1", "address_line1", "street", "address"),
    address_line2: of("address2", "address_2", "address_line2"),
    city: of("city"),
    state: of("province_code", "state", "state_code", "province"),
    postcode: of("zip", "postcode", "postal_code"),
    country: of("country_code", "country"),
    phone: of("phone") || cell("phone", "billing_phone"),
  });
}
