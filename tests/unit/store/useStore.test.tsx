import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createStore, useStore } from "../../../src/store/createStore";

it("hydrates as the built HTML is, and then shows what the browser knows", async () => {
  const store = createStore("built", () => "stored");
  const seen: string[] = [];
  function Part() {
    const value = useStore(store);
    seen.push(value);
    return <p>{value}</p>;
  }
  const box = document.createElement("div");
  box.innerHTML = renderToString(<Part />);
  expect(box.textContent).toBe("built");
  seen.length = 0;
  await act(async () => void hydrateRoot(box, <Part />));
  expect(seen).toEqual(["built", "stored"]);
  expect(box.textContent).toBe("stored");
});

it("renders nothing anew when the part that was picked stays the same", () => {
  const store = createStore({ name: "An", age: 30 });
  let renders = 0;
  function Name() {
    renders += 1;
    return <p>{useStore(store, ({ name }) => name)}</p>;
  }
  const { container } = render(<Name />);
  act(() => void store.set({ name: "An", age: 31 }));
  expect(renders).toBe(1);
  act(() => void store.set({ name: "Bea", age: 31 }));
  expect(container).toHaveTextContent("Bea");
});
