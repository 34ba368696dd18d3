import { createHash } from "node:crypto";
import type { InlineHashes } from "./policy";

const script =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Hashes of all inline scripts and styles of these pages, each once, in a fixed order. A policy is asked about scripts
 * that run: blocks of data do not, and their hashes would only make each response longer.
 */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  return {
    scripts: hashes(pages, script),
    styles: hashes(pages, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function hashes(pages: readonly string[], element: RegExp): string[] {
  const texts = pages.flatMap(html => [...html.matchAll(element)].map(([, text = ""]) => text));
  return [...new Set(texts)].map(text => `'sha256-${sha256(text)}'`).sort();
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");
