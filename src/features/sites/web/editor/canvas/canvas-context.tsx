import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import type { EditedText, Scene } from '#features/sites/domain/blocks/block.ts';
import type { GapQuestion } from '#features/sites/domain/blocks/gap-questions.ts';
import type { Block } from '#features/sites/domain/document/site-document.ts';
import { blocksView, blockView, bodyClass, pageView, sceneOf, siteCss } from '#features/sites/domain/page/page-view.ts';
import { useEditedSite, useEditorTools } from '../editor-context.ts';
import { CanvasText } from './canvas-text.tsx';
import { GapButton } from './gap-button.tsx';

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

/** What asks in the page that is edited leads to its answer, and words are edited where they stand. */
const gap = (question: GapQuestion): ReactElement => <GapButton question={question} />;
const edit = (text: EditedText): ReactElement => <CanvasText text={text} />;

/** Draws the page that is edited for what Puck puts into its frame. Of a change, only the block is drawn anew that it was made in. */
export function CanvasProvider({ children }: { readonly children: ReactNode }) {
  const { document, page } = useEditedSite();
  const { builder } = useEditorTools();
  const { look } = builder;
  const css = useMemo(() => siteCss(document, look), [document, look]);
  const { language } = document;
  const kinds = document.pages.map(({ kind }) => kind).join(' ');
  const { kind } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene asks of a site which pages there are, and of a page which one it is
  const scene = useMemo(() => sceneOf({ document, look, page, gap, edit }), [look, language, kinds, kind]);
  const draw = useMemo(() => drawOnce(scene), [scene]);
  const value = useMemo(
    (): CanvasTools => ({
      views: new Map(blocksView(page.blocks, scene, draw).map((view) => [String(view.key), view])),
      frame: pageView({ document, look, page }, []),
      scene,
      css,
      bodyClass: bodyClass(document),
    }),
    [document, look, page, scene, draw, css],
  );
  return <CanvasContext value={value}>{children}</CanvasContext>;
}

/** Draws a block once, as long as it says the same in the same scene. */
function drawOnce(scene: Scene): typeof blockView {
  const views = new WeakMap<Block, ReactElement | null>();
  return (block) => {
    const known = views.get(block);
    if (known !== undefined) return known;
    const view = blockView(block, scene);
    views.set(block, view);
    return view;
  };
}

/** The page as it is drawn now, for what stands in the canvas. */
export function useCanvas(): CanvasTools {
  const tools = useContext(CanvasContext);
  if (tools === undefined) throw new Error('useCanvas is for what stands in the canvas');
  return tools;
}
