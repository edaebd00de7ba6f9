import { type FormChoices, type FormType, formInputs, formTypes } from '../forms/form-inputs.ts';
import { formCss, formView } from '../forms/form-view.ts';
import { defineBlock, h, orGap, prose, type Scene, section } from './block.ts';
import { type Field, isSaid } from './field.ts';

const title = { kind: 'line', max: 80 } as const;

/** What every form has: words above it and on its button, what has to be agreed to, and a privacy text elsewhere. */
const common = {
  action: { kind: 'line', max: 40 },
  consent: { kind: 'line', max: 300 },
  privacy: { kind: 'link' },
} as const;
const lead = { kind: 'text', max: 400 } as const;
const phone = { kind: 'choice', options: ['no-phone', 'with-phone'] } as const;

interface FormProps {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly consent: string;
  readonly privacy: string;
}

const formSection = (
  type: FormType,
  { title, lead, action, consent, privacy }: FormProps,
  choices: FormChoices,
  scene: Scene,
  id: string,
) => {
  const form = formTypes[type];
  const { forms } = scene.words;
  const inputs = formInputs(form, choices, forms);
  return section(
    { id, type, title, scene },
    lead === '' ? null : h('div', { className: 'lead before' }, prose(scene, 'lead', lead)),
    formView({ id, inputs, button: action.trim() || forms.buttons[form], consent, privacy }, scene),
  );
};

const css = `${formCss}
.before{margin-bottom:1.5rem}`;

/** Something to write to the business. */
export const contactForm = defineBlock({
  type: 'contact-form',
  fields: { title, lead, phone, ...common },
  css,
  render: ({ phone: choice, ...props }, scene, id) =>
    formSection('contact-form', props, { asksPhone: choice === 'with-phone' }, scene, id),
});

/** An address for news; what is agreed to is kept with it. */
export const newsletterForm = defineBlock({
  type: 'newsletter-form',
  fields: { title, lead, ...common },
  css,
  render: (props, scene, id) => formSection('newsletter-form', props, {}, scene, id),
});

const productsField = {
  kind: 'list',
  most: 24,
  of: { name: { kind: 'line', max: 120 }, price: { kind: 'line', max: 200 } },
  asks: 'products',
} as const satisfies Field;

/** A product, how many of it, and for whom. */
export const orderForm = defineBlock({
  type: 'order-form',
  fields: { title, lead, items: productsField, phone, ...common },
  css,
  render: ({ items, phone: choice, ...props }, scene, id) =>
    isSaid(productsField, items)
      ? formSection('order-form', props, { asksPhone: choice === 'with-phone', products: items }, scene, id)
      : section({ id, type: 'order-form', title: props.title, scene }, orGap('', 'products', scene)),
});
