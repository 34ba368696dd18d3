import type { Broker } from "../../src/brokers/broker";
import { checkBrokers } from "../../src/brokers/source/checkBrokers";
import { csvRows } from "../../src/brokers/source/csvRows";

const places = [{ postcode: "9000", names: ["Gent"], lat: 51.05, lon: 3.7167 }];
const [made] = checkBrokers(csvRows("id,name,postcode\nblank,Kantoor Proef,9000"), places).brokers;
if (!made) throw new Error("A row with the required columns is no broker.");

/** An office of which only what is required is known. */
export const blankBroker: Broker = made;
