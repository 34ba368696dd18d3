// The benchmark's page: a box and a list of ten, as in the broker step, with exchangeable engines. strokes.mjs
// opens it in Chromium and calls window.bench.
import { useLayoutEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Broker } from "../../../src/brokers/broker";
import type { BrokerManifest } from "../../../src/brokers/brokerManifest";
import { brokersAround } from "../../../src/brokers/brokersAround";
import { searchByName } from "../../../src/brokers/searchByName";
import { matchPlaces } from "../../../src/places/findPlace";
import { loadPlaces } from "../../../src/places/loadPlaces";
import { type Named, nameEngines } from "./nameEngines.mjs";

type Shown = Pick<Broker, "name"> & Partial<Broker>;
type Engine = (typed: string) => Promise<Shown[]> | Shown[];

let engine: Engine = () => [];
let painted: () => void = () => undefined;

function Page() {
  const [list, setList] = useState<Shown[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is what is waited for
  useLayoutEffect(() => {
    // A task after this frame runs once the list is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => painted();
      port2.postMessage(0);
    });
  }, [list]);
  const search = async (typed: string) => setList([...(await engine(typed))].slice(0, 10));
  return (
    <>
      <input onChange={event => search(event.target.value)} />
      {list.map(({ id, name, status, street, postcode, municipality, phone }, i) => (
        <label key={id ?? i}>
          <input type="radio" name="broker" value={id} />
          <strong>{name}</strong>
          <span>{status}</span> <span>{[street, postcode, municipality].join(" ")}</span>
          <span>{phone}</span>
        </label>
      ))}
    </>
  );
}
createRoot(document.body.appendChild(document.createElement("main"))).render(<Page />);

/** Types one more letter; returns the ms until the list is painted. */
async function stroke(typed: string): Promise<number> {
  const box = document.querySelector("input");
  if (!box) throw new Error("no box");
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  const done = new Promise<void>(resolve => {
    painted = resolve;
  });
  const started = performance.now();
  set?.call(box, typed);
  box.dispatchEvent(new Event("input", { bubbles: true }));
  await done;
  return performance.now() - started;
}

const bench = {
  async strokes(all: readonly string[]): Promise<number[]> {
    const times: number[] = [];
    for (const typed of all) times.push(await stroke(typed));
    return times;
  },
  usePlaces(manifest: BrokerManifest, url: string) {
    engine = async typed => {
      const [match] = matchPlaces(await loadPlaces(url), typed, 1);
      if (!match) return [];
      const ask = { radiusKm: 10, limit: 10 };
      return (await brokersAround(manifest, match.place, ask, "")).found.map(
        ({ broker }) => broker,
      );
    };
  },
  useNames(manifest: BrokerManifest) {
    engine = async typed => (await searchByName(manifest, typed, "")).found;
  },
  /** Fetches all names and builds the library's index; returns the ms for the index. */
  async useLibrary(name: string, url: string): Promise<number> {
    const list: Named[] = await (await fetch(url)).json();
    const byId = new Map(list.map(one => [one.id, one]));
    const started = performance.now();
    const find = nameEngines[name]?.(list);
    const took = performance.now() - started;
    engine = typed => find?.(typed).flatMap(id => byId.get(id) ?? []) ?? [];
    return took;
  },
};
declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
