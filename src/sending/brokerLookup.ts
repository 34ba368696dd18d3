import type { Broker } from "../brokers/broker";

/** The broker of a sent lead: found, loading, unreachable, or no longer listed. */
export type BrokerLookup = Broker | "loading" | "unavailable" | "gone";
