import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useEditorTools } from '../editor-context.ts';
import { ElementPanel } from './element-panel.tsx';
import { GeneralPanel } from './general-panel.tsx';

/** What is selected on the page, to be edited, and the settings of the site. */
export function Inspector() {
  const { t } = useLingui();
  const { panel, setPanel, setSheetOpen } = useEditorTools();
  return (
    <div className="relative p-4">
      <IconButton
        icon={X}
        label={t`Close`}
        withTooltip={false}
        className="absolute end-3 top-5 max-sm:hidden lg:hidden"
        onPress={() => setSheetOpen(false)}
      />
      <Tabs
        label={t`What is edited`}
        selected={panel}
        onSelect={(id) => setPanel(id === 'general' ? 'general' : 'element')}
        listClassName="sm:max-lg:me-10"
        panelClassName="pt-5"
        tabs={[
          { id: 'element', label: t`Element`, content: <ElementPanel /> },
          { id: 'general', label: t`General`, content: <GeneralPanel /> },
        ]}
      />
    </div>
  );
}
