import { useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { Group, Specimen } from './specimen.tsx';

const CURRENCIES = [
  { id: 'eur', label: 'Euro' },
  { id: 'usd', label: 'US dollar' },
  { id: 'chf', label: 'Swiss franc', disabled: true },
];

export function FieldsGallery() {
  const [currency, setCurrency] = useState('eur');
  const [model, setModel] = useState('subscription');
  return (
    <Group title="Fields">
      <Specimen name="TextField">
        <TextField label="Name" placeholder="Your name" className="w-56" />
        <TextField
          label="Price"
          defaultValue="6.50"
          suffix={<span>€</span>}
          hint="Per loaf, with tax."
          className="w-56"
        />
        <TextField
          label="Email"
          defaultValue="marieke"
          error="Enter an email address like name@example.com."
          className="w-56"
        />
        <TextField label="Email" defaultValue="fixed@example.com" isDisabled className="w-56" />
        <TextField label="Large" size="large" className="w-56" />
      </Specimen>
      <Specimen name="TextArea">
        <TextArea
          label="What do you sell?"
          defaultValue="Sourdough to order, on the doorstep before 7 am."
          className="w-full max-w-md"
        />
      </Specimen>
      <Specimen name="Select">
        <Select label="Currency" options={CURRENCIES} value={currency} onChange={setCurrency} className="w-56" />
        <Select
          label="Currency"
          options={CURRENCIES}
          value={null}
          onChange={setCurrency}
          placeholder="Choose one"
          error="Choose a currency."
          className="w-56"
        />
        <Select label="Currency" options={CURRENCIES} value="usd" onChange={setCurrency} isDisabled className="w-56" />
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox defaultSelected>Ticked</Checkbox>
        <Checkbox>Open</Checkbox>
        <Checkbox isIndeterminate>Some</Checkbox>
        <Checkbox isInvalid>Missing</Checkbox>
        <Checkbox isDisabled>Disabled</Checkbox>
      </Specimen>
      <Specimen name="Switch">
        <Switch defaultSelected>On</Switch>
        <Switch>Off</Switch>
        <Switch isDisabled>Disabled</Switch>
      </Specimen>
      <Specimen name="RadioGroup">
        <RadioGroup
          label="How do people pay?"
          value={model}
          onChange={setModel}
          options={[
            { id: 'subscription', label: 'Subscription', hint: 'The same amount every month.' },
            { id: 'order', label: 'One-off orders' },
            { id: 'rate', label: 'Day rate', disabled: true },
          ]}
        />
      </Specimen>
    </Group>
  );
}
