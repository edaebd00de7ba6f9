import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import type { DocumentModel } from '#shared/document-model.ts';
import { fontCoverage } from './font-coverage.ts';
import { fontFiles } from './font-files.ts';
import { typstInput } from './typst-input.ts';

/** Sets documents with Typst; a font is read when a text first needs it, and then held for as long as this lives. */
export interface PdfMaker {
  /** A tagged PDF that keeps the rules of PDF/UA-1; throws with the compiler's words when it would not. */
  makePdf(model: DocumentModel): Uint8Array;
  /** The first chart alone, its texts as outlines: for pictures that must not depend on installed fonts. */
  drawCharts(model: DocumentModel): readonly string[];
}

/**
 * Reads templates once. Of files the compiler sees this folder and the fonts. What it remembers of a document is dropped
 * with the document: the next one is another, and sets no faster for it.
 */
export function createPdfMaker(): PdfMaker {
  const fonts = fontFiles();
  const covers = fontCoverage(fonts.oneOfEach);
  const template = readFileSync(join(import.meta.dirname, 'document.typ'), 'utf8');
  const drawing = readFileSync(join(import.meta.dirname, 'chart-only.typ'), 'utf8');
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontPaths: [...fonts.all] }],
  });
  return {
    makePdf: (model) =>
      attempt(compiler, () => {
        const bytes = compiler.pdf(
          { mainFileContent: template, inputs: { model: typstInput(model, covers) } },
          { pdfStandard: 'ua-1' },
        );
        compiler.evictCache(0);
        return bytes;
      }),
    drawCharts: (model) => {
      const charts = model.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'chart'));
      const drawings = charts.map((chart) =>
        attempt(compiler, () => {
          const alone = { ...model, sections: [{ id: 'chart', title: '', blocks: [chart] }] };
          return compiler.plainSvg({ mainFileContent: drawing, inputs: { model: typstInput(alone, covers) } });
        }),
      );
      compiler.evictCache(0);
      return drawings;
    },
  };
}

/** The compiler throws two kinds of thing: errors whose `code` holds the words, and lists of what it found. */
function attempt<T>(compiler: NodeCompiler, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const words =
      error instanceof Error && 'code' in error ? String(error.code) : findings(compiler, error as NodeError);
    throw new Error(`Typst refused the document: ${words.slice(0, 2000)}`);
  }
}

function findings(compiler: NodeCompiler, error: NodeError): string {
  const found = compiler.fetchDiagnostics(error) as readonly { message?: string }[];
  return found.map(({ message }) => message ?? 'unknown').join('; ');
}
