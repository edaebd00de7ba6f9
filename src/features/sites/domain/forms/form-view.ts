import type { ReactElement, ReactNode } from 'react';
import { h, type Scene } from '../blocks/block.ts';
import { consentName, type FormInput, hiddenName } from './form-inputs.ts';
import { attributeSlot, slot } from './slots.ts';

/** A form with what it asks. */
interface FormParts {
  readonly id: string;
  readonly inputs: readonly FormInput[];
  readonly button: string;
  /** What has to be agreed to; empty where nothing has. */
  readonly consent: string;
  /** The founder's own privacy text elsewhere; empty: that of the site. */
  readonly privacy: string;
}

/** What browsers may fill in by themselves (HTML, "autofill"). */
const fills: Readonly<Partial<Record<FormInput['name'], string>>> = { name: 'name', mail: 'email', phone: 'tel' };

/** The styles of every form. */
export const formCss = `
.form{display:grid;gap:1.15rem;max-width:38rem}
.form>*,.form .field{min-width:0}
.form .field{display:grid;gap:.35rem}
.form label{font-weight:var(--strong)}
.form .opt{font-weight:400;opacity:.8}
.form input,.form select,.form textarea{font:inherit;color:var(--ink);background:var(--paper);border:1px solid color-mix(in srgb,var(--ink) 55%,var(--paper));border-radius:var(--radius-s);padding:.65em .8em;width:100%;min-height:2.75rem}
.form textarea{min-height:9rem;resize:vertical}
.form .count{max-width:8rem}
.form .agree{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.35rem .75rem;align-items:start}
.form .agree input{width:1.4rem;height:1.4rem;min-height:0;margin:.1em 0 0}
.form .agree label{font-weight:400}
.form .agree .error{grid-column:1/-1}
.form [aria-invalid]{border-width:2px;border-style:dashed}
.form .error{font-weight:var(--strong)}
.form .error::before{content:"→ "}
.form .notice{border:2px solid currentColor;border-radius:var(--radius-s);padding:.75em 1em;font-weight:var(--strong)}
.form .error:empty,.form .notice:empty{display:none}
.form button{font:inherit;font-weight:var(--strong);cursor:pointer;justify-self:start}
.form .aside{font-size:var(--s-1);opacity:.9}`;

/**
 * A form as it is filled in without a script. Where the page is not served it is the same to look at and sends nothing. A field that people do not see
 * stands in it for programs that fill in everything.
 */
export function formView({ id, inputs, button, consent, privacy }: FormParts, scene: Scene): ReactElement {
  const { words, formAction, hasSlots = false, hrefOf, privacyLink } = scene;
  const { forms } = words;
  const isSent = formAction !== undefined;
  const legal = privacy === '' ? privacyLink : { href: hrefOf(privacy), title: words.privacy };
  const children: readonly ReactNode[] = [
    hasSlots ? h('p', { className: 'notice', role: 'alert' }, slot.notice) : null,
    ...inputs.map((input) => fieldView(id, input, scene)),
    consent.trim() === '' ? null : agreeView(id, consent.trim(), scene),
    isSent ? hiddenView(id, forms.leaveEmpty) : null,
    h('button', { className: 'button', type: isSent ? 'submit' : 'button', ...restOf(formAction) }, button),
    legal ? h('p', { className: 'aside' }, forms.privacy, ' ', h('a', { href: legal.href }, legal.title)) : null,
  ];
  return isSent
    ? h('form', { className: 'form', method: 'post', action: formAction(id), acceptCharset: 'utf-8' }, ...children)
    : h('div', { className: 'form' }, ...children);
}

/** Where nothing is sent nothing is a stop of the keyboard either. */
const restOf = (formAction: Scene['formAction']) => (formAction ? {} : { tabIndex: -1 });

function fieldView(formId: string, input: FormInput, { words, formAction, hasSlots = false }: Scene): ReactElement {
  const { name, label, isRequired } = input;
  const id = `${formId}_${name}`;
  const own = {
    id,
    name,
    required: isRequired,
    ...restOf(formAction),
    autoComplete: fills[name] ?? 'off',
    ...(hasSlots && { 'aria-describedby': `${id}_error`, ...attributeSlot.invalid(name) }),
  };
  return h(
    'div',
    { className: 'field' },
    h(
      'label',
      { htmlFor: id },
      label,
      isRequired ? null : h('span', { className: 'opt' }, ` (${words.forms.optional})`),
    ),
    controlView(input, own, words.forms.choose, hasSlots),
    hasSlots ? h('p', { className: 'error', id: `${id}_error` }, slot.error(name)) : null,
  );
}

function controlView(
  { name, kind, max, options }: FormInput,
  own: Readonly<Record<string, string | number | boolean | undefined>>,
  choose: string,
  hasSlots: boolean,
): ReactElement {
  const value = hasSlots ? { defaultValue: slot.value(name) } : {};
  switch (kind) {
    case 'line':
      return h('input', { ...own, type: 'text', maxLength: max, ...value });
    case 'mail':
      return h('input', { ...own, type: 'email', maxLength: max, ...value });
    case 'phone':
      return h('input', { ...own, type: 'tel', maxLength: max, ...value });
    case 'count':
      return h('input', {
        ...own,
        className: 'count',
        type: 'number',
        min: 1,
        max,
        ...(hasSlots ? value : { defaultValue: 1 }),
      });
    case 'text':
      return h('textarea', { ...own, rows: 6, maxLength: max, ...(hasSlots && { defaultValue: slot.text(name) }) });
    case 'choice':
      return h(
        'select',
        own,
        h('option', { value: '' }, choose),
        ...options.map((option, at) =>
          h('option', { value: option, ...(hasSlots && attributeSlot.selected(name, at)) }, option),
        ),
      );
  }
}

function agreeView(formId: string, consent: string, { formAction, hasSlots = false }: Scene): ReactElement {
  const id = `${formId}_${consentName}`;
  const room = hasSlots
    ? { 'aria-describedby': `${id}_error`, ...attributeSlot.checked, ...attributeSlot.invalid(consentName) }
    : {};
  return h(
    'div',
    { className: 'agree' },
    h('input', {
      id,
      name: consentName,
      type: 'checkbox',
      value: 'yes',
      required: true,
      ...restOf(formAction),
      ...room,
    }),
    h('label', { htmlFor: id }, consent),
    hasSlots ? h('p', { className: 'error', id: `${id}_error` }, slot.error(consentName)) : null,
  );
}

/** Neither seen nor read out nor reached by keyboard nor filled in by browsers. */
const hiddenView = (formId: string, label: string): ReactElement =>
  h(
    'div',
    { className: 'unseen', 'aria-hidden': 'true' },
    h('label', { htmlFor: `${formId}_${hiddenName}` }, label),
    h('input', { id: `${formId}_${hiddenName}`, name: hiddenName, type: 'text', tabIndex: -1, autoComplete: 'off' }),
  );
