import type { ScreenHelp } from "./help-text";

/** Help of what is sold and for how much. */
export const goodsHelp: Record<string, ScreenHelp> = {
  products: {
    is: "Everything you sell. Open one to change it, or change many in the table or by a file.",
    mind: "Archived products keep their orders and reviews, and can be brought back.",
  },
  "products/*": {
    is: "One product: texts, price, stock, delivery, pictures and variations.",
    mind: "The shop shows a change within a second. An empty field counts as its default.",
  },
  "products/*/pictures": {
    is: "The pictures of a product, in their order. The first one is on cards and in search engines.",
    mind: "Describe each picture for those who cannot see it. Pictures of the library bring their description along.",
  },
  "products/*/options": {
    is: "Tries what a shopper chooses and types for a product: what each rule does, what it costs, what is refused.",
    mind: "It asks the rules that the shop asks, and changes nothing. A hidden product can be tried too.",
  },
  "products/*/variations": {
    is: "Makes the variations of a product from options and their values, such as Color: red, blue.",
    mind: "Nothing is added before you press the button. Untick what you do not sell. The audit takes all of them back.",
  },
  "products/new": {
    is: "Adds a product with the least it needs: name, SKU and price.",
    mind: "It is hidden until you show it on its page.",
  },
  "products/grid": {
    is: "A table in which you change many products at once, as in a spreadsheet.",
    mind: "Nothing is saved before you press Save. A cell that someone else changed meanwhile is shown with both texts.",
  },
  receive: {
    is: "Counts in what came. A scanner types each barcode and goes to the next line.",
    mind: "A barcode is known once it stands on its product’s page.",
  },
  stock: {
    is: "How many pieces of each counted product there are, and how many orders hold.",
    mind: "Held pieces are sold but not sent yet. Count them too: they still lie on the shelf.",
  },
  "stock/*": {
    is: "The pieces of one SKU and every change of them.",
    mind: "Each count is kept with who made it.",
  },
  sales: {
    is: "Prices that are lower for a time, on many products at once.",
    mind: "The price before is shown struck through. Check your country’s rule for the lowest price of the last 30 days.",
  },
  categories: {
    is: "Where shoppers find products, as a tree. Drag one to its place, or move it by its buttons.",
    mind: "Moving keeps its address and its products. An address that you change leaves a redirect behind.",
  },
  "option-sets": {
    is: "What shoppers choose and type for a product, such as an engraving.",
    mind: "A changed set changes every product that names it; orders keep what they were placed with.",
  },
  discounts: {
    is: "Discounts that apply by themselves, and codes that shoppers enter.",
    mind: "Try one before it starts: several discounts may apply to one cart.",
  },
  "gift-cards": {
    is: "Gift cards of this shop, what is left on each, and how they were used.",
    mind: "Anyone who knows a card’s code can spend it.",
  },
  "chosen-products": {
    is: "What can be done with the products that you chose in the list.",
    mind: "You see what it changes before it does, and can undo it later.",
  },
  offers: {
    is: "What sellers offer in this marketplace, and offers that wait for your approval.",
    mind: "Shoppers see an offer once it is approved. Say why when you refuse one.",
  },
  many: {
    is: "Add or change many products, prices or pieces by one file, and take files away.",
    mind: "A file is looked through first. You see what it changes before it does.",
  },
};
