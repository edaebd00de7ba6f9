import { useLingui } from '@lingui/react/macro';
import type { Block } from '#features/sites/domain/document/site-document.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldWords } from '../../field-words.ts';
import { useEditor } from '../editor-context.ts';
import { type MovedFact, movedFacts } from '../moved-facts.ts';
import { useBlockActs } from '../puck.ts';
import { useSiteSaving } from '../saving-context.tsx';

/** Facts that say something else than this block, which followed them until now: before and after, to be taken over or left. */
export function FactNotices({ block }: { readonly block: Block }) {
  const { builder, document } = useEditor();
  const bindings = document.bindings.filter(({ blockId }) => blockId === block.id);
  const moved = movedFacts({ ...document, bindings }, builder.facts);
  return moved.map((fact) => <FactNotice key={fact.binding.field} fact={fact} />);
}

function FactNotice({ fact }: { readonly fact: MovedFact }) {
  const { t } = useLingui();
  const saving = useSiteSaving();
  const acts = useBlockActs();
  const { binding, block, before, after, value } = fact;
  const words = fieldWords(block.type, binding.field);
  const field = words === undefined ? binding.field : t(words);
  const isThis = (one: typeof binding): boolean => one.blockId === binding.blockId && one.field === binding.field;
  const take = (): void => {
    acts.change(block.id, { [binding.field]: after });
    saving.edit((draft) => ({
      ...draft,
      bindings: draft.bindings.map((one) => (isThis(one) ? { ...one, value } : one)),
    }));
  };
  // Without the binding the words are the person's own, and follow nothing.
  const keep = (): void =>
    saving.edit((draft) => ({ ...draft, bindings: draft.bindings.filter((one) => !isThis(one)) }));
  return (
    <section aria-label={t`Changed fact: ${field}`} className="mb-5 rounded-md bg-clay-soft p-3 text-sm text-ink">
      <p className="font-semibold">{t`${field}: your facts say something else now`}</p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        <dt className="text-ink-2">{t`Here`}</dt>
        <dd>
          <Said value={before} />
        </dd>
        <dt className="text-ink-2">{t`Now`}</dt>
        <dd>
          <Said value={after} />
        </dd>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onPress={take}>{t`Update it`}</Button>
        <Button size="small" variant="quiet" onPress={keep}>{t`Keep what is here`}</Button>
      </div>
    </section>
  );
}

/** Words, or entries with one line each. */
function Said({ value }: { readonly value: unknown }) {
  if (!Array.isArray(value)) return <span className="[overflow-wrap:anywhere]">{String(value)}</span>;
  const lines = (value as readonly Readonly<Record<string, string>>[]).map((entry) =>
    Object.values(entry)
      .filter((text) => text !== '' && !text.startsWith('#'))
      .join(' · '),
  );
  return (
    <ul className="flex flex-col [overflow-wrap:anywhere]">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
