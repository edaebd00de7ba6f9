import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { maxWorkspaceNameLength } from '#features/workspaces/domain/workspace-name.ts';
import { useWorkspaceName } from '#features/workspaces/web/shared/use-workspace-name.ts';
import { useCurrentWorkspace, useWorkspaces } from '#features/workspaces/web/shared/workspaces-context.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Asks whether another conversation is about this business or about one with a workspace of its own. */
export function AnotherDialog({
  onSameBusiness,
  onClose,
}: {
  readonly onSameBusiness: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const workspace = useCurrentWorkspace();
  const name = useWorkspaceName()(workspace);
  const [about, setAbout] = useState('same');
  const making = useNewWorkspace();
  const isOther = about === 'other';

  const submit = async () => {
    if (!isOther) {
      onClose();
      onSameBusiness();
    } else if (await making.make()) onClose();
  };
  return (
    <Dialog
      title={t`What is it about?`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" type="submit" form="another-conversation" busy={making.isBusy}>
            {t`Start conversation`}
          </Button>
        </>
      }
    >
      <form
        id="another-conversation"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!making.isBusy) void submit();
        }}
      >
        {making.failure === undefined ? null : (
          <Banner tone="attention" isAlert>
            {making.failure}
          </Banner>
        )}
        <div className="[overflow-wrap:anywhere]">
          <RadioGroup
            label={t`This conversation is about`}
            value={about}
            onChange={setAbout}
            options={[
              { id: 'same', label: t`This business`, hint: t`“${name}”: what you said about it stays known.` },
              {
                id: 'other',
                label: t`Another business`,
                hint: t`It gets a workspace of its own, and the two never mix.`,
              },
            ]}
          />
        </div>
        {isOther ? (
          <TextField
            label={t`Name of the other business`}
            value={making.name}
            onChange={making.setName}
            maxLength={maxWorkspaceNameLength}
            autoComplete="organization"
            error={making.nameError}
            inputRef={making.input}
            autoFocus
          />
        ) : null}
      </form>
    </Dialog>
  );
}

/** The name of the other business and the making of its workspace; trying again with the same name makes no second one. */
function useNewWorkspace() {
  const { t, i18n } = useLingui();
  const { create } = useWorkspaces();
  const input = useRef<HTMLInputElement>(null);
  const attempt = useRef({ name: '', key: '' });
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const make = async (): Promise<boolean> => {
    const given = name.replace(/\s+/g, ' ').trim();
    setFailure(undefined);
    if (given === '') {
      setNameError(t`Give the business a name. You can change it later.`);
      input.current?.focus();
      return false;
    }
    if (attempt.current.name !== given) attempt.current = { name: given, key: crypto.randomUUID() };
    setBusy(true);
    try {
      await create(given, attempt.current.key);
      return true;
    } catch (error) {
      setFailure(problemText(i18n, problemOf(error)));
      setBusy(false);
      return false;
    }
  };
  const changeName = (value: string) => {
    setName(value);
    setNameError(undefined);
  };
  return { name, setName: changeName, nameError, failure, isBusy, input, make };
}
