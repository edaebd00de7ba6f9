import { useLingui } from '@lingui/react/macro';
import type { Studio } from '#features/brand/brand.contract.ts';
import { type BrandBrief, briefSchema } from '#features/brand/domain/brand-choices.ts';
import { type BrandStyle, brandStyles } from '#features/brand/domain/styles.ts';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { styleWords } from './brand-words.ts';

/** Asks for name, description and style. What is known stands in it; nothing is made up. */
export function BrandForm({
  known,
  onSend,
  onCancel,
}: {
  readonly known: Studio['known'];
  /** Rejects with what the server refused. */
  readonly onSend: (brief: BrandBrief) => Promise<void>;
  /** Given where there is a brand to go back to. */
  readonly onCancel?: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const form = useContractForm({
    schema: briefSchema,
    defaultValues: {
      name: known.name ?? '',
      description: known.description ?? '',
      style: known.style ?? 'Modern',
    },
    save: (brief: BrandBrief) => onSend(brief),
  });
  const { isBusy } = form;
  return (
    <Card as="section" aria-labelledby="brand-form" className="max-w-2xl">
      <h2 id="brand-form" className="display text-xl text-ink">{t`Tell Us About Your Business`}</h2>
      <Form className="mt-5 gap-5" onSubmit={form.submit}>
        <FormField form={form} name="name" words={{ missing: t`Enter the name that stands in the logo.` }}>
          {(field) => <TextField label={t`Business Name`} isDisabled={isBusy} {...field} />}
        </FormField>
        <FormField form={form} name="description" words={{ long: t`300 characters at most.` }}>
          {(field) => (
            <TextArea
              label={t`Business Description`}
              hint={t`What you sell, in a sentence. A drawn sign is chosen by these words.`}
              isDisabled={isBusy}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="style">
          {({ value, onChange, error }) => (
            <RadioGroup
              label={t`Brand Style`}
              value={value}
              onChange={(style) => onChange(style as BrandStyle)}
              error={error}
              isDisabled={isBusy}
              options={brandStyles.map((style) => ({
                id: style,
                label: t(styleWords[style].name),
                hint: t(styleWords[style].description),
              }))}
            />
          )}
        </FormField>
        {form.failure ? (
          <Banner tone="attention" isAlert>
            {form.failure.text}
          </Banner>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={t`Generating...`}>
            {t`Generate Branding`}
          </Button>
          {onCancel ? (
            <Button variant="quiet" isDisabled={isBusy} onPress={onCancel}>
              {t`Cancel`}
            </Button>
          ) : null}
        </div>
        <p role="status" className="sr-only">
          {isBusy ? t`Your logos are being drawn.` : ''}
        </p>
      </Form>
    </Card>
  );
}
