import { describeBuild } from "../support/browser/builds";
import { test } from "../support/browser/offline";
import { otherBuild } from "../support/browser/otherBuild";
import { randomWalk } from "../support/browser/randomWalk";
import { expect } from "../support/browser/test";
import { publicFolder } from "../support/built/site";

/** `npm run test:walks` walks a hundred, between two real builds; here it is a few, with a copy as the other. */
const walks = Number(process.env.WALKS ?? 5);
const builds = [publicFolder, process.env.OTHER_BUILD ?? otherBuild()].map(describeBuild);

for (let seed = 1; seed <= walks; seed++)
  test(`random walk ${seed} with deploys in between`, async ({ page, host, allow }) => {
    test.slow();
    // What a page of the build before asks for is gone; anything else fails.
    allow(/status of 404/);
    // Short ones where there are few: the time of npm test is limited.
    const actions = process.env.OTHER_BUILD ? 10 : 6;
    const walked = await randomWalk(page, host, builds, seed, actions);
    expect(walked.navigations).toBeGreaterThan(3);
    process.stdout.write(`walk ${seed}: ${JSON.stringify(walked)}\n`);
  });
