import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { blockKinds } from '#features/sites/domain/blocks/all-blocks.ts';
import { outerField } from '#features/sites/domain/blocks/text-places.ts';
import type { Change } from '#features/sites/domain/document/difference.ts';
import type { SiteDocument } from '#features/sites/domain/document/site-document.ts';
import { languageNames } from '#shared/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { templateWords } from '../sites-words.ts';
import { ChangedText } from './changed-text.tsx';
import { useChangeWords } from './use-change-words.ts';

/** One thing that would be another online: where it is, how it was and how it is, and the way there. */
export function ChangeLine({ change, online }: { readonly change: Change; readonly online: SiteDocument }) {
  const { t } = useLingui();
  const { partsOf, pageName, hasPages } = useChangeWords(online);
  const go = useWayTo(change);
  const parts = partsOf(change);
  const name = [...(hasPages && 'pageKind' in change ? [pageName(change.pageKind)] : []), ...parts].join(' · ');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-0">
      <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        {parts.length === 0 ? null : (
          <p className="text-sm text-ink-2">
            {parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and two may be called the same
              <Fragment key={at}>
                {at === 0 ? null : ' · '}
                <bdi>{part}</bdi>
              </Fragment>
            ))}
          </p>
        )}
        <p className="text-base text-ink">
          <ChangeWhat change={change} online={online} />
        </p>
      </div>
      {go === undefined ? null : (
        <Button size="small" variant="quiet" aria-label={t`Show it: ${name}`} onPress={go}>
          {t`Show it`}
        </Button>
      )}
    </li>
  );
}

function ChangeWhat({ change, online }: { readonly change: Change; readonly online: SiteDocument }): ReactNode {
  const { t } = useLingui();
  const { document } = useEditor();
  const { pageName, linkWords, choiceName, pictureWords, entryWords } = useChangeWords(online);
  const { language } = document;
  /** Values by what they are called; those that are called the same as they are. */
  const named = (nameOf: (value: string) => string, { before, after }: { before: string; after: string }) => {
    const [was, is] = [before && nameOf(before), after && nameOf(after)];
    return was === is ? <ChangedText before={before} after={after} /> : <ChangedText before={was} after={is} />;
  };
  switch (change.kind) {
    case 'template':
      return <ChangedText before={t(templateWords[change.before].name)} after={t(templateWords[change.after].name)} />;
    case 'language':
      return <ChangedText before={languageNames[change.before]} after={languageNames[change.after]} />;
    case 'title':
    case 'navigation':
    case 'searchTitle':
    case 'description':
      return <ChangedText before={change.before} after={change.after} language={language} />;
    case 'css':
      return <ChangedText before={change.before} after={change.after} />;
    case 'page-added':
      return t`This page is new.`;
    case 'page-removed':
      return t`This page is removed.`;
    case 'page-moved':
      return t`This page stands elsewhere in the navigation.`;
    case 'block-added':
      return t`This element is new.`;
    case 'block-removed':
      return t`This element is removed.`;
    case 'block-moved': {
      const from = pageName(change.from);
      if (change.from === change.pageKind) return t`It stands elsewhere on the page.`;
      return (
        <Trans>
          It stood on the page “<bdi>{from}</bdi>”.
        </Trans>
      );
    }
    case 'words':
      if (change.form === 'link') return named(linkWords, change);
      if (change.form === 'choice') return named(choiceName, change);
      return (
        <ChangedText
          before={change.before}
          after={change.after}
          {...(change.form !== 'code' && change.form !== 'time' && { language })}
        />
      );
    case 'picture': {
      const [before, after] = [change.before, change.after].map((picture) => (picture ? pictureWords(picture) : ''));
      return before === after ? (
        t`Another picture`
      ) : (
        <ChangedText before={before!} after={after!} language={language} />
      );
    }
    case 'crop':
      return t`Another part of the picture stays in sight.`;
    case 'entry-moved':
      return t`It stands elsewhere in the list.`;
    case 'entry-added':
    case 'entry-removed': {
      const words = entryWords(change.block, change.place, change.entry) || t`An empty entry`;
      return (
        <ChangedText
          before={change.kind === 'entry-removed' ? words : ''}
          after={change.kind === 'entry-added' ? words : ''}
          language={language}
        />
      );
    }
  }
}

/** What leads to where something changed; undefined where there is no such place, or the plan does not let it be edited. */
function useWayTo(change: Change): (() => void) | undefined {
  const { builder, document, goTo, goToPage, setDialog, setPublishing } = useEditor();
  const { seoTools, codeEditor } = builder.open;
  switch (change.kind) {
    case 'template':
    case 'language':
    case 'page-removed':
      return undefined;
    case 'title':
      return () => goTo({ pageKind: document.pages[0]!.kind, field: 'title' });
    case 'css':
      return codeEditor
        ? () => {
            setPublishing(false);
            setDialog('code');
          }
        : undefined;
    case 'page-added':
    case 'page-moved':
    case 'block-removed':
      return () => goToPage(change.pageKind);
    case 'navigation':
    case 'searchTitle':
    case 'description':
      return seoTools ? () => goTo({ pageKind: change.pageKind, field: change.kind }) : undefined;
    default: {
      const { pageKind, block } = change;
      const field = 'place' in change ? outerField(change.place) : Object.keys(blockKinds[block.type].fields)[0];
      return () => goTo({ pageKind, blockId: block.id, field });
    }
  }
}
