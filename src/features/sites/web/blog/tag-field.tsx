import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { longestTag, mostTags } from '#features/sites/domain/blog/post.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldStyle } from '#web/ui/field-style.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { cleanTitle } from '../editor/clean-text.ts';

/** What a post is about in a word or two each; posts with the same tag are found together. */
export function TagField({
  tags,
  onChange,
}: {
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const most = mostTags;
  const isFull = tags.length >= most;
  const add = (): void => {
    const tag = text.trim();
    setText('');
    if (tag === '' || isFull || tags.some((one) => one.toLowerCase() === tag.toLowerCase())) return;
    onChange([...tags, tag]);
  };
  return (
    <section aria-labelledby="post-tags" className="flex flex-col gap-2">
      <h2 id="post-tags" className={fieldStyle.label}>{t`Tags`}</h2>
      {tags.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="flex items-center rounded-full border border-line-strong ps-3 text-sm text-ink">
              <span className="[overflow-wrap:anywhere]">{tag}</span>
              <IconButton
                icon={X}
                label={t`Remove the tag ${tag}`}
                withTooltip={false}
                onPress={() => {
                  onChange(tags.filter((one) => one !== tag));
                  field.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label={t`New tag`}
          value={text}
          maxLength={longestTag}
          className="min-w-0 flex-1 basis-56"
          inputRef={field}
          onChange={(typed) => setText(cleanTitle(typed))}
        />
        <Button type="submit" size="small">{t`Add the tag`}</Button>
      </form>
      <p className={fieldStyle.hint}>
        {isFull ? t`A post has ${most} tags. Remove one first.` : t`Posts with the same tag are listed together.`}
      </p>
    </section>
  );
}
