import { type MouseEvent, type ReactElement, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GapQuestion } from '#features/sites/domain/blocks/gap-questions.ts';
import type { Page, SiteDocument } from '#features/sites/domain/document/site-document.ts';
import type { SiteLook } from '#features/sites/domain/look/site-look.ts';
import { bodyClass, directionOf, pageView, pathOfPage, siteCss } from '#features/sites/domain/page/page-view.ts';
import { cleanHtml } from '../own-code/clean-html.ts';
import { usePictureSource } from './use-picture-source.ts';

/** Nothing of the platform is in it: no style, no script. The page is drawn into it from here. */
const empty = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';

interface SiteFrameProps {
  /** What is in the frame, for people who do not see it. */
  readonly title: string;
  readonly document: SiteDocument;
  readonly look: SiteLook;
  readonly page: Page;
  /** How an empty field that asks is marked; without it the page is as strangers see it. */
  readonly gap?: (question: GapQuestion) => ReactElement;
  /** Somebody follows a link to another page of the site. */
  readonly onPage?: (kind: Page['kind']) => void;
  /** The posts that the page lists. */
  readonly posts?: Parameters<typeof pageView>[0]['posts'];
  /** What stands in the place of the page's blocks, with the styles it has beside the site's. */
  readonly main?: Parameters<typeof pageView>[0]['main'];
  readonly css?: string;
}

/**
 * A page of a site in a frame of its own, with the site's styles alone. Links in it lead to parts of the page and to other pages of the
 * site, and nowhere else.
 */
export function SiteFrame({ title, document, look, page, gap, onPage, posts, main, css: more = '' }: SiteFrameProps) {
  const [inside, setInside] = useState<Document>();
  const pictureSrc = usePictureSource();
  const css = useMemo(() => siteCss(document, look, { css: more }), [document, look, more]);
  useLayoutEffect(() => {
    if (inside === undefined) return;
    inside.documentElement.lang = document.language;
    inside.documentElement.dir = directionOf(document);
    inside.body.className = bodyClass(document);
    // Where a click cannot be caught (WebKit, in a frame without scripts) a link opens a window, which the frame may not.
    for (const link of inside.querySelectorAll('a')) link.target = '_blank';
  });
  const follow = (event: MouseEvent): void => {
    // Of another window, so that it is no instance of what is called an element here.
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (href === null || href === undefined) return;
    event.preventDefault();
    if (href.startsWith('#')) inside?.getElementById(href.slice(1))?.scrollIntoView();
    const target = pageOfHref(document, href);
    if (target !== undefined) onPage?.(target.kind);
  };
  return (
    <>
      <iframe
        title={title}
        // Its fonts are ours, so that it has our origin; scripts do not run in it.
        sandbox="allow-same-origin"
        srcDoc={empty}
        onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument ?? undefined)}
        className="block size-full border-0"
        style={{ backgroundColor: look.colors.paper }}
      />
      {inside === undefined ? null : (
        <>
          {createPortal(<style>{css}</style>, inside.head)}
          {createPortal(
            <div style={{ display: 'contents' }} onClickCapture={follow}>
              {pageView({
                document,
                look,
                page,
                posts,
                cleanHtml,
                pictureSrc,
                ...(gap && { gap }),
                ...(main && { main }),
              })}
            </div>,
            inside.body,
          )}
        </>
      )}
    </>
  );
}

/** The page an address on a page leads to: "./", "../about/". */
function pageOfHref(document: SiteDocument, href: string): Page | undefined {
  const path = /^\.{1,2}\/((?:[a-z]+\/)?)$/.exec(href)?.[1];
  return path === undefined ? undefined : document.pages.find((page) => pathOfPage(document, page) === path);
}
