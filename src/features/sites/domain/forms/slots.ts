import { escapeHtml } from '#shared/escape-html.ts';
import type { InputName } from './form-inputs.ts';

/**
 * Where the page that shows a form again has room for what was typed and what is wrong with it. A slot is made of control characters, which no text of a
 * person on a site may hold (blocks/field.ts), so that nothing somebody wrote is one.
 */
const open = '\u0001';
const close = '\u0002';

/** In the place of a value or a text. */
export const slot = {
  value: (name: InputName): string => `${open}value:${name}${close}`,
  text: (name: InputName): string => `${open}text:${name}${close}`,
  error: (name: InputName | 'consent'): string => `${open}error:${name}${close}`,
  notice: `${open}notice:${close}`,
} as const;

/** Where there will be another attribute, or none: an attribute of its own until then. */
export const attributeSlot = {
  invalid: (name: InputName | 'consent') => ({ 'data-slot-invalid': `${open}invalid:${name}${close}` }),
  checked: { 'data-slot-checked': `${open}checked:${close}` },
  selected: (name: InputName, option: number) => ({
    'data-slot-selected': `${open}selected:${name}:${option}${close}`,
  }),
} as const;

/** What a form is shown again with. */
export interface FormState {
  readonly values: Readonly<Partial<Record<InputName, string>>>;
  /** Which option was chosen of a choice, counted from 0. */
  readonly chosen: Readonly<Partial<Record<InputName, number>>>;
  readonly isAgreed: boolean;
  readonly errors: Readonly<Partial<Record<InputName | 'consent', string>>>;
  /** What is said of it as a whole; empty where there is nothing to say. */
  readonly notice: string;
}

/** A form that nobody has filled in. */
export const blankForm: FormState = { values: { quantity: '1' }, chosen: {}, isAgreed: false, errors: {}, notice: '' };

const slots = new RegExp(
  ` data-slot-\\w+="${open}(\\w+):(\\w*)(?::(\\d+))?${close}"|${open}(\\w+):(\\w*)${close}`,
  'g',
);

/** The page with everything in its slots, escaped. It is gone through once: what is put in is not looked at again. */
export function fillSlots(page: string, { values, chosen, isAgreed, errors, notice }: FormState): string {
  const attribute = (kind: string, name: InputName, option: number): string => {
    if (kind === 'invalid') return errors[name] === undefined ? '' : ' aria-invalid="true"';
    if (kind === 'checked') return isAgreed ? ' checked=""' : '';
    return chosen[name] === option ? ' selected=""' : '';
  };
  const text = (kind: string, name: InputName): string => {
    if (kind === 'notice') return escapeHtml(notice);
    if (kind === 'error') return escapeHtml(errors[name] ?? '');
    const value = escapeHtml(values[name] ?? '');
    // A line break at the beginning of a text area is not part of it.
    return kind === 'text' ? `\n${value}` : value;
  };
  return page.replace(slots, (_all, kind?: string, of?: string, option?: string, textKind?: string, textOf?: string) =>
    kind === undefined ? text(textKind!, textOf as InputName) : attribute(kind, of as InputName, Number(option)),
  );
}
