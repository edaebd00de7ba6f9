import { useLingui } from '@lingui/react/macro';
import { Check, CircleAlert, Info } from 'lucide-react';
import type { Finding } from '#features/sites/domain/gate/score-card.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { newBlockId, useBlockActs } from '../editor/puck.ts';
import { useSiteSaving } from '../editor/saving-context.tsx';
import { gapWords, ruleWords } from '../gap-words.ts';
import { blockWords, pageWords } from '../sites-words.ts';

/** Everything to know before it goes online: what stops it first, then what is worth knowing. Each leads to its place. */
export function ScoreList({ findings }: { readonly findings: readonly Finding[] }) {
  const { t } = useLingui();
  const stops = findings.filter(({ level }) => level === 'stop');
  const warnings = findings.filter(({ level }) => level === 'warn');
  if (findings.length === 0)
    return (
      <p className="flex items-center gap-2 text-base text-ink">
        <Icon of={Check} className="shrink-0 text-green" />
        {t`Nothing stands in the way: every question is answered, and every color can be read.`}
      </p>
    );
  return (
    <>
      <FindingPart id="publish-stops" title={t`Before it can go online`} findings={stops} />
      <FindingPart id="publish-warnings" title={t`Worth knowing`} findings={warnings} />
    </>
  );
}

function FindingPart({
  id,
  title,
  findings,
}: {
  readonly id: string;
  readonly title: string;
  readonly findings: readonly Finding[];
}) {
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h3 id={id} className="display text-lg text-ink">
        {title}
      </h3>
      <ul className="flex flex-col">
        {findings.map((finding) => (
          <FindingLine
            key={`${finding.rule} ${finding.pageKind ?? ''} ${finding.blockId ?? ''} ${finding.field ?? ''}`}
            finding={finding}
          />
        ))}
      </ul>
    </section>
  );
}

/** What each finding leads to: a field, a page, a setting, the brand, or an element that is added at once. */
function FindingLine({ finding }: { readonly finding: Finding }) {
  const { t } = useLingui();
  const { document } = useEditor();
  const { level, rule, pageKind, blockId, question } = finding;
  const page = document.pages.find(({ kind }) => kind === pageKind);
  const block = page?.blocks.find(({ id }) => id === blockId);
  const words = rule === 'gap' ? question && gapWords[question] : ruleWords[rule];
  const pageName = page && (page.title || t(pageWords[page.kind]));
  const where = [document.pages.length > 1 ? pageName : undefined, block && t(blockWords[block.type].name)];
  const place = where.filter((part) => part !== undefined).join(' · ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-0">
      <span className="flex min-w-0 flex-1 basis-56 gap-2.5">
        <Icon
          of={level === 'stop' ? CircleAlert : Info}
          size={16}
          className={cx('mt-1 shrink-0', level === 'stop' ? 'text-clay' : 'text-gold')}
        />
        <span className="min-w-0">
          <span className="text-base text-ink">{words ? t(words) : null}</span>
          {place === '' ? null : <span className="block text-sm text-ink-2">{place}</span>}
        </span>
      </span>
      <FindingAction finding={finding} />
    </li>
  );
}

function FindingAction({ finding: { rule, pageKind, blockId, field } }: { readonly finding: Finding }) {
  const { t } = useLingui();
  const { builder, document, goTo, goToPage, setPublishing } = useEditor();
  const acts = useBlockActs();
  const saving = useSiteSaving();
  const first = document.pages[0]!.kind;
  const add = (type: 'contact' | 'legal'): void => {
    acts.insert(type, newBlockId(type, saving.getState().draft));
    setPublishing(false);
  };
  const go = (setting: string | undefined) => () => goTo({ pageKind: pageKind ?? first, blockId, field: setting });
  switch (rule) {
    case 'gap':
      return <Button size="small" onPress={go(field)}>{t`Answer`}</Button>;
    case 'alt':
      return <Button size="small" onPress={go(field)}>{t`Describe it`}</Button>;
    case 'links':
    case 'picture':
      return <Button size="small" onPress={go(field)}>{t`Change it`}</Button>;
    case 'description':
      // On Starter it is made of what is known; only Pro writes it.
      return builder.open.pages.length > 1 ? (
        <Button size="small" onPress={go('description')}>{t`Write one`}</Button>
      ) : null;
    case 'contrast':
      return (
        <AppLink href={paths.platform.websiteBuilder} className={buttonStyle('secondary', 'small')}>
          {t`Open the branding kit`}
        </AppLink>
      );
    case 'undisclosed-form':
      return (
        <span className="flex flex-wrap gap-2">
          <Button size="small" onPress={() => add('legal')}>{t`Add it`}</Button>
          <Button size="small" onPress={go(field)}>{t`Link it`}</Button>
        </span>
      );
    case 'reach':
      return <Button size="small" onPress={() => add('contact')}>{t`Add it`}</Button>;
    case 'privacy':
      return <Button size="small" onPress={() => add('legal')}>{t`Add it`}</Button>;
    case 'empty-page':
    case 'headings':
    case 'many-pictures':
    case 'weight':
      return <Button size="small" onPress={() => goToPage(pageKind ?? first)}>{t`Go there`}</Button>;
  }
}
