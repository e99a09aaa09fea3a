import type { ModuleWords } from "./module-words";

/** Words of the settings `delivery_estimates`. */
export const estimateWords: ModuleWords = {
  heading: "Delivery and tax",
  title: "Delivery estimates",
  about: "When an order arrives. The first one holds for products that name none.",
  shows: "Product pages, cart and checkout, as dates or as your text.",
  words: {
    value: { label: "Estimates", item: "estimate" },
    "value[].kind": { label: "Says", choices: { text: "A text of yours", days: "Working days" } },
    "value[].id": {
      label: "Name",
      help: "By which products and shipping methods name it.",
      example: "standard",
    },
    "value[].text": { label: "Text", example: "Made for you: arrives in about eight weeks" },
    "value[].days": { label: "Working days after the order" },
    "value[].days[0]": { label: "Fewest", unit: "days", example: "3" },
    "value[].days[1]": { label: "Most", unit: "days", example: "5" },
  },
};

/** Words of the settings `shipping_methods`. */
export const shippingWords: ModuleWords = {
  heading: "Delivery and tax",
  title: "Shipping methods",
  about: "How orders travel and what that costs, in the order of the checkout.",
  shows: "The checkout’s choice of delivery, and the estimate in the cart.",
  words: {
    value: { label: "Methods", item: "method" },
    "value[].type": {
      label: "Price",
      choices: {
        flat: "One price",
        free_above: "Free above a sum",
        table: "A table",
        pickup: "Free: shoppers fetch it",
      },
    },
    "value[].code": {
      label: "Code",
      help: "Kept with each order; do not change it later.",
      example: "standard",
    },
    "value[].title": { label: "Title", help: "What shoppers read.", example: "Standard delivery" },
    "value[].estimate": { label: "Delivery estimate", help: "The name of one of your estimates." },
    "value[].amountMinor": { label: "Price", as: "money", example: "6.90" },
    "value[].freeAboveMinor": { label: "Free from", as: "money", help: "The sum of the goods." },
    "value[].by": {
      label: "The table goes by",
      choices: { weight: "Weight", price: "Sum of the goods", destination: "Destination" },
    },
    "value[].rows": {
      label: "Rows",
      item: "row",
      help: "A state’s row holds before a country’s; of those, the highest From that is reached.",
    },
    "value[].rows[].from": {
      label: "From",
      help: "Grams, or the sum of the goods in its smallest unit: 5000 for 50.00.",
    },
    "value[].rows[].country": { label: "Country code", help: "Empty for all.", example: "US" },
    "value[].rows[].state": { label: "State code", help: "Empty for all.", example: "CA" },
    "value[].rows[].amountMinor": { label: "Price", as: "money", example: "6.90" },
  },
};

/** Words of the settings `tax`. */
export const taxWords: ModuleWords = {
  heading: "Delivery and tax",
  title: "Tax",
  about: "Rates by place and tax class.",
  shows: "Cart, checkout, orders and invoices.",
  words: {
    pricesInclude: { label: "Prices include tax" },
    rules: {
      label: "Rates",
      item: "rate",
      help: "Of rates with one name the closest to the address applies; different names add up.",
    },
    "rules[].name": { label: "Name", help: "On invoices.", example: "California sales tax" },
    "rules[].kind": { label: "Kind", choices: { tax: "Tax", other: "Other charge" } },
    "rules[].country": { label: "Country code", example: "US" },
    "rules[].state": { label: "State code", help: "Empty for the whole country.", example: "CA" },
    "rules[].postcodePattern": {
      label: "Postal codes",
      help: "With * at the end for all that begin so. Empty for all.",
      example: "900*",
    },
    "rules[].taxClass": { label: "Tax class", help: "As products name it.", example: "standard" },
    "rules[].rateBasisPoints": { label: "Rate", as: "percent", unit: "%", example: "7.25" },
    "rules[].appliesToShipping": { label: "On delivery, too" },
    eu: { label: "Value added tax of the European Union" },
    "eu.scheme": {
      label: "Rates",
      help: "For a shop whose address is in the union. The rates come with this release: check yours.",
      choices: {
        off: "The rates above alone",
        own: "Of your country, below the threshold of 10,000 euros a year",
        destination: "Of the country an order goes to (One Stop Shop)",
      },
    },
    "eu.classes": {
      label: "Classes with another rate",
      item: "class",
      help: "A rate above wins where a country has its own for such goods.",
    },
    "eu.classes[].taxClass": { label: "Tax class", help: "As products name it.", example: "books" },
    "eu.classes[].rate": {
      label: "Rate",
      choices: {
        reduced: "Reduced",
        second_reduced: "Second reduced",
        super_reduced: "Super-reduced",
        zero: "None",
      },
    },
    rounding: {
      label: "Round",
      help: "As your country’s law says: Japan rounds once for each rate on an invoice.",
      choices: { line: "The tax of each line", document: "The tax of all lines with one rate together" },
    },
    national: { label: "Tax of your country" },
    "national.isCharged": {
      label: "Charge it",
      help: "For shops in Australia, Canada, Japan, New Zealand, Norway, Switzerland and the United Kingdom. The rates come with this release: check yours.",
    },
    "national.classes": {
      label: "Classes with another rate",
      item: "class",
      help: "A rate above wins where goods have one of their own.",
    },
    "national.classes[].taxClass": { label: "Tax class", help: "As products name it.", example: "food" },
    "national.classes[].rate": {
      label: "Rate",
      choices: { reduced: "Reduced", second_reduced: "Second reduced", zero: "None" },
    },
    "national.provinces": {
      label: "Provinces where you are registered",
      help: "In Canada, for their own sales tax.",
      choices: { BC: "British Columbia", MB: "Manitoba", QC: "Quebec", SK: "Saskatchewan" },
    },
    "eu.businesses": {
      label: "Charge no tax to businesses in other member states",
      help: "To customers whose VAT number the register VIES finds valid.",
    },
  },
};
