import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import type { EditedText, Scene } from '#features/sites/domain/blocks/block.ts';
import type { GapQuestion } from '#features/sites/domain/blocks/gap-questions.ts';
import type { Block, SiteDocument } from '#features/sites/domain/document/site-document.ts';
import { blocksView, blockView, bodyClass, pageView, sceneOf, siteCss } from '#features/sites/domain/page/page-view.ts';
import { useShownPosts } from '../../blog/use-shown-posts.ts';
import { usePictureSource } from '../../frame/use-picture-source.ts';
import { cleanHtml } from '../../own-code/clean-html.ts';
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
  const pictureSrc = usePictureSource();
  const { look } = builder;
  const posts = useShownPosts(document, page);
  const css = useMemo(() => siteCss(document, look), [document, look]);
  const { language } = document;
  const known = [...document.pages.map(({ kind }) => kind), ...legalTexts(document)].join(' ');
  const { kind } = page;
  const parts = { document, look, page, gap, edit, cleanHtml, pictureSrc, posts };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene asks of a site which pages and legal texts there are, and of a page which one it is
  const scene = useMemo(() => sceneOf(parts), [look, language, known, kind, pictureSrc, posts]);
  const draw = useMemo(() => drawOnce(scene), [scene]);
  const value = useMemo(
    (): CanvasTools => ({
      views: new Map(blocksView(page.blocks, scene, draw).map((view) => [String(view.key), view])),
      frame: pageView({ document, look, page, pictureSrc }, []),
      scene,
      css,
      bodyClass: bodyClass(document),
    }),
    [document, look, page, scene, draw, css, pictureSrc],
  );
  return <CanvasContext value={value}>{children}</CanvasContext>;
}

/** What forms name of the legal texts of a site. */
const legalTexts = ({ pages }: SiteDocument): readonly string[] =>
  pages.flatMap(({ blocks }) => blocks.flatMap(({ id, type, props }) => (type === 'legal' ? [id, props.title] : [])));

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
