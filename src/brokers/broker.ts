import type { BrokerColumn, brokerColumns } from "./brokerColumns";

export type BrokerStatus = "makelaar" | "agent" | "subagent" | "onbekend";

interface Types {
  "String!": string;
  String: string | null;
  "Float!": number;
}

type Columns = { [Name in BrokerColumn]: Types[(typeof brokerColumns)[Name]] };

/** One office, with all of brokerColumns. */
export interface Broker extends Columns {
  status: BrokerStatus;
}
