import { audit } from "./audit";
import { bulk } from "./bulk";
import { picture } from "./catalogue/picture";
import { price } from "./catalogue/price";
import { product } from "./catalogue/product";
import { stock } from "./catalogue/stock";
import type { Command } from "./command";
import { exportSubmissions } from "./content/export-submissions";
import { page } from "./content/page";
import { previewLink } from "./content/preview-link";
import { record } from "./content/record";
import { redirect } from "./content/redirect";
import { message } from "./conversations/message";
import { question } from "./conversations/question";
import { review } from "./conversations/review";
import { files } from "./files";
import { job } from "./hosts/job";
import { machine } from "./hosts/machine";
import { putBack, remove } from "./hosts/remove";
import { resume, suspend } from "./hosts/suspend";
import { credit } from "./money/credit";
import { giftCard } from "./money/gift-card";
import { ledger } from "./money/ledger";
import { payout } from "./money/payout";
import { numbers } from "./numbers";
import { order } from "./orders/order";
import { quote } from "./orders/quote";
import { subscription } from "./orders/subscription";
import { block } from "./people/block";
import { customer } from "./people/customer";
import { key } from "./people/key";
import { staff } from "./people/staff";
import { secret } from "./secret";
import { seller } from "./sellers/seller";
import { apply, plan } from "./shops/apply";
import { backup } from "./shops/backup";
import { backupShop, restoreShop } from "./shops/backup-shop";
import { check } from "./shops/check";
import { create } from "./shops/create";
import { exportShop } from "./shops/export";
import { importCommand } from "./shops/import";
import { list } from "./shops/list";
import { moveTenantCommand } from "./shops/move-tenant";
import { quota } from "./shops/quota";
import { restore } from "./shops/restore";
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
  page,
  product,
  picture,
  price,
  stock,
  bulk,
  redirect,
  audit,
  list,
  quota,
  suspend,
  resume,
  remove,
  putBack,
  job,
  machine,
  order,
  quote,
  customer,
  block,
  credit,
  giftCard,
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
  backupShop,
  restoreShop,
];
