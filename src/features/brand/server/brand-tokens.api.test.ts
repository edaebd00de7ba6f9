import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentColors } from '#server/documents/chart-style.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { readDocx } from '#testing/documents/read-docx.ts';
import { readPdf } from '#testing/documents/read-pdf.ts';
import { answerQuestions, confirmBakery, setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createTestProduct, type Person, realDocuments, type TestProduct } from '#testing/test-product.ts';
import { contrastOf } from '../domain/palette/contrast.ts';
import { paletteFrom } from '../domain/palette/from-colour.ts';
import { type Palette, palettes } from '../domain/palette/palettes.ts';
import { makeBrand } from '../testing/make-brand.ts';

let world: TestProduct;
let person: Person;
let conversationId: string;

beforeAll(async () => {
  world = await createTestProduct({ documents: realDocuments });
  person = await world.signUp();
  await setPlan(world, person, 'Pro');
  conversationId = (await answerQuestions(world, person)).id;
  await confirmBakery(world, person, conversationId);
});
afterAll(() => world.close());

const download = async (format: 'pdf' | 'docx'): Promise<Uint8Array> => {
  const path = `/api/advisor/conversations/${conversationId}/downloads`;
  const { body } = await world.call('POST', path, { as: person, body: { format } });
  return new Uint8Array(await (await world.product.app.request(body.address)).arrayBuffer());
};
const docx = async () => {
  const file = await readDocx(await download('docx'));
  return {
    main: file.part('word/document.xml'),
    styles: file.part('word/styles.xml'),
    core: file.part('docProps/core.xml'),
  };
};
const own = documentColors();

describe('the documents of a business', () => {
  itInDeepRun('have our colours, and no logo, while there is no brand', async () => {
    const { main, core } = await docx();
    expect(main).toContain(own.green.slice(1));
    expect(core).not.toContain('Brand edition');
    expect((await readPdf(await download('pdf'))).info).not.toHaveProperty('Keywords');
  });

  it('have the colours and the logo of the brand, and say its edition; another palette restyles all of it', async () => {
    const { workspaceId, studio } = await makeBrand(world, person);
    const before = await docx();
    const { primary, ink } = palettes.modern;
    expect(before.main.toLowerCase()).toContain(primary.slice(1));
    expect(before.styles.toLowerCase()).toContain(ink.slice(1));
    for (const part of [before.main, before.styles]) expect(part).not.toContain(own.green.slice(1));
    expect(before.main).toContain('descr="Levain &amp; Rye');
    expect(before.core).toContain('<cp:keywords>Brand edition 1</cp:keywords>');
    const pdf = await readPdf(await download('pdf'));
    expect(pdf.info).toMatchObject({ Keywords: 'Brand edition 1' });
    expect(pdf.tags.filter(({ role }) => role === 'Figure').length).toBeGreaterThanOrEqual(2);

    const { status } = await world.call('PUT', `/api/brand/${workspaceId}/palette`, {
      as: person,
      body: { revision: studio.brand.revision, palette: { kind: 'theme', theme: 'nature' } },
    });
    expect(status).toBe(200);
    const after = await docx();
    for (const part of [after.main, after.styles]) expect(part.toLowerCase()).not.toContain(primary.slice(1));
    expect(after.main.toLowerCase()).toContain(palettes.nature.primary.slice(1));
    expect(after.core).toContain('<cp:keywords>Brand edition 2</cp:keywords>');
  });
});

describe('texts of documents', () => {
  const random = seededRandom('token colours');
  const hex = (): string => `#${random.below(0x1000000).toString(16).padStart(6, '0')}`;
  const any = Array.from({ length: 500 }, () => paletteFrom(hex())!);

  it('keep the contrast of running text in every palette, and in those about 500 colours drawn by lot', () => {
    for (const colors of [...Object.values<Palette>(palettes), ...any]) {
      const { green, greenSoft, ink, ink2, paper, sunken } = documentColors({
        edition: 1,
        colors,
        logo: null,
        fonts: null,
      });
      for (const ground of ['#ffffff', paper, greenSoft]) {
        expect(contrastOf(green, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(4.5);
      }
      for (const ground of ['#ffffff', paper, sunken]) expect(contrastOf(ink2, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
