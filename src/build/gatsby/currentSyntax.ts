import type { CreateBabelConfigArgs } from "gatsby";
import { expectMatches } from "./expectMatches";

const old = /plugin-proposal-(?:optional-chaining|nullish-coalescing-operator|numeric-separator)/;

/** Keeps `?.` and `??` untranspiled. */
export function currentSyntax({ store, stage }: CreateBabelConfigArgs): void {
  const { babelrc } = store.getState() as {
    babelrc: { stages: Record<string, { plugins: { name: string }[] }> };
  };
  const asked = babelrc.stages[stage]?.plugins.filter(({ name }) => old.test(name)) ?? [];
  expectMatches("current-syntax", asked.length, `a Babel plugin of ${old} for ${stage}`);
  // All stages each time: a plugin set for one stage is set for all.
  for (const { plugins } of Object.values(babelrc.stages))
    for (let i = plugins.length - 1; i >= 0; i--)
      if (old.test(plugins[i]?.name ?? "")) plugins.splice(i, 1);
}
