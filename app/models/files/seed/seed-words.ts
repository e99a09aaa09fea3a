/** Departments of a generated shop, their groups and goods. Earlier ones hold more products. */
export const seedTree: Record<string, Record<string, string[]>> = {
  Furniture: {
    Seating: ["armchair", "dining chair", "bar stool", "bench", "sofa"],
    Tables: ["side table", "dining table", "desk", "coffee table"],
    Storage: ["bookcase", "sideboard", "wall shelf", "chest"],
    Sleeping: ["bed frame", "nightstand", "daybed"],
  },
  Clothing: {
    Tops: ["t-shirt", "overshirt", "sweater", "cardigan", "polo"],
    Bottoms: ["trousers", "jeans", "shorts", "skirt"],
    Outerwear: ["parka", "raincoat", "gilet", "coat"],
    Footwear: ["boots", "trainers", "loafers", "sandals"],
  },
  Kitchen: {
    Cooking: ["frying pan", "stock pot", "casserole", "wok", "grill pan"],
    Tableware: ["mug", "dinner plate", "serving bowl", "carafe"],
    Preparing: ["chopping board", "mixing bowl", "chef’s knife", "grater"],
  },
  Lighting: {
    Lamps: ["table lamp", "floor lamp", "reading lamp"],
    Ceiling: ["pendant", "chandelier", "spotlight"],
  },
  Textiles: {
    Bedding: ["duvet cover", "pillowcase", "blanket", "throw"],
    Bathing: ["bath towel", "hand towel", "bath mat", "robe"],
    Floors: ["rug", "runner", "doormat"],
  },
  Outdoors: {
    Camping: ["tent", "sleeping bag", "camp stove", "lantern"],
    Garden: ["planter", "watering can", "hand trowel", "parasol"],
  },
  Bags: { Carrying: ["backpack", "tote", "messenger bag", "holdall"], Small: ["wallet", "pouch", "belt"] },
  Stationery: {
    Writing: ["notebook", "fountain pen", "pencil set"],
    Desk: ["desk tray", "bookend", "clock"],
  },
  Electronics: { Sound: ["speaker", "headphones", "radio"], Power: ["charger", "power bank", "cable"] },
  Gifts: { Candles: ["candle", "diffuser"], Sets: ["gift set", "hamper"] },
};

/** First words of product names; each is a product line. */
export const seedLines =
  "Harlow Fjell Tide Moss Linden Arden Brook Calder Dune Elm Fen Glen Heath Isle Juniper Kestrel Larch Marsh North Orchard Pike Quarry Rowan Shore Thorn Umber Vale Wharf Yarrow Zephyr".split(
    " ",
  );

/** Brands, the biggest first. */
export const seedBrands =
  "Northlight,Saltworks,Fell & Ford,Halden,Millrace,Loomcraft,Deckhand,Fern & Field,Halyard,Nord Kiln,Tallow,Brightwater,Copper Lane,Oak & Iron,Slow Made,Harbour Row,Ember,Plain Goods,Ridgeway,Wild Thistle,Stillwater,Foundry,Granary,Lantern,Pinecrest,Quayside,Rook,Sable,Tern,Willow & Co".split(
    ",",
  );

/**
 * Attributes of generated products: code to values, most frequent first. Size and color belong to variations.
 */
export const seedAttributes = {
  color: "Black White Blue Green Brown Gray Beige Red Orange Yellow Pink Purple".split(" "),
  size: ["S", "M", "L", "XL", "XS", "One size"],
  material:
    "Oak Cotton Steel Wool Stoneware Linen Glass Leather Canvas Walnut Brass Enamel Bamboo Cork".split(" "),
  style: ["Modern", "Classic", "Rustic", "Industrial", "Coastal", "Minimal", "Vintage"],
  room: ["Living room", "Kitchen", "Bedroom", "Bath", "Office", "Hallway", "Garden", "Dining room"],
  feature: [
    "Handmade",
    "Washable",
    "Stackable",
    "Waterproof",
    "Recycled",
    "Foldable",
    "Lightweight",
    "Repairable",
  ],
  pattern: ["Plain", "Striped", "Checked", "Floral", "Dotted"],
  season: ["All year", "Summer", "Winter", "Spring", "Autumn"],
} as const;
