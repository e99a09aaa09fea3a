import type { ScreenHelp } from "./help-text";

/** Help of the day's work: orders, and who placed them. */
export const ordersHelp: Record<string, ScreenHelp> = {
  home: {
    is: "What waits for you today, each line leading to its list, and how the last seven days sold.",
    mind: "A new shop lists here what it still needs before it can sell.",
  },
  find: {
    is: "Finds any screen, order, product, customer, page or setting by a word of it. Ctrl-K opens the same from anywhere.",
    mind: "You find only what your role may open.",
  },
  orders: {
    is: "Every order of this shop, newest first. Filters and columns stand in the address, so you can bookmark a list.",
    mind: "An order that waits for payment is not paid yet: send goods only once it is.",
  },
  "orders/*": {
    is: "One order: its lines, sums, payment, parcels and all that happened to it. The buttons do what its state and your role allow.",
    mind: "A refund moves money at once and cannot be taken back. Shipping mails the customer.",
  },
  "orders/packing-slips": {
    is: "A sheet for each chosen order, to be printed and put into its parcel.",
    mind: "Slips list what is still to be sent, and no prices.",
  },
  "orders/invoices": {
    is: "The invoices of the chosen orders, a sheet each, to be printed or kept as a PDF by your browser.",
    mind: "An order has no invoice before it is paid; those are named above the sheets.",
  },
  "orders/mark-paid": {
    is: "Marks the chosen orders as paid, after showing what happens to each.",
    mind: "Do it once the money is in your account. Customers are told.",
  },
  "new-order": {
    is: "Makes an order for a customer who called or wrote, as a quote or paid at once.",
    mind: "Prices and stock are those of the moment it is placed.",
  },
  "edit-order": {
    is: "Changes pieces and lines of an order that is not packed yet.",
    mind: "You see first what it costs then. What is dearer has to be paid, what is cheaper is refunded.",
  },
  "order-mails": {
    is: "The mails that were sent about an order, as the customer got them.",
    mind: "Sending one again sends it to the address the order has now.",
  },
  disputes: {
    is: "Payments that a shopper or their bank disputes, with what sellers say and prove.",
    mind: "A provider takes one answer: keep all proof first, and answer before its day.",
  },
  parcels: {
    is: "Files of what is to be sent, for your carrier, and tracking numbers that come back from it.",
    mind: "A file of numbers is shown before it is done. Each parcel mails its customer.",
  },
  quotes: {
    is: "Prices that customers asked for, and your offers.",
    mind: "An offer holds until its day. Accepted, it becomes an order at that price.",
  },
  subscriptions: {
    is: "Orders that come again by themselves, with their next day.",
    mind: "Price and stock count on the day of each delivery.",
  },
  customers: {
    is: "Everyone with an account, and guests who ordered without one.",
    mind: "These are people’s data: export and show only what the work needs.",
  },
  "customers/*": {
    is: "One customer: account, addresses, orders and what was said.",
    mind: "Deleting an account keeps the orders, which the books need.",
  },
  "chosen-customers": {
    is: "What can be done with the customers that you chose in the list.",
    mind: "You see what it does to each before it does.",
  },
  inbox: {
    is: "Messages, questions, returns, quotes and reviews that wait for you, the longest wait first.",
    mind: "An answer goes out by mail and marks what was shown as read.",
  },
  "inbox/*": {
    is: "One conversation with a customer.",
    mind: "What you write is mailed and cannot be called back.",
  },
  reviews: {
    is: "A review that waits: approve, reject or answer it.",
    mind: "Reject what breaks your rules, not what you dislike. Shoppers see your answer.",
  },
  "seller-reviews": {
    is: "What buyers wrote about sellers: approve, reject or answer it.",
    mind: "Shoppers see your answer as the seller’s.",
  },
  questions: {
    is: "Questions with your answers that the pages of products show: approve or reject one.",
    mind: "Everyone reads them with the name they were asked under.",
  },
  forms: {
    is: "What visitors sent by the forms of your pages.",
    mind: "Anyone can send a form. Do not open links in it that you do not expect.",
  },
  blocked: {
    is: "Addresses and people who may not order or write here.",
    mind: "A wrong entry keeps a good customer out and tells them little. Say why when you add one.",
  },
};
