import { Download, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-style.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Group, Specimen } from './specimen.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function ActionsGallery() {
  const [isSelected, setSelected] = useState(true);
  return (
    <Group title="Actions">
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>Download PDF</Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} size="large">
            <Icon of={Download} />
            With icon
          </Button>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
          <Button variant={variant} busy busyLabel="Signing in...">
            Sign in
          </Button>
        </Specimen>
      ))}
      <Specimen name="IconButton">
        <IconButton icon={Pencil} label="Edit" />
        <IconButton icon={Pencil} label="Edit" size="medium" />
        <IconButton icon={Trash2} label="Delete" size="large" />
        <IconButton icon={Trash2} label="Delete" isDisabled />
      </Specimen>
      <Specimen name="Chip">
        <Chip onPress={() => undefined}>I don't know yet</Chip>
        <Chip onPress={() => setSelected(!isSelected)} isSelected={isSelected}>
          Subscription
        </Chip>
        <Chip onPress={() => undefined} isDisabled>
          Disabled
        </Chip>
      </Specimen>
      <Specimen name="Avatar">
        <Avatar name="Marieke Kessler" />
        <Avatar name="李小龙" />
      </Specimen>
    </Group>
  );
}
