import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { postSlugSchema } from '#features/sites/domain/blog/post-address.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { usePostState, usePostTools } from './post-context.tsx';
import { usePostAct } from './use-post-act.ts';

/** Where the post is found, and another name for it. Once it was published it stays there: others link to it. */
export function PostAddressForm() {
  const { t } = useLingui();
  const { post } = usePostState();
  const [isChanging, setChanging] = useState(false);
  return (
    <section aria-labelledby="post-address" className="flex flex-col gap-1.5">
      <h2 id="post-address" className="text-sm font-semibold text-ink">{t`Address`}</h2>
      <p className="text-sm [overflow-wrap:anywhere] text-ink-2">{post.url}</p>
      {post.publishedAt !== null ? (
        <p className="text-sm text-pretty text-ink-2">{t`It stays, as others link to it.`}</p>
      ) : isChanging ? (
        <ChangeForm onDone={() => setChanging(false)} />
      ) : (
        <>
          <p className="text-sm text-pretty text-ink-2">{t`Made of the title, until you choose another one.`}</p>
          <Button size="small" className="self-start" onPress={() => setChanging(true)}>{t`Change the address`}</Button>
        </>
      )}
    </section>
  );
}

function ChangeForm({ onDone }: { readonly onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { store } = usePostTools();
  const { post } = usePostState();
  const { change, isBusy } = usePostAct();
  const [slug, setSlug] = useState(post.slug);
  const [fault, setFault] = useState<string>();
  const send = async (): Promise<void> => {
    const wanted = slug.trim().toLowerCase();
    if (!postSlugSchema.safeParse(wanted).success)
      return setFault(t`Small letters, digits and hyphens, such as our-new-oven. A number alone is kept for us.`);
    setFault(undefined);
    try {
      await change((at) => store.api.changePostAddress.call({ ...at, slug: wanted }));
      onDone();
    } catch (error) {
      const problem = problemOf(error);
      setFault(problem.code === 'sites.address_taken' ? t`Another post has this address.` : problemText(i18n, problem));
    }
  };
  return (
    <form
      noValidate
      className="mt-1 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <TextField
        label={t`New address`}
        hint={t`The last part of it.`}
        value={slug}
        maxLength={60}
        onChange={setSlug}
        error={fault}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isBusy} busyLabel={t`Changing…`}>{t`Use this address`}</Button>
        <Button size="small" variant="quiet" onPress={onDone}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
