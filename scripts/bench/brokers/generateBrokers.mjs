// Fictional brokers for benchmarks; equal count and seed give equal brokers. Names are made of syllables, addresses
// end in .example, and the numbers were never assigned.

/** @typedef {import("../../../src/places/place").Place & { people: number, next: number }} Town `next`: kilometres to the next postcode */
/** @typedef {Partial<Record<import("../../../src/brokers/brokerColumns").BrokerColumn, string>>} Row */

const heads =
  "ba be bo bra bru ca co da de do fa fe fi ga ge go ha he hoo ja jo ka ke kla ko la le lie ma me mo na no o pa pee pla pou ra re ro sa sche scho se sla smee sta ste ta tha ti va ve ver vla wa we wil wou za".split(
    " ",
  );
const middles =
  "b ck d f g k l lb ld le ll lle m mp n nd nn nne p r rr rte rm s sse t tte v ve w".split(" ");
const tails =
  "aert aers ans ard e eel eers eghem ekens el em en ens er ere erinck ers ert es et eyn ier inck ing is man mans oen oot our s sen sens uys yns".split(
    " ",
  );
const particles = [
  "De ",
  "De ",
  "Van ",
  "Van ",
  "Van de ",
  "Van den ",
  "Van der ",
  "D’",
  "Le ",
  "Du ",
];
const kinds = [
  "Kantoor",
  "Verzekeringen",
  "Zakenkantoor",
  "Verzekeringskantoor",
  "Assurantiën",
  "Agentschap",
  "Verzekeringsmakelaar",
  "Bureau",
];
const ends = [
  "& Zonen",
  "& Partners",
  "& Co",
  "& Dochters",
  "Groep",
  "Verzekeringen",
  "Advies",
  "Finance",
  "Consult",
];
const streets = [
  "Fictieve Kaai",
  "Proefdreef",
  "Testlaan",
  "Voorbeeldstraat",
  "Modelweg",
  "Demopad",
  "Specimenplein",
  "Schijnsteenweg",
];
const weeks = [
  "ma-vr 09:00-12:00,13:00-17:00",
  "ma-vr 09:00-12:30,13:30-18:00; za 09:00-12:00",
  "ma-do 08:30-17:00; vr 08:30-12:00",
  "di-vr 10:00-18:00; za 10:00-13:00",
];

/**
 * @param {number} count @param {readonly Town[]} towns where they stand: the more people, the more brokers
 * @param {{ seed?: number, placed?: number }} [options] `placed`: the part that has coordinates of its own
 * @returns {Row[]}
 */
export function generateBrokers(count, towns, { seed = 20261127, placed = 2 / 3 } = {}) {
  const random = mulberry(seed);
  const pick = /** @template T @param {readonly T[]} list @returns {T} */ list =>
    /** @type {T} */ (list[Math.floor(random() * list.length)]);
  const chance = (/** @type {number} */ part) => random() < part;
  // Like real surnames: a few common ones and a long tail.
  const surnames = Array.from({ length: 14_000 }, () => {
    const stem =
      pick(heads) +
      pick(middles) +
      (chance(0.35) ? pick(["a", "e", "o", "ae"]) + pick(middles) : "") +
      pick(tails);
    const accented = chance(0.04) ? stem.replace("e", pick(["é", "è", "ë"])) : stem;
    return (
      (chance(0.3) ? pick(particles) : "") + accented.charAt(0).toUpperCase() + accented.slice(1)
    );
  });
  const surname = () => surnames[Math.floor(surnames.length * random() ** 2)] ?? "";
  const nameIn = (/** @type {string} */ town) => {
    const kind = random();
    if (kind < 0.4) return `${pick(kinds)} ${surname()}`;
    if (kind < 0.65) return `${surname()} ${pick(ends)}`;
    if (kind < 0.75) return `${surname()}-${surname()}`;
    if (kind < 0.85) return `${pick(kinds)} ${surname()} & ${surname()}`;
    if (kind < 0.95) return `${pick(kinds)} ${town}`;
    return `${pick(kinds)} ${pick(ends)}`;
  };
  const total = towns.reduce((sum, { people }) => sum + people, 0);
  const town = () => {
    let left = random() * total;
    for (const one of towns) {
      left -= one.people;
      if (left < 0) return one;
    }
    return /** @type {Town} */ (towns[0]);
  };
  // Roughly a bell curve: offices cluster in the middle, few beyond the next postcode.
  const bell = () => random() + random() + random() + random() - 2;
  return Array.from({ length: count }, (_, i) => {
    const at = town();
    const municipality = pick(at.names);
    const name = nameIn(municipality);
    const site = `${name
      .toLowerCase()
      .normalize("NFD")
      .replace(/[^a-z]+/g, "")
      .slice(0, 24)}.example`;
    const own = chance(placed);
    const off = () => (bell() * 0.8 * Math.min(at.next, 6)) / 111;
    return {
      id: `k${String(Math.floor(random() * 1e6)).padStart(6, "0")}-${i}`,
      name,
      status: pick(["makelaar", "makelaar", "makelaar", "agent", "subagent"]),
      street: `${pick(streets)} ${1 + Math.floor(random() * 250)}`,
      postcode: at.postcode,
      municipality,
      phone: chance(0.95)
        ? `0${2 + Math.floor(random() * 8)} 000 ${pad(random() * 100)} ${pad(random() * 100)}`
        : "",
      email: chance(0.9) ? `${pick(["info", "kantoor", "hallo", "contact"])}@${site}` : "",
      website: chance(0.6) ? `www.${site}` : "",
      vat: vat(i + 1),
      logo: "",
      lat: own ? (at.lat + off()).toFixed(4) : "",
      lon: own ? (at.lon + off() * 1.58).toFixed(4) : "",
      hours: chance(0.5) ? pick(weeks) : "",
    };
  });
}

const pad = (/** @type {number} */ value) => String(Math.floor(value)).padStart(2, "0");

/** Numbers below 0200 were never assigned. @param {number} n */
function vat(n) {
  const eight = String((n * 137) % 2_000_000).padStart(8, "0");
  return `${eight}${pad(97 - (Number(eight) % 97))}`;
}

/** mulberry32. @param {number} seed */
function mulberry(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
