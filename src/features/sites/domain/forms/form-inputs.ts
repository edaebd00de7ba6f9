import type { ThreadForm } from '#features/threads/domain/thread.ts';
import type { FormWords } from '../words/form-words.ts';

/** The kinds of blocks that are forms, and what somebody writes by each. */
export const formTypes = {
  'contact-form': 'contact',
  'newsletter-form': 'newsletter',
  'order-form': 'order',
} as const satisfies Readonly<Record<string, ThreadForm>>;
export type FormType = keyof typeof formTypes;

/** The names by which a browser sends what was filled in. */
export const inputNames = ['name', 'mail', 'phone', 'message', 'product', 'quantity'] as const;
export type InputName = (typeof inputNames)[number];

/** Sent with them: what was agreed to, and the field that people do not see. */
export const consentName = 'consent';
export const hiddenName = 'extra';

/** One thing that a form asks. */
export interface FormInput {
  readonly name: InputName;
  readonly kind: 'line' | 'mail' | 'phone' | 'text' | 'choice' | 'count';
  readonly label: string;
  readonly isRequired: boolean;
  /** UTF-16 units at most; of a count the highest number. */
  readonly max: number;
  /** What can be chosen, in its words. */
  readonly options: readonly string[];
}

/** What the forms ask, as far as their founder decides it. */
export interface FormChoices {
  readonly asksPhone?: boolean;
  readonly products?: readonly { readonly name: string; readonly price: string }[];
}

/** A product as it is chosen: its name with its price. */
const optionOf = ({ name, price }: { readonly name: string; readonly price: string }): string =>
  price.trim() === '' ? name.trim() : `${name.trim()} · ${price.trim()}`;

/** What a form asks, in its order, in the language of the site. */
export function formInputs(form: ThreadForm, choices: FormChoices, words: FormWords): readonly FormInput[] {
  const { labels } = words;
  const text = { isRequired: true, options: [] } as const;
  const name = { ...text, name: 'name', kind: 'line', label: labels.name, max: 120 } as const;
  const mail = { ...text, name: 'mail', kind: 'mail', label: labels.mail, max: 254 } as const;
  const phone = { ...text, name: 'phone', kind: 'phone', label: labels.phone, max: 40, isRequired: false } as const;
  const message = { ...text, name: 'message', kind: 'text', label: labels.message, max: 3000 } as const;
  const person: readonly FormInput[] = [name, mail, ...(choices.asksPhone ? [phone] : [])];
  switch (form) {
    case 'contact':
      return [...person, message];
    case 'newsletter':
      return [mail];
    case 'order': {
      const options = [...new Set((choices.products ?? []).map(optionOf).filter((option) => option !== ''))];
      return [
        { name: 'product', kind: 'choice', label: labels.product, isRequired: true, max: 400, options },
        { name: 'quantity', kind: 'count', label: labels.quantity, isRequired: true, max: 99, options: [] },
        ...person,
        { ...message, isRequired: false },
      ];
    }
  }
}
