/** What is shown when a command is not understood. */
export const usage = `Usage: npm run shop -- <command>
  create --code acme --domain acme.localhost [--name "Acme"]   make an empty shop that can sell
                                                               with --first where there is no database yet
  check <folder>                                               say what is wrong with a shop's folder
  plan <folder>                                                say what an apply would do, and write nothing
  apply <folder> [--yes] [--plan]                              make a shop equal to its folder; what would be archived or
                                                               removed is asked first, or needs --yes
  export --client acme [--bank-accounts] <folder>              write a shop back as a folder; sellers' bank accounts
                                                               only with --bank-accounts
  export-submissions --client acme [--form 3] <file.csv>       write forms and signups as CSV
  import-products --client acme [--images <folder>] <file.csv> add products, ours or Shopify's CSV
  audit --client acme [--since 2026-01-31]                     print who changed what, and when
  list                                                         name the shops
  order list --client acme [--status processing]               list the newest orders
  order show --client acme <number>                            print an order and what it can become
  order pay --client acme <number>                             note that the money arrived, or take what was reserved
  order move --client acme <number> <state> [--note "..."]     take an order to its next state
  order ship --client acme <number> --carrier ups [--tracking 1Z999] [--lines SKU=2,OTHER]
                                                               add a shipment, by default of everything left
  order refund --client acme <number> [--amount 12.50] [--reason "..."]
                                                               pay back, by default all that is left
  order cancel --client acme <number> [--note "..."]           cancel an order and pay it back
  quote list --client acme                                     list the newest quotes
  quote show --client acme <number>                            print a quote
  quote price --client acme <number> [--prices SKU=12.50,OTHER=8] [--valid 14] [--note "..."]
                                                               price a quote for so many days and mail it
  credit show --client acme <email>                            print what moved on a customer's store credit
  credit issue --client acme <email> --amount 12.50 [--reason "..."]
                                                               give a customer store credit
  credit withdraw --client acme <email> --amount 12.50 [--reason "..."]
                                                               take store credit back
  seller list --client bazaar                                  list sellers with what they have to send and are owed
  seller show --client bazaar --seller potter                  print the same of one seller
  seller orders --client bazaar --seller potter [--status processing]
                                                               list a seller's newest orders
  seller order --client bazaar --seller potter <number>        print an order of the seller
  seller accept --client bazaar --seller potter <number> [--note "..."]
                                                               begin to pack an order
  seller ship --client bazaar --seller potter <number> --carrier ups [--tracking 1Z999] [--lines SKU=2,OTHER]
                                                               add a shipment, by default of everything left
  seller refund --client bazaar --seller potter <number> [--lines SKU=2,OTHER] [--shipping all] [--reason "..."]
                                                               refund pieces and shipping with their taxes; with
                                                               --amount 12.50 an amount, by default all that is left
  seller cancel --client bazaar --seller potter <number> [--lines SKU=2,OTHER] [--note "..."]
                                                               cancel what was not sent, and refund it
  seller add-key --client bazaar --seller potter "Warehouse"   make a key of the seller API, and print it once
  seller keys --client bazaar --seller potter                  list a seller's keys
  seller remove-key --client bazaar --seller potter <prefix>   remove a key
  ledger balances --client bazaar                              print what is on each account, and owed to each seller
  ledger list --client bazaar [--seller potter] [--order 1001] list the newest movements with their entries
  ledger check --client bazaar                                 add everything up: the sum is zero
  ledger credit|debit|fee --client bazaar --seller potter --amount 12.50 --reason "..."
                                                               book an adjustment or a fee for a seller
  payout run --client bazaar [--when now]                      pay sellers what is due, as the server does every hour
  payout list --client bazaar [--seller potter] [--state prepared]
                                                               list the newest payouts
  payout statement --client bazaar <reference> <file.csv or file.html>
                                                               write the statement of a payout
  payout file --client bazaar --scheme sepa|ach <file.csv>     write prepared payouts for the bank, which are sent then;
                                                               with --number F-1A2B3C4D write a file again
  payout paid|failed --client bazaar <reference> [--reason "..."]
                                                               note what the bank did
  subscription list --client acme [--status paused]            list subscriptions with their next day
  subscription run --client acme                               order what is due now, as the server does every hour
  subscription pause|resume|skip|cancel --client acme <id>     change one for its customer
  review list --client acme [--status pending]                 list the newest reviews of products
  review list --client acme --of sellers                       those of sellers; --of sellers goes with the next three, too
  review approve --client acme <id>                            show a review, and count it in ratings
  review reject --client acme <id> --reason "..."              keep a review off the shop's pages
  review reply --client acme <id> --text "..." [--first-name June] [--last-name Reed]
                                                               answer a review; an empty text removes the answer
  message list --client acme [--only unread]                   list conversations with customers
  message show --client acme <id>                              print a conversation, which is read then
  message reply --client acme <id> --text "..." [--first-name June] [--last-name Reed] [--file a.pdf,b.jpg]
                                                               answer a customer, with up to three files
  message close --client acme <id>                             mark a conversation as resolved
  message publish --client acme <id> [--question "..."] [--answer "..."]
                                                               show its question and answer on the product's page
  message unpublish --client acme <id>                         take them off again
  preview-link --client acme <template>                        print a link that shows a page, header or footer
                                                               (by slug, name or id) for a week
  secret set --client acme <name>                              set a secret of a shop, read from standard input
  secret remove --client acme <name>                           take a secret away
  secret list --client acme                                    name the secrets there are, and which are set
  backup <folder>                                              write all shops, pictures and keys, as of one moment
  restore <folder>                                             bring a backup back, into an empty DATA_DIR or database`;

/** A command that was typed wrong; its message is one line. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
