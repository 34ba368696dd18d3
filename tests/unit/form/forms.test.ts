// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { fillForm } from "../../../src/form/fillForm";
import { readClosed, readForm } from "../../../src/form/readForm";

let form: HTMLFormElement;

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input type="radio" name="formula" value="basis"><input type="radio" name="formula" value="uitgebreid">
    <input type="checkbox" name="options" value="hond"><input type="checkbox" name="options" value="drone">
    <input type="checkbox" name="options" value="paarden">
    <input name="startDate.day"><input name="startDate.month"><input name="startDate.year">
    <select name="ageBand"><option value="">Kies</option><option>18-59</option><option>60+</option></select>
    <textarea name="message"></textarea>
    <input type="range" name="radius" min="5" max="50" value="10">
    <fieldset disabled><input name="claimsCount">
      <select name="years"><option value=""></option><option>2</option></select>
      <input type="radio" name="paid" value="ja"><input type="radio" name="paid" value="nee">
      <input type="checkbox" name="kinds" value="a"><input type="checkbox" name="kinds" value="b">
      <input name="last.day"><input name="last.month"></fieldset>
    <input type="file" name="document"><input placeholder="zonder naam">
    <button type="submit" name="send" value="ja">Volgende</button>
  </form>`;
  form = document.querySelector("form") as HTMLFormElement;
});

const control = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  form.querySelector(selector) as T;
const untouched = {
  startDate: { day: "", month: "", year: "" },
  ageBand: "",
  message: "",
  radius: "10",
};

describe("readForm", () => {
  it("reads an untouched form without ticks, files, nameless boxes and closed questions", () => {
    expect(readForm(form)).toEqual(untouched);
  });

  it("reads what stands in the controls, however it came there", () => {
    control("[value=uitgebreid]").checked = true;
    control("[value=hond]").checked = true;
    control("[value=drone]").checked = true;
    control("[name='startDate.day']").value = "1";
    control("[name='startDate.year']").value = "2027";
    control<HTMLSelectElement>("select").value = "60+";
    expect(readForm(form)).toEqual({
      ...untouched,
      formula: "uitgebreid",
      options: ["hond", "drone"],
      startDate: { day: "1", month: "", year: "2027" },
      ageBand: "60+",
    });
  });

  it("gives every ticked box of many, in their order", () => {
    for (const box of ["paarden", "drone", "hond"]) control(`[value=${box}]`).checked = true;
    expect(readForm(form)).toMatchObject({ options: ["hond", "drone", "paarden"] });
  });

  it("gives one ticked box as text", () => {
    control("[value=drone]").checked = true;
    expect(readForm(form)).toMatchObject({ options: "drone" });
  });

  it("keeps what was typed into a question that closed, apart from what counts", () => {
    expect(readClosed(form)).toEqual({});
    control("[name=claimsCount]").value = "4";
    expect(readClosed(form)).toEqual({ claimsCount: "4" });
    expect(readForm(form)).toEqual(untouched);
    control<HTMLFieldSetElement>("fieldset").disabled = false;
    expect(readClosed(form)).toEqual({});
  });

  it("keeps controls of every sort that closed, several of them", () => {
    control("[name=claimsCount]").value = "4";
    control<HTMLSelectElement>("[name=years]").value = "2";
    for (const box of ["[value=nee]", "[name=kinds][value=a]", "[name=kinds][value=b]"])
      control(box).checked = true;
    control("[name='last.day']").value = "3";
    expect(readClosed(form)).toEqual({
      ...{ claimsCount: "4", years: "2", paid: "nee", kinds: ["a", "b"], last: { day: "3" } },
    });
    expect(readForm(form)).toEqual(untouched);
  });

  it("counts an opened question", () => {
    control("[name=claimsCount]").value = "2";
    control<HTMLFieldSetElement>("fieldset").disabled = false;
    expect(readForm(form)).toMatchObject({ claimsCount: "2" });
  });
});

describe("fillForm", () => {
  const kept = {
    formula: "basis",
    options: ["hond", "drone"],
    startDate: { day: "1", month: "2", year: "2027" },
    ageBand: "60+",
    message: "Dag",
    radius: "25",
  };

  it("puts back what was read", () => {
    fillForm(form, kept);
    expect(readForm(form)).toEqual(kept);
  });

  it("puts back a single ticked box", () => {
    fillForm(form, { options: "drone" });
    expect(readForm(form)).toEqual({ ...untouched, options: "drone" });
  });

  it("fills anew, over what the browser put back of an older page", () => {
    control("[value=uitgebreid]").checked = true;
    control("[value=paarden], [value=hond]").checked = true;
    control<HTMLTextAreaElement>("textarea").value = "Oud";
    const { options: _, ...withoutOptions } = kept;
    fillForm(form, withoutOptions, true);
    expect(readForm(form)).toEqual(withoutOptions);
  });

  it("leaves what the visitor typed, ticked or chose before, and fills the rest", () => {
    control("[value=uitgebreid]").checked = true;
    control("[value=hond]").checked = true;
    control("[name='startDate.day']").value = "9";
    control<HTMLSelectElement>("select").value = "18-59";
    control<HTMLTextAreaElement>("textarea").value = "Vroeg";
    control("[name=radius]").value = "30";
    fillForm(form, { ...kept, options: ["drone"] });
    expect(readForm(form)).toEqual({
      formula: "uitgebreid",
      options: "hond",
      startDate: { day: "9", month: "2", year: "2027" },
      ageBand: "18-59",
      message: "Vroeg",
      radius: "30",
    });
  });

  it("fills over what the HTML itself has chosen, but not over what the visitor undid", () => {
    for (const value of ["uitgebreid", "hond", "drone"])
      control(`[value=${value}]`).defaultChecked = true;
    fillForm(form, { formula: "basis" });
    expect(readForm(form)).toMatchObject({ formula: "basis", options: ["hond", "drone"] });
    control("[value=hond]").checked = false;
    fillForm(form, { options: ["hond", "paarden"] });
    expect(readForm(form)).toMatchObject({ options: "drone" });
  });

  it("fills closed questions too, so that they are there once they open", () => {
    fillForm(form, { claimsCount: "3" });
    expect(control("[name=claimsCount]").value).toBe("3");
  });

  it("tells the listeners of each control that it filled, and no others", () => {
    const told: string[] = [];
    form.addEventListener("input", event => told.push((event.target as HTMLInputElement).name));
    fillForm(form, { message: "Dag", ageBand: "60+" });
    expect(told.sort()).toEqual(["ageBand", "message"]);
  });

  it("does nothing for answers of another shape or to questions that are gone", () => {
    fillForm(form, {
      startDate: "1 1 2027",
      message: ["a"],
      ageBand: { day: "1" },
      "__proto__.x": "y",
      gone: "x",
    });
    expect(readForm(form)).toEqual(untouched);
  });
});
