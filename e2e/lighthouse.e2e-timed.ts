import { productOrigin } from './support/founder.ts';
import { perfect, type Report, runLighthouse } from './support/lighthouse.ts';
import { expect, test } from './support/test.ts';

/** Speed is measured, and this machine does other things as well: the best of so many runs counts. */
const mostRuns = 4;

test.describe.configure({ timeout: 300_000 });

for (const path of ['/', '/terms', '/signin']) {
  test(`Lighthouse gives ${path} 100 of 100 in all four categories, on a phone`, async () => {
    let best: Report | undefined;
    for (let run = 0; run < mostRuns && !isPerfect(best); run += 1)
      best = betterOf(best, await runLighthouse(productOrigin() + path));
    expect(best?.scores, (best?.faults ?? []).join('\n')).toEqual(perfect);
  });
}

const isPerfect = (report: Report | undefined): boolean =>
  report !== undefined && Object.values(report.scores).every((score) => score === 100);

const sumOf = ({ scores }: Report): number => Object.values(scores).reduce((sum, score) => sum + score, 0);

const betterOf = (one: Report | undefined, other: Report): Report =>
  one !== undefined && sumOf(one) >= sumOf(other) ? one : other;
