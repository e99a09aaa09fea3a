import { apply, plan } from "./apply";
import { audit } from "./audit";
import { backup } from "./backup";
import { bulk } from "./bulk";
import { check } from "./check";
import type { Command } from "./command";
import { create } from "./create";
import { credit } from "./credit";
import { customer } from "./customer";
import { exportShop } from "./export";
import { exportSubmissions } from "./export-submissions";
import { files } from "./files";
import { importCommand } from "./import";
import { key } from "./key";
import { ledger } from "./ledger";
import { list } from "./list";
import { message } from "./message";
import { moveTenantCommand } from "./move-tenant";
import { numbers } from "./numbers";
import { order } from "./order";
import { payout } from "./payout";
import { picture } from "./picture";
import { previewLink } from "./preview-link";
import { price } from "./price";
import { product } from "./product";
import { question } from "./question";
import { quote } from "./quote";
import { record } from "./record";
import { redirect } from "./redirect";
import { restore } from "./restore";
import { review } from "./review";
import { secret } from "./secret";
import { seller } from "./seller";
import { staff } from "./staff";
import { stock } from "./stock";
import { subscription } from "./subscription";
import { webhook } from "./webhook";

/** All commands, in the order in which they are listed. */
export const commands: readonly Command[] = [
  create,
  check,
  plan,
  apply,
  exportShop,
  exportSubmissions,
  importCommand,
  record,
  product,
  picture,
  price,
  stock,
  bulk,
  redirect,
  audit,
  list,
  order,
  quote,
  customer,
  credit,
  key,
  seller,
  staff,
  ledger,
  numbers,
  payout,
  subscription,
  review,
  question,
  message,
  previewLink,
  webhook,
  secret,
  files,
  moveTenantCommand,
  backup,
  restore,
];
