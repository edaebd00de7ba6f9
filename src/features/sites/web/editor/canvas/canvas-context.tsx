import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import { type BlockType, blockKinds } from '#features/sites/domain/blocks/all-blocks.ts';
import type { Scene } from '#features/sites/domain/blocks/block.ts';
import type { Field } from '#features/sites/domain/blocks/field.ts';
import type { GapQuestion } from '#features/sites/domain/blocks/gap-questions.ts';
import type { Block } from '#features/sites/domain/document/site-document.ts';
import { blocksView, bodyClass, pageView, sceneOf, siteCss } from '#features/sites/domain/page/page-view.ts';
import { useShownPosts } from '../../blog/use-shown-posts.ts';
import { gapWords } from '../../gap-words.ts';
import { useEditor } from '../editor-context.ts';

interface CanvasTools {
  /** The blocks of the page as they stand on it, by their ids. */
  readonly views: ReadonlyMap<string, ReactElement>;
  /** What stands above and below them, with an empty main part between. */
  readonly frame: ReactElement;
  readonly scene: Scene;
  readonly css: string;
  readonly bodyClass: string;
}

const CanvasContext = createContext<CanvasTools | undefined>(undefined);

/** Draws the page that is edited, anew with each change of the site, for what Puck puts into its frame. */
export function CanvasProvider({ children }: { readonly children: ReactNode }) {
  const { document, page, builder } = useEditor();
  const gap = useGapButton();
  const { look } = builder;
  const posts = useShownPosts(document, page);
  const css = useMemo(() => siteCss(document, look), [document, look]);
  const value = useMemo((): CanvasTools => {
    const scene = sceneOf({ document, look, page, gap, posts });
    const views = blocksView(page.blocks, scene);
    return {
      views: new Map(views.map((view) => [String(view.key), view])),
      frame: pageView({ document, look, page, gap }),
      scene,
      css,
      bodyClass: bodyClass(document),
    };
  }, [document, look, page, gap, posts, css]);
  return <CanvasContext value={value}>{children}</CanvasContext>;
}

/** The page as it is drawn now, for what stands in the canvas. */
export function useCanvas(): CanvasTools {
  const tools = useContext(CanvasContext);
  if (tools === undefined) throw new Error('useCanvas is for what stands in the canvas');
  return tools;
}

/** The field of a block that asks a question, itself or in one of its entries. */
function fieldThatAsks(type: BlockType, question: GapQuestion): string | undefined {
  const asks = (field: Field): boolean =>
    ('asks' in field && field.asks === question) || (field.kind === 'list' && Object.values(field.of).some(asks));
  return Object.entries<Field>(blockKinds[type].fields).find(([, field]) => asks(field))?.[0];
}

/** An empty field that asks, as something to press: it leads to where the answer is written. */
function useGapButton() {
  const { t, i18n } = useLingui();
  const { page, goTo } = useEditor();
  const { kind } = page;
  return useMemo(
    () => (question: GapQuestion) => {
      const lead = (element: Element): void => {
        const blockId = element.closest('[data-puck-component]')?.getAttribute('data-puck-component') ?? undefined;
        const type = blockId === undefined ? undefined : typeOf(page.blocks, blockId);
        goTo({ pageKind: kind, blockId, field: type && fieldThatAsks(type, question) });
      };
      return (
        <button
          type="button"
          className="gap"
          lang={i18n.locale}
          // Puck lets pointers through to what carries this.
          data-puck-overlay-portal="true"
          onClick={(event) => {
            // The canvas would take it for a click beside all blocks.
            event.stopPropagation();
            lead(event.currentTarget);
          }}
        >
          {t(gapWords[question])}
        </button>
      );
    },
    [t, i18n.locale, page, kind, goTo],
  );
}

const typeOf = (blocks: readonly Block[], blockId: string): BlockType | undefined =>
  blocks.find(({ id }) => id === blockId)?.type;
