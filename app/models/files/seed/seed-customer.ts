import type { Address } from "../../accounts/address/address";
import { seedChance } from "./seed-chance";

/** A generated customer. */
export type SeedCustomer = {
  email: string;
  firstName: string;
  lastName: string;
  groupCode: string;
  createdDaysAgo: number;
  address: Address;
};

/** How far back generated customers and orders go, days. */
export const seedDays = 3 * 365;

const firstNames =
  "Ada Amir Anna Ben Carla Chen Dana Elif Emil Farah Greta Hugo Ines Ivan Jonas Kofi Lena Luca Maya Milan Nadia Noor Omar Petra Quentin Rosa Sami Tomas Uma Vera Wanda Yara Zoe Bjarne Cleo Dario Edith Felix Gia Hana".split(
    " ",
  );
const lastNames =
  "Abbott Barros Castell Dorsey Egger Fontaine Garner Hollis Iversen Jarvis Keller Lindqvist Moreau Navarro Okafor Pereira Quinn Rosling Sandoval Thorne Ueda Vance Weller Xu Young Zeller Ashby Brandt Corrigan Dunmore Ellison Farrow Glass Hartwell Ibarra Joyce Kimura Lowell Mercer Noland".split(
    " ",
  );
const streets =
  "Harbor Street,Mill Lane,Oak Avenue,Station Road,Elm Court,River Drive,High Street,Garden Way".split(",");
const towns = [
  { city: "New York", state: "NY", postcode: "10001" },
  { city: "Los Angeles", state: "CA", postcode: "90001" },
  { city: "Austin", state: "TX", postcode: "73301" },
  { city: "Chicago", state: "IL", postcode: "60601" },
  { city: "Seattle", state: "WA", postcode: "98101" },
  { city: "Denver", state: "CO", postcode: "80201" },
  { city: "Boston", state: "MA", postcode: "02108" },
  { city: "Miami", state: "FL", postcode: "33101" },
  { city: "Portland", state: "OR", postcode: "97201" },
  { city: "Nazareth", state: "PA", postcode: "18064" },
] as const;

/** The `at`-th generated customer, the same in every run: a name, a group for one in twenty, an address. */
export function seedCustomer(at: number): SeedCustomer {
  const chance = seedChance(at);
  const [firstName, lastName] = [chance.any(firstNames), chance.any(lastNames)];
  const { city, state, postcode } = chance.skewed(towns);
  return {
    email: `shopper-${at}@example.com`,
    firstName,
    lastName,
    groupCode: chance.next() < 0.05 ? "trade" : "",
    createdDaysAgo: Math.floor(chance.next() * seedDays),
    address: {
      first_name: firstName,
      last_name: lastName,
      company: "",
      address_line2: "",
      address_line1: `${1 + Math.floor(chance.next() * 900)} ${chance.any(streets)}`,
      city,
      state,
      postcode,
      country: "US",
      phone: `(212) 555-${String(at % 10_000).padStart(4, "0")}`,
    },
  };
}
