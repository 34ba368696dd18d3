import type { CreateBabelConfigArgs } from "gatsby";

const old = /plugin-proposal-(?:optional-chaining|nullish-coalescing-operator|numeric-separator)/;

/**
 * Leaves `?.` and `??` as they are: all browsers of the browserslist know them, and spelled out they
 * cost 0.7 kB gzipped. Gatsby's TypeScript support asks for the long form without a way to decline.
 */
export function currentSyntax({ store }: CreateBabelConfigArgs): void {
  const { babelrc } = store.getState() as {
    babelrc: { stages: Record<string, { plugins: { name: string }[] }> };
  };
  // Every stage each time: a plugin set for one stage is set for all.
  for (const { plugins } of Object.values(babelrc.stages)) {
    for (let i = plugins.length - 1; i >= 0; i--) {
      if (old.test(plugins[i]?.name ?? "")) plugins.splice(i, 1);
    }
  }
}
