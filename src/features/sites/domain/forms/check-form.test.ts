import { describe, expect, it } from 'vitest';
import { siteWordsOf } from '../words/all-words.ts';
import { checkForm } from './check-form.ts';
import type { FormDeclaration } from './form-declaration.ts';
import { type FormChoices, formInputs } from './form-inputs.ts';

const words = siteWordsOf('en').forms;
const declare = (form: FormDeclaration['form'], choices: FormChoices = {}, consent = ''): FormDeclaration => ({
  id: 'write',
  form,
  language: 'en',
  site: 'Levain & Rye',
  inputs: formInputs(form, choices, words).map((input) => ({ ...input, options: [...input.options] })),
  consent,
  mail: '',
});
const check = (declaration: FormDeclaration, sent: Readonly<Record<string, string>>) =>
  checkForm(declaration, new URLSearchParams(sent), words);

const contact = declare('contact', { asksPhone: true });
const good = { name: 'Mara', mail: 'Mara@Visitor.example', phone: '', message: 'Do you bake on Sundays?' };

describe('a contact form', () => {
  it('takes a name, an address and a message; a phone number where one is given', () => {
    const { filled } = check(contact, good);
    expect(filled).toEqual({
      name: 'Mara',
      mail: 'Mara@Visitor.example',
      message: 'Do you bake on Sundays?',
      fields: [],
      consent: null,
      hiddenField: '',
    });
    expect(check(contact, { ...good, phone: '+49 821 12' }).filled?.fields).toEqual([
      { label: 'Phone', value: '+49 821 12' },
    ]);
  });

  it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['nothing', {}, { name: words.wrong.missing, mail: words.wrong.missing, message: words.wrong.missing }],
    ['only spaces', { ...good, name: ' \n ' }, { name: words.wrong.missing }],
    ['only control characters', { ...good, message: '\u0000\u0001' }, { message: words.wrong.missing }],
    ['no address', { ...good, mail: 'mara at visitor' }, { mail: words.wrong.mail }],
    ['two addresses', { ...good, mail: 'a@b.example, c@d.example' }, { mail: words.wrong.mail }],
    ['an address with a header', { ...good, mail: 'a@b.example\r\nBcc: c@d.example' }, { mail: words.wrong.mail }],
    ['a name that is too long', { ...good, name: 'x'.repeat(121) }, { name: words.wrong.long(120) }],
    ['a message that is too long', { ...good, message: 'x'.repeat(3001) }, { message: words.wrong.long(3000) }],
  ])('says what is wrong where it is, with %s', (_what, sent, errors) => {
    const { filled, state } = check(contact, sent);
    expect([filled, state.errors, state.notice]).toEqual([undefined, errors, words.wrong.summary]);
  });

  it('takes as much as it says, and no sign more', () => {
    expect(check(contact, { ...good, message: '面'.repeat(3000) }).filled?.message).toHaveLength(3000);
  });

  it('keeps what was typed, also what is too long', () => {
    const { state } = check(contact, { ...good, mail: 'mara', message: 'x'.repeat(3001) });
    expect(state.values).toEqual({ name: 'Mara', mail: 'mara', phone: '', message: 'x'.repeat(3001) });
  });

  it('makes one line of a name that has several: nothing of it becomes a header', () => {
    expect(check(contact, { ...good, name: 'Mara\r\nBcc: c@d.example' }).filled?.name).toBe('Mara Bcc: c@d.example');
  });

  it('reads nothing that it does not ask, but for the field that is not seen', () => {
    const { filled } = check(contact, { ...good, product: 'Rye', state: 'open', extra: 'filled' });
    expect(filled).toMatchObject({ fields: [], hiddenField: 'filled' });
  });
});

describe('what has to be agreed to', () => {
  const asking = declare('newsletter', {}, 'I want news.');

  it('is asked for, and kept word for word', () => {
    const mail = { mail: 'mara@visitor.example' };
    expect(check(asking, mail).state.errors).toEqual({ consent: words.wrong.consent });
    expect(check(asking, { ...mail, consent: 'no' }).filled).toBeUndefined();
    const agreed = check(asking, { ...mail, consent: 'yes' });
    expect([agreed.filled?.consent, agreed.state.isAgreed]).toEqual(['I want news.', true]);
  });

  it('is nothing where nothing is asked', () => {
    expect(check(declare('newsletter'), { mail: 'mara@visitor.example', consent: 'yes' }).filled?.consent).toBeNull();
  });
});

describe('an order form', () => {
  const products = [
    { name: 'Rye', price: '€6.50' },
    { name: 'Spelt', price: '' },
    { name: ' ', price: '' },
  ];
  const order = declare('order', { products });
  const sent = { product: 'Rye · €6.50', quantity: '2', name: 'Mara', mail: 'mara@visitor.example' };

  it('takes one of its products with its price, and how many', () => {
    expect(check(order, sent).filled?.fields).toEqual([
      { label: words.labels.product, value: 'Rye · €6.50' },
      { label: words.labels.quantity, value: '2' },
    ]);
    expect(order.inputs[0]!.options).toEqual(['Rye · €6.50', 'Spelt']);
  });

  it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['a product it does not have', { ...sent, product: 'Rye · €0.01' }, { product: words.wrong.missing }],
    ['no product', { ...sent, product: '' }, { product: words.wrong.missing }],
    ['none of it', { ...sent, quantity: '0' }, { quantity: words.wrong.count(99) }],
    ['too many', { ...sent, quantity: '100' }, { quantity: words.wrong.count(99) }],
    ['part of one', { ...sent, quantity: '1.5' }, { quantity: words.wrong.count(99) }],
    ['a number in words', { ...sent, quantity: 'two' }, { quantity: words.wrong.count(99) }],
  ])('refuses %s', (_what, given, errors) => expect(check(order, given).state.errors).toEqual(errors));

  it('remembers what was chosen', () => {
    expect(check(order, { ...sent, product: 'Spelt', mail: '' }).state.chosen).toEqual({ product: 1 });
  });
});
