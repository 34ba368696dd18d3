import { manifest } from "../manifest";
import type { HostFacts } from "./hostFacts";

/** The exact path of the inbox, passed on with its limits; nothing when leads go elsewhere. */
export function nginxInbox({ inbox, upstream, config }: HostFacts): string {
  if (!inbox) return "";
  const [method = ""] = inbox.methods;
  return `location = ${inbox.path} {
  if ($request_method != ${method}) {
    # A header needs a place of its own.
    rewrite ^ /__familiale_only_post last;
  }
  client_max_body_size ${Math.ceil(inbox.bytes / 1024)}k;
  client_body_timeout 60s;
  # A slow upload waits here, not in the inbox.
  proxy_request_buffering on;
  proxy_pass ${upstream};
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-Proto $scheme;
  # Not $proxy_add_x_forwarded_for: what the visitor wrote there is no address.
  proxy_set_header ${manifest.inbox.forwarded} $remote_addr;
  proxy_set_header Forwarded "";
  proxy_read_timeout ${Math.ceil(config.lead.timeoutMs / 1000) + 15}s;
  # The page tries again itself, and knows when it may.
  proxy_next_upstream off;
}
location = /__familiale_only_post {
  internal;
  add_header Allow ${method} always;
  return 405;
}
`;
}
