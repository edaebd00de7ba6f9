import { LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { Group, Specimen } from './specimen.tsx';

export function OverlaysGallery() {
  const [open, setOpen] = useState<'dialog' | 'question' | 'drawer' | undefined>();
  const [tab, setTab] = useState('chat');
  const close = () => setOpen(undefined);
  return (
    <Group title="Overlays and tabs">
      <Specimen name="Tabs">
        <Tabs
          label="Business generation"
          selected={tab}
          onSelect={setTab}
          className="w-full max-w-md"
          tabs={[
            { id: 'chat', label: 'AI Chat', content: <p className="py-4 text-base text-ink-2">The conversation.</p> },
            {
              id: 'plan',
              label: 'Business Plan',
              badge: (
                <Badge tone="green" size="small">
                  50%
                </Badge>
              ),
              content: <p className="py-4 text-base text-ink-2">The plan.</p>,
            },
          ]}
        />
      </Specimen>
      <Specimen name="Dialog">
        <Button onPress={() => setOpen('dialog')}>Open dialog</Button>
        <Button onPress={() => setOpen('question')}>Ask a question</Button>
        <Button onPress={() => setOpen('drawer')}>Open drawer</Button>
        <Dialog
          title="Start another idea?"
          isOpen={open === 'dialog'}
          onClose={close}
          actions={
            <>
              <Button variant="quiet" onPress={close}>
                Not now
              </Button>
              <Button variant="primary" onPress={close}>
                Start
              </Button>
            </>
          }
        >
          The plan you have stays where it is. A new conversation counts as one idea once its first answer is stored.
        </Dialog>
        <Dialog
          title="Authentication Required"
          mustAnswer
          isOpen={open === 'question'}
          onClose={close}
          actions={
            <Button variant="primary" onPress={close}>
              Go to Sign In
            </Button>
          }
        >
          Sign in to see this page.
        </Dialog>
        <Drawer label="Menu" isOpen={open === 'drawer'} onClose={close}>
          <div className="p-4">
            <Button onPress={close}>Close</Button>
          </div>
        </Drawer>
      </Specimen>
      <Specimen name="Popover">
        <Popover label="Your plan" trigger={<Button>Plan info</Button>}>
          <p className="text-sm font-semibold">Free</p>
          <p className="text-sm text-ink-2">1 business idea a month.</p>
        </Popover>
      </Specimen>
      <Specimen name="Menu">
        <Menu
          label="Account"
          trigger={<Button>Open menu</Button>}
          header={<p className="text-sm font-semibold">Marieke Kessler</p>}
          entries={[
            { id: 'settings', label: 'Upgrade Plan', icon: Settings },
            { id: 'out', label: 'Signing Out...', icon: LogOut, disabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="Tooltip">
        <Tooltip text="Saved 12 seconds ago">
          <Button variant="quiet">Hover or focus</Button>
        </Tooltip>
      </Specimen>
      <Specimen name="Toast">
        <Button onPress={() => showToast({ tone: 'done', text: 'Plan saved' })}>Done</Button>
        <Button
          onPress={() => showToast({ text: 'Section removed', action: { label: 'Undo', onPress: () => undefined } })}
        >
          With undo
        </Button>
        <Button
          onPress={() =>
            showToast({ tone: 'attention', text: 'The server was not reached', detail: 'Your text is kept here.' })
          }
        >
          Attention
        </Button>
      </Specimen>
    </Group>
  );
}
