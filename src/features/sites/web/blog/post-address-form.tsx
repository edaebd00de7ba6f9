import { useLingui } from '@lingui/react/macro';
import { postSlugSchema } from '#features/sites/domain/blog/post-address.ts';
import { AddressChange } from '../address-change.tsx';
import { usePostState, usePostTools } from './post-context.tsx';
import { usePostAct } from './use-post-act.ts';

/** Where the post is found, and another name for it. Once it was published it stays there: others link to it. */
export function PostAddressForm() {
  const { t } = useLingui();
  const { store } = usePostTools();
  const { post } = usePostState();
  const { change, isBusy } = usePostAct();
  return (
    <section aria-labelledby="post-address" className="flex flex-col gap-1.5">
      <h2 id="post-address" className="text-sm font-semibold text-ink">{t`Address`}</h2>
      <p className="text-sm [overflow-wrap:anywhere] text-ink-2">{post.url}</p>
      {post.publishedAt !== null ? (
        <p className="text-sm text-pretty text-ink-2">{t`It stays, as others link to it.`}</p>
      ) : (
        <AddressChange
          name={post.slug}
          longest={60}
          hint={t`The last part of it.`}
          faultOf={(wanted) =>
            postSlugSchema.safeParse(wanted).success
              ? undefined
              : t`Small letters, digits and hyphens, such as our-new-oven. A number alone is kept for us.`
          }
          change={(wanted) => change((at) => store.api.changePostAddress.call({ ...at, slug: wanted }))}
          isBusy={isBusy}
          refusalOf={({ code }) => (code === 'sites.address_taken' ? t`Another post has this address.` : undefined)}
        >
          <p className="text-sm text-pretty text-ink-2">{t`Made of the title, until you choose another one.`}</p>
        </AddressChange>
      )}
    </section>
  );
}
