import { manifest } from "../manifest";

/** Passes the third-party scripts of the build on, by exactly their addresses. */
export function nginxProxy(scripts: readonly string[]): string {
  if (scripts.length === 0) return "";
  const choices = scripts.map(
    (script, at) => `  if ($args = "url=${encodeURIComponent(script)}") {
    rewrite ^ /__familiale_script_${at} last;
  }
`,
  );
  const places = scripts.map((script, at) => {
    const { host, hostname } = new URL(script);
    return `location = /__familiale_script_${at} {
  internal;
  set $args "";
  proxy_pass ${script};
  proxy_ssl_server_name on;
  proxy_ssl_name ${hostname};
  proxy_set_header Host ${host};
  proxy_set_header Cookie "";
  proxy_set_header Authorization "";
  proxy_set_header Referer "";
  proxy_hide_header Set-Cookie;
}
`;
  });
  return `location = ${manifest.proxy} {\n${choices.join("")}  return 404;\n}\n${places.join("")}`;
}
