import { useLingui } from '@lingui/react/macro';
import { Lock, Plus, Trash2 } from 'lucide-react';
import { newBlock } from '#features/sites/domain/compose/new-block.ts';
import { newBlogPage } from '#features/sites/domain/compose/new-blog-page.ts';
import type { Page } from '#features/sites/domain/document/site-document.ts';
import { type SitePage, sitePages } from '#features/sites/domain/sites.plan.ts';
import { siteWordsOf } from '#features/sites/domain/words/all-words.ts';
import { paths } from '#web/routes/paths.ts';
import { TextLink } from '#web/routes/text-link.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { pageWords } from '../../sites-words.ts';
import { useEditor } from '../editor-context.ts';
import { newBlockId } from '../puck.ts';
import { useSiteSaving } from '../saving-context.tsx';

/** The pages of the site, on plans that have more than one; otherwise what would open them. */
export function PageList() {
  const { t } = useLingui();
  const { builder, document, page, goToPage } = useEditor();
  const acts = usePageActs();
  const { pages: open } = builder.open;
  const more = sitePages.filter((kind) => open.includes(kind) && !document.pages.some((one) => one.kind === kind));
  const nameOf = ({ kind, title }: Page): string => title || t(pageWords[kind]);
  if (open.length < 2)
    return (
      <section aria-labelledby="editor-pages" className="flex flex-col gap-1">
        <h2 id="editor-pages" className="px-2.5 text-sm font-semibold text-ink">{t`Pages`}</h2>
        <p className="px-2.5 text-sm text-pretty text-ink-2">
          <Icon of={Lock} size={13} className="me-1 inline align-[-2px]" />
          {t`Your plan has one page. Pro opens the pages About, Services, Blog and Contact.`}{' '}
          <TextLink href={paths.platform.pricing}>{t`See plans`}</TextLink>
        </p>
      </section>
    );
  return (
    <section aria-labelledby="editor-pages" className="flex flex-col gap-1">
      <div className="flex items-center justify-between ps-2.5">
        <h2 id="editor-pages" className="text-sm font-semibold text-ink">{t`Pages`}</h2>
        {more.length === 0 ? null : (
          <Menu
            label={t`Add a page`}
            trigger={<IconButton icon={Plus} label={t`Add a page`} withTooltip={false} />}
            entries={more.map((kind) => ({ id: kind, label: t(pageWords[kind]), onAction: () => acts.add(kind) }))}
          />
        )}
      </div>
      <ul className="flex flex-col gap-0.5">
        {document.pages.map((one, at) => {
          const isCurrent = one.kind === page.kind;
          const name = nameOf(one);
          return (
            <li key={one.kind} className="group flex items-center">
              <button
                type="button"
                aria-current={isCurrent ? 'page' : undefined}
                onClick={() => goToPage(one.kind)}
                className={cx(
                  'min-h-9 min-w-0 flex-1 truncate rounded-sm px-2.5 text-start text-base pointer-coarse:min-h-11',
                  isCurrent ? 'bg-green-soft font-semibold text-green' : 'text-ink-2 hover:bg-sunken hover:text-ink',
                )}
              >
                {name}
              </button>
              {at > 0 && isCurrent ? (
                <IconButton
                  icon={Trash2}
                  label={t`Remove the page ${name}`}
                  withTooltip={false}
                  onPress={() => acts.remove(one)}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Adds and removes pages; what is removed can be brought back. */
function usePageActs() {
  const { t } = useLingui();
  const saving = useSiteSaving();
  const { document, goToPage } = useEditor();
  const idOf = (type: 'hero' | 'posts'): string => newBlockId(type, saving.getState().draft);
  const emptyPage = (kind: Exclude<SitePage, 'blog'>): Page => {
    const words = siteWordsOf(document.language);
    const title = words.pages[kind];
    const hero = newBlock('hero', idOf('hero'), words);
    const headed = { ...hero, props: { ...hero.props, shape: 'title', headline: title } } as typeof hero;
    return { kind, title, description: '', searchTitle: '', keywords: '', blocks: [headed] };
  };
  return {
    add(kind: SitePage): void {
      const page = kind === 'blog' ? newBlogPage(document.language, idOf) : emptyPage(kind);
      saving.edit((draft) => ({ ...draft, pages: [...draft.pages, page] }));
      goToPage(kind);
    },
    remove(page: Page): void {
      const at = document.pages.findIndex(({ kind }) => kind === page.kind);
      const name = page.title || t(pageWords[page.kind]);
      goToPage(document.pages[0]!.kind);
      saving.edit((draft) => ({ ...draft, pages: draft.pages.filter(({ kind }) => kind !== page.kind) }));
      showToast({
        text: t`The page “${name}” was removed`,
        action: {
          label: t`Undo`,
          onPress: () => {
            saving.edit((draft) =>
              draft.pages.some(({ kind }) => kind === page.kind)
                ? draft
                : { ...draft, pages: draft.pages.toSpliced(at, 0, page) },
            );
            goToPage(page.kind);
          },
        },
      });
    },
  };
}
