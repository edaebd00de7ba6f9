import { composeSite } from '../../src/features/sites/domain/compose/compose-site.ts';
import { knownFacts } from '../../src/features/sites/domain/facts/known-facts.ts';
import type { SitePage } from '../../src/features/sites/domain/sites.plan.ts';
import type { TemplateId } from '../../src/features/sites/domain/templates/template-ids.ts';
import type { Site } from '../../src/features/sites/sites.contract.ts';
import type { SampleBusiness } from '../../src/features/sites/testing/five-businesses.ts';
import { askToBegin, askToSave, assertDone, publish, withoutGaps } from '../../src/features/sites/testing/make-site.ts';
import { newFounder, setPlan, signUpByApi, worldOf } from './founder.ts';

/** The first draft of a business with these pages, its gaps filled, online. */
export async function publishBusiness(
  template: TemplateId,
  { language, facts }: SampleBusiness,
  pages: readonly SitePage[],
): Promise<Site> {
  const founder = await signUpByApi(newFounder('Site Owner'));
  await setPlan(founder, 'Pro');
  const { world, person } = worldOf(founder);
  const begun = assertDone(await askToBegin(world, person, { template, language }));
  const known = knownFacts(facts, language);
  const document = withoutGaps(
    composeSite({ template, language, known, name: null, pages }),
    known.name ?? 'Traducciones Wisła',
  );
  return publish(world, person, assertDone(await askToSave(world, person, begun, document)));
}
