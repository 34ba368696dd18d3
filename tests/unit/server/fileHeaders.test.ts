import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fileHeaders } from "../../../src/server/fileHeaders";

let folder: string;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const withEndpoint = (endpoint: string) =>
  write("config.json", JSON.stringify({ lead: { endpoint } }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "headers-"));
  write("index.html", "<script>let a = 1;</script>");
  withEndpoint("https://een.voorbeeld.example/leads");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const policy = (headers: ReturnType<typeof fileHeaders>) =>
  headers("index.html")["Content-Security-Policy"];

it("follows a config.json that is replaced while the server runs", () => {
  const headers = fileHeaders(folder, {});
  expect(policy(headers)).toContain("https://een.voorbeeld.example");
  withEndpoint("https://ander.voorbeeld.example/leads");
  expect(policy(headers)).toContain("https://ander.voorbeeld.example");
});

it("goes on without config.json, as pages do", () => {
  const headers = fileHeaders(folder, {});
  policy(headers);
  rmSync(path.join(folder, "config.json"));
  expect(policy(headers)).toContain("default-src 'none'");
  expect(policy(headers)).not.toContain("voorbeeld.example");
});

it("keeps what it knew while the whole folder is away", () => {
  const headers = fileHeaders(folder, {});
  const before = policy(headers);
  rmSync(folder, { recursive: true });
  expect(policy(headers)).toBe(before);
});
