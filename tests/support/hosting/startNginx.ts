import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "./freePort";
import { hostFolder } from "./hostFolder";
import { runHost } from "./runHost";

const modules = "/etc/nginx/modules-enabled";

/** Debian's nginx with the files of `npm run hosting`. `more` goes into its server block. */
export async function startNginx(upstream = "http://127.0.0.1:9", more = "") {
  const { folder, remove } = hostFolder(upstream);
  const port = await freePort();
  cpSync(path.join(folder, "hosting/nginx"), path.join(folder, "familiale-verzekering"), {
    recursive: true,
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;
pid ${folder}/pid;
worker_processes 1;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
${existsSync(modules) ? `include ${modules}/*.conf;` : ""}
events {}
http {
  access_log off;
  ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  include familiale-verzekering/http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    include familiale-verzekering/site.conf;
    ${more}
  }
}
`,
  );
  const origin = `http://127.0.0.1:${port}`;
  const end = await runHost({
    command: "nginx",
    args: ["-c", file, "-e", `${folder}/error.log`],
    origin,
    signal: "SIGQUIT",
  });
  return {
    origin,
    stop: () => end().then(remove),
    log: () => readFileSync(`${folder}/error.log`, "utf8"),
  };
}
