/** What to do when a server cannot listen. @param fault Node's error, with its code */
export function listenFault(fault: NodeJS.ErrnoException, port: number, host: string): string {
  const other = `choose another one: PORT=${port < 65_535 ? port + 1 : 9000} npm start`;
  if (fault.code === "EADDRINUSE")
    return `Port ${port} is in use. End what runs there, or ${other}`;
  if (fault.code === "EACCES") return `Port ${port} is for programs with more rights; ${other}`;
  return `This machine cannot listen on HOST=${host} (${fault.code}). Give a name or address of it, or 0.0.0.0 for all of them.`;
}
