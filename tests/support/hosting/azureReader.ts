interface Azure {
  routes: {
    route: string;
    headers?: Record<string, string>;
    redirect?: string;
    statusCode?: number;
  }[];
  globalHeaders: Record<string, string>;
  responseOverrides: Record<string, { rewrite: string; statusCode: number }>;
  mimeTypes: Record<string, string>;
}

/** A wildcard stands at the end only, or before a list of endings. */
function fits(route: string, address: string): boolean {
  const [before = "", after, more] = route.split("*");
  if (more !== undefined) throw new Error(`${route} has two wildcards`);
  if (after === undefined) return route === address;
  const endings = /^\.\{([\w,]+)\}$/.exec(after)?.[1]?.split(",");
  if (after !== "" && !endings) throw new Error(`${route} goes on after its wildcard`);
  return (
    address.startsWith(before) && (!endings || endings.some(one => address.endsWith(`.${one}`)))
  );
}

/** What Azure Static Web Apps document of `staticwebapp.config.json`: the first route that fits, and its limits. */
export function readAzure(text: string, address: string) {
  if (text.length > 20_000) throw new Error("larger than 20 kB");
  const { routes, globalHeaders, responseOverrides, mimeTypes }: Azure = JSON.parse(text);
  const route = routes.find(each => fits(each.route, address));
  const headers = Object.entries({ ...globalHeaders, ...route?.headers });
  const type = mimeTypes[`.${address.split(".").at(-1)}`];
  return {
    headers: Object.fromEntries(headers.filter(([, value]) => value !== "")),
    redirect: route?.redirect && { to: route.redirect, status: route.statusCode },
    missing: responseOverrides["404"],
    type,
  };
}
