import type { Overrides } from '@puckeditor/core';
import type { BlockType } from '#features/sites/domain/blocks/all-blocks.ts';
import type { Field } from '#features/sites/domain/blocks/field.ts';
import { FieldControl, type FieldValue } from './field-control.tsx';
import { type Entry, ListControl } from './list-control.tsx';

/** What the config notes at a field of Puck's: which field of which block it stands for. */
export interface FieldNote {
  readonly type: BlockType;
  readonly name: string;
  readonly spec: Field;
}

interface PuckFieldProps {
  readonly field: { readonly label?: string; readonly metadata?: Readonly<Record<string, unknown>> };
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A field of Puck's, drawn in a control of ours. */
function PuckField({ field, value, onChange }: PuckFieldProps) {
  const { type, name, spec } = (field.metadata as { readonly note: FieldNote }).note;
  const label = field.label ?? name;
  return (
    <div data-field={name} className="mb-5">
      {spec.kind === 'list' ? (
        <ListControl
          spec={spec}
          label={label}
          type={type}
          value={(value as readonly Entry[] | undefined) ?? []}
          onChange={onChange}
        />
      ) : (
        <FieldControl spec={spec} label={label} value={value as FieldValue | undefined} onChange={onChange} />
      )}
    </div>
  );
}

/** Our controls in the place of Puck's. */
export const fieldTypes: Overrides['fieldTypes'] = {
  text: PuckField,
  textarea: PuckField,
  select: PuckField,
  array: PuckField,
};
