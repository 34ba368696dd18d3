import { expect, it } from "vitest";
import { ownStorage } from "../../../src/screens/ownStorage";

it("is a storage like the browser's, by methods and by properties", () => {
  const storage = ownStorage({ one: "1" });
  storage.setItem("two", "2");
  storage.three = "3";
  expect([storage.getItem("one"), storage.two, storage.getItem("three")]).toEqual(["1", "2", "3"]);
  expect([storage.length, storage.key(1), storage.key(9)]).toEqual([3, "two", null]);
  expect(Object.keys(storage)).toEqual(["one", "two", "three"]);
  expect("one" in storage).toBe(true);
  storage.removeItem("one");
  delete storage.two;
  expect(Object.keys(storage)).toEqual(["three"]);
  storage.clear();
  expect([storage.length, storage.getItem("three"), storage.four]).toEqual([0, null, undefined]);
});

it("holds nothing of another one", () => {
  const one = ownStorage({ own: "kept" });
  const other = ownStorage();
  expect(other.getItem("own")).toBeNull();
  other.clear();
  expect(one.getItem("own")).toBe("kept");
});
