import { distance } from "fastest-levenshtein";

/**
 * What Kubernetes sets in every container for a Service called "leads" or "leads-…". Nobody wrote these, so they must
 * not keep the server from starting.
 */
const ofCluster =
  /^LEADS_(?:\w+_)?(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT_\d+_(?:TCP|UDP|SCTP)(?:_\w+)?)$/;
const portOfCluster = /^(?:tcp|udp|sctp):\/\//;

const isOurs = (name: string) => name.startsWith("LEADS_");

/** PORT for LEADS_PORT, else the name that is fewest letters away. */
function nearest(name: string, known: readonly string[]): string {
  const bare = name.slice("LEADS_".length);
  if (known.includes(bare)) return bare;
  const away = (other: string) => distance(name, other);
  return known.filter(isOurs).reduce((best, other) => (away(other) < away(best) ? other : best));
}

/**
 * A line for each variable that looks like one of ours and is none: with a slip of the pen in LEADS_STORE, leads would
 * go to another place than the operator believes. Values are not shown: they may hold a password. One that is empty
 * counts as not set, as everywhere.
 * @param known the names of all variables that the server reads
 */
export function unknownVariables(known: readonly string[], from: NodeJS.ProcessEnv): string[] {
  return Object.entries(from).flatMap(([name, value = ""]) => {
    if (!isOurs(name) || value === "" || known.includes(name)) return [];
    if (ofCluster.test(name) || (/_PORT$/.test(name) && portOfCluster.test(value))) return [];
    const meant = nearest(name, known);
    return [
      `${name} is no setting of this server: the nearest one is ${meant}. Correct its name or take it away (docs/inbox.md).`,
    ];
  });
}
