import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaletteTheme } from '#features/brand/domain/brand.plan.ts';
import type { MarkKind } from '#features/brand/domain/logo/mark-kinds.ts';
import type { Colourway, Layout } from '#features/brand/domain/logo/paint.ts';
import type { ColourRole } from '#features/brand/domain/palette/contrast.ts';
import type { BrandStyle } from '#features/brand/domain/styles.ts';

interface StyleWords {
  readonly name: MessageDescriptor;
  readonly description: MessageDescriptor;
}

export const styleWords: Readonly<Record<BrandStyle, StyleWords>> = {
  Modern: { name: msg`Modern`, description: msg`Clear forms and letters without frills` },
  Elegant: { name: msg`Elegant`, description: msg`Fine strokes, much room, quiet` },
  Playful: { name: msg`Playful`, description: msg`Round, warm and a little cheeky` },
  Minimalist: { name: msg`Minimalist`, description: msg`As little as possible, set with care` },
  Bold: { name: msg`Bold`, description: msg`Heavy letters that are seen from afar` },
  Vintage: { name: msg`Vintage`, description: msg`As on signs and labels of earlier days` },
};

export const kindWords: Readonly<Record<MarkKind, MessageDescriptor>> = {
  stamp: msg`Stamp`,
  emblem: msg`Emblem`,
  plate: msg`Name in a plate`,
  wordmark: msg`Wordmark`,
  motif: msg`Drawn sign`,
  badge: msg`Badge`,
  negative: msg`Letter cut out`,
  paired: msg`Letter and sign`,
  pattern: msg`Pattern`,
  monogram: msg`Monogram`,
  ligature: msg`Joined letters`,
  cut: msg`Cut letter`,
  geometric: msg`Geometric`,
  rosette: msg`Rosette`,
};

export const layoutWords: Readonly<Record<Layout, MessageDescriptor>> = {
  wide: msg`Side by side`,
  stacked: msg`One above the other`,
  icon: msg`Mark alone`,
};

export const colourwayWords: Readonly<Record<Colourway, MessageDescriptor>> = {
  usual: msg`First color leads`,
  second: msg`Second color leads`,
  dark: msg`Dark with the first color`,
  single: msg`One color`,
};

export const themeWords: Readonly<Record<PaletteTheme, MessageDescriptor>> = {
  modern: msg`Modern colors`,
  vibrant: msg`Vibrant colors`,
  elegant: msg`Elegant colors`,
  minimal: msg`Minimal colors`,
  nature: msg`Nature colors`,
  tech: msg`Tech colors`,
  luxury: msg`Luxury colors`,
  creative: msg`Creative colors`,
};

export const roleWords: Readonly<Record<ColourRole, MessageDescriptor>> = {
  primary: msg`First`,
  secondary: msg`Second`,
  accent: msg`Accent`,
  ink: msg`Text`,
  paper: msg`Ground`,
};
