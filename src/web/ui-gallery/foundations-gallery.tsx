import { Logo, LogoMark } from '#web/ui/logo.tsx';
import { Group, Specimen } from './specimen.tsx';

const TOKENS = [
  'paper',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'green',
  'on-green',
  'green-soft',
  'clay',
  'clay-soft',
  'gold',
  'gold-soft',
];

export function FoundationsGallery() {
  return (
    <Group title="Foundations">
      <Specimen name="Logo">
        <Logo />
        <Logo size="large" />
        <LogoMark size={40} />
      </Specimen>
      <Specimen name="Colours">
        {TOKENS.map((token) => (
          <span key={token} className="flex w-20 flex-col gap-1 text-xs text-ink-2">
            <span className="h-10 rounded-sm border border-line" style={{ background: `var(--${token})` }} />
            {token}
          </span>
        ))}
      </Specimen>
      <Specimen name="Type">
        <div className="flex min-w-0 flex-col gap-2">
          <p className="display text-3xl">A plan with real numbers</p>
          <p className="display text-2xl">Levain &amp; Rye</p>
          <p className="display text-xl">Executive summary</p>
          <p className="text-lg font-semibold">Sub-heading of a screen</p>
          <p className="text-md">Running text of a plan: 1,234.50 € in month 14.</p>
          <p className="text-base">Interface text. The quick brown fox jumps over the lazy dog.</p>
          <p className="text-sm text-ink-2">Secondary text and hints.</p>
          <p className="text-xs text-ink-3">Captions.</p>
        </div>
      </Specimen>
    </Group>
  );
}
