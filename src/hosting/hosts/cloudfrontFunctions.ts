import { manifest } from "../manifest";
import type { HostFacts, HostFiles } from "./hostFacts";
import { kinds } from "./kinds";
import { ownHeaders } from "./ownHeaders";

const { base } = manifest;

/** The functions for "viewer request" and "viewer response", in the JavaScript that CloudFront runs. */
export const cloudfrontFunctions = (facts: HostFacts): HostFiles => ({
  "cloudfront/viewer-request.js": `// Written by "npm run hosting": folders have a slash at the end, and their page is index.html.
var pages = ${JSON.stringify(folders(facts))};
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (pages.indexOf(uri + '/') >= 0)
    return {
      statusCode: ${manifest.folderRedirect},
      statusDescription: 'Moved Permanently',
      headers: { location: { value: uri + '/' + queryOf(request.querystring) } },
    };
  if (uri.charAt(uri.length - 1) === '/') request.uri = uri + 'index.html';
  return request;
}
function queryOf(query) {
  var parts = [];
  for (var name in query) {
    var values = query[name].multiValue || [query[name]];
    for (var i = 0; i < values.length; i++) parts.push(name + (values[i].value === '' ? '' : '=' + values[i].value));
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}
`,
  "cloudfront/viewer-response.js": `// Written by "npm run hosting": headers that depend on the kind of a file.
var kinds = ${JSON.stringify(kinds.map(([file, pattern]) => [pattern, ownHeaders(file, facts)]))};
function handler(event) {
  var response = event.response;
  var uri = event.request.uri;
  var page = response.statusCode >= 400 && ((response.headers['content-type'] || {}).value || '').indexOf('text/html') === 0;
  if (page) uri = '${base}/index.html';
  for (var i = 0; i < kinds.length; i++)
    if (new RegExp(kinds[i][0]).test(uri)) {
      for (var name in kinds[i][1]) response.headers[name] = kinds[i][1][name];
      break;
    }
  return response;
}
`,
});

const folders = ({ files }: HostFacts) =>
  files.flatMap(file => {
    const [, folder] = /^(.*\/|)index\.html$/.exec(file) ?? [];
    return folder === undefined ? [] : [`${base}/${folder}`];
  });
