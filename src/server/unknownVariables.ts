/**
 * What Kubernetes sets in every container for a Service called "leads" or "leads-…". Nobody wrote these, so they must
 * not keep the server from starting.
 */
const ofCluster =
  /^LEADS_(?:\w+_)?(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT_\d+_(?:TCP|UDP|SCTP)(?:_\w+)?)$/;
const portOfCluster = /^(?:tcp|udp|sctp):\/\//;

const isOurs = (name: string) => name.startsWith("LEADS_");

/** How many letters to add, leave out or change (Levenshtein). */
function letters(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [index, other] of [...to].entries()) {
      const changed = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** PORT for LEADS_PORT, else the name that is fewest letters away. */
function nearest(name: string, known: readonly string[]): string {
  const bare = name.slice("LEADS_".length);
  if (known.includes(bare)) return bare;
  const away = (other: string) => letters(name, other);
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
