import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Field, type ImageValue, isSaid } from '#features/sites/domain/blocks/field.ts';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { gapWords } from '../../gap-words.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { ChoiceControl } from './choice-control.tsx';
import { ImageControl } from './image-control.tsx';
import { LinkControl } from './link-control.tsx';

export type SimpleField = Exclude<Field, { readonly kind: 'list' }>;

/** What a field holds that is no list. */
export type FieldValue = string | ImageValue | null;

interface FieldControlProps {
  readonly spec: SimpleField;
  readonly label: string;
  /** Undefined where the block is older than the field. */
  readonly value: FieldValue | undefined;
  readonly onChange: (value: FieldValue) => void;
}

/** One value of a block in a control of ours. An empty field that asks says what it asks. */
export function FieldControl({ spec, label, value: held, onChange }: FieldControlProps): ReactNode {
  const { t } = useLingui();
  const value = typeof held === 'string' ? held : '';
  const isAsked = 'asks' in spec && spec.asks !== undefined && !isSaid(spec, held);
  const hint = isAsked ? t(gapWords[spec.asks!]) : undefined;
  switch (spec.kind) {
    case 'line':
      return (
        <TextField
          label={label}
          hint={hint}
          value={value}
          maxLength={spec.max}
          onChange={(text) => onChange(cleanLine(text))}
        />
      );
    case 'text':
      return (
        <TextArea
          label={label}
          hint={hint}
          value={value}
          maxLength={spec.max}
          rows={4}
          onChange={(text) => onChange(cleanText(text))}
        />
      );
    case 'code':
      return (
        <TextArea
          label={label}
          hint={t`The Code Editor above the page shows it with colors.`}
          value={value}
          maxLength={spec.max}
          rows={8}
          onChange={(text) => onChange(cleanText(text))}
        />
      );
    case 'time':
      return <TextField type="time" label={label} value={value} onChange={onChange} />;
    case 'link':
      return <LinkControl label={label} hint={hint} value={value} onChange={onChange} />;
    case 'image':
      return (
        <ImageControl label={label} hint={hint} value={typeof held === 'object' ? held : null} onChange={onChange} />
      );
    case 'choice':
      return <ChoiceControl label={label} options={spec.options} value={value} onChange={onChange} />;
  }
}
