import { z } from 'zod';
import { workspacesProblems } from '#features/workspaces/domain/workspaces.problems.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';
import { languages } from '#shared/languages.ts';
import { paletteThemes } from './domain/brand.plan.ts';
import { brandProblems } from './domain/brand.problems.ts';
import { briefSchema, logoChoicesSchema, markKindSchema, paletteChoiceSchema } from './domain/brand-choices.ts';
import { brandStyles } from './domain/styles.ts';

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const paletteSchema = z.object({ primary: hex, secondary: hex, accent: hex, ink: hex, paper: hex });

const templateSchema = z.object({
  width: z.number(),
  height: z.number(),
  parts: z.array(
    z.object({ role: z.enum(['main', 'accent', 'letter', 'crossing', 'text', 'tagline']), data: z.string() }),
  ),
});

const openLogoSchema = z.object({
  id: idSchema('lgo'),
  isOpen: z.literal(true),
  kind: markKindSchema,
  /** Whether it is one of those made last; otherwise it was kept as a favourite. */
  isShown: z.boolean(),
  isPinned: z.boolean(),
  isFavourite: z.boolean(),
  choices: logoChoicesSchema,
  /** Whether the mark is the name itself: above the name it then stands alone. */
  saysName: z.boolean(),
  /** Outlines by layout, without their colours. */
  templates: z.object({ wide: templateSchema, stacked: templateSchema, icon: templateSchema }),
  /** How much its mark agrees with the nearest other one of this installation, 0 to 1. */
  nearness: z.number(),
  /** Which of its versions is shown, and how many there are. */
  version: z.number().int(),
  versions: z.number().int(),
  revision: z.number().int(),
});
export type OpenLogo = z.infer<typeof openLogoSchema>;

/** A logo that the plan does not open: a small picture of it. */
const lockedLogoSchema = z.object({ id: idSchema('lgo'), isOpen: z.literal(false), preview: z.string() });

const brandSchema = z.object({
  id: idSchema('brd'),
  revision: z.number().int(),
  ...briefSchema.shape,
  line: z.string(),
  generatedAt: z.iso.datetime(),
  palette: paletteChoiceSchema,
  colours: paletteSchema,
  /** Index of the pair of fonts; null where the plan has none. */
  fontPair: z.number().int().nullable(),
  /** What stands for the brand where a single logo is shown: the id of one that is open, or "own"; null where there is none. */
  usedLogo: z.string().nullable(),
  /** A logo the business had before; null where none was brought. */
  ownLogo: z.object({ isOpaque: z.boolean() }).nullable(),
  logos: z.array(z.discriminatedUnion('isOpen', [openLogoSchema, lockedLogoSchema])),
});
export type Brand = z.infer<typeof brandSchema>;

const studioSchema = z.object({
  /** What the form begins with; null where nothing is known. */
  known: z.object({
    name: z.string().nullable(),
    description: z.string().nullable(),
    style: z.enum(brandStyles).nullable(),
  }),
  brand: brandSchema.nullable(),
  /** What the account may choose of. */
  open: z.object({
    palettes: z.array(z.enum(paletteThemes)),
    fontPairs: z.number().int(),
    socialAssets: z.array(z.string()),
    editing: z.boolean(),
    ownLogo: z.boolean(),
    download: z.boolean(),
  }),
});
export type Studio = z.infer<typeof studioSchema>;

/** Everything of a brand in one file. */
const packSchema = z.object({
  id: idSchema('pck'),
  state: z.enum(['running', 'ready', 'failed', 'expired']),
  /** How far it is, of `total`; null until that is known. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  /** Whether the brand is still as it is in it. */
  isCurrent: z.boolean(),
});
export type BrandPack = z.infer<typeof packSchema>;

/** Base64 of at most 700 KB: with its frame within the size of a request. */
const logoFile = z.base64('is no file').min(1, 'is empty').max(960_000, 'is too large');

const pictureSchema = z.object({ id: z.string(), svg: z.string() });

const atWorkspace = { workspaceId: idSchema('ws') };
const atLogo = { logoId: idSchema('lgo'), revision: z.number().int().min(0) };
const revision = z.number().int().min(0);

/** The branding kit of a business. */
export const brandContract = {
  getStudio: endpoint({
    method: 'GET',
    path: '/brand/{workspaceId}',
    summary: 'The brand of a business, and what its form begins with',
    access: 'account',
    input: z.object(atWorkspace),
    output: studioSchema,
  }),
  generateBrand: endpoint({
    method: 'POST',
    path: '/brand/{workspaceId}/generate',
    summary: 'Make logos for a business; pinned ones stay',
    access: 'account',
    cost: 'rendering',
    waitsOutside: true,
    needsIdempotencyKey: true,
    /** The revision it follows; 0 where there is no brand yet. */
    input: z.object({ ...atWorkspace, ...briefSchema.shape, revision }),
    output: z.object({ brandId: idSchema('brd'), revision: z.number().int() }),
    errors: ['request.stale_revision', workspacesProblems.archived, brandProblems.busy],
  }),
  choosePalette: endpoint({
    method: 'PUT',
    path: '/brand/{workspaceId}/palette',
    summary: 'Choose the colours of a brand',
    access: 'account',
    input: z.object({ ...atWorkspace, revision, palette: paletteChoiceSchema }),
    output: studioSchema,
    errors: ['request.stale_revision', 'billing.plan_required', workspacesProblems.archived, brandProblems.no_brand],
  }),
  chooseFontPair: endpoint({
    method: 'PUT',
    path: '/brand/{workspaceId}/fonts',
    summary: 'Choose the fonts of a brand',
    access: 'account',
    input: z.object({ ...atWorkspace, revision, fontPair: z.number().int().min(0).max(4) }),
    output: studioSchema,
    errors: ['request.stale_revision', 'billing.plan_required', workspacesProblems.archived, brandProblems.no_brand],
  }),
  writeLine: endpoint({
    method: 'PUT',
    path: '/brand/{workspaceId}/line',
    summary: 'Write the line of the social pictures',
    access: 'account',
    input: z.object({ ...atWorkspace, revision, line: briefSchema.shape.description.max(90) }),
    output: studioSchema,
    errors: ['request.stale_revision', 'billing.plan_required', workspacesProblems.archived, brandProblems.no_brand],
  }),
  editLogo: endpoint({
    method: 'PATCH',
    path: '/brand/logos/{logoId}',
    summary: 'Change how a logo is put together, as a new version of it',
    access: 'account',
    cost: 'rendering',
    waitsOutside: true,
    input: z.object({ ...atLogo, choices: logoChoicesSchema }),
    output: openLogoSchema,
    errors: [
      'request.stale_revision',
      'billing.plan_required',
      workspacesProblems.archived,
      brandProblems.busy,
      brandProblems.letters_missing,
    ],
  }),
  redrawMark: endpoint({
    method: 'POST',
    path: '/brand/logos/{logoId}/mark',
    summary: 'Draw another mark for a logo, as a new version of it',
    access: 'account',
    cost: 'rendering',
    waitsOutside: true,
    needsIdempotencyKey: true,
    input: z.object({ ...atLogo, kind: markKindSchema }),
    output: z.object({ logoId: idSchema('lgo'), revision: z.number().int() }),
    errors: [
      'request.stale_revision',
      'billing.plan_required',
      workspacesProblems.archived,
      brandProblems.busy,
      brandProblems.no_other_mark,
    ],
  }),
  showVersion: endpoint({
    method: 'PUT',
    path: '/brand/logos/{logoId}/version',
    summary: 'Show another version of a logo',
    access: 'account',
    cost: 'rendering',
    waitsOutside: true,
    input: z.object({ ...atLogo, version: z.number().int().min(0) }),
    output: openLogoSchema,
    errors: ['request.stale_revision', 'billing.plan_required', workspacesProblems.archived, brandProblems.busy],
  }),
  markLogo: endpoint({
    method: 'PUT',
    path: '/brand/logos/{logoId}/marks',
    summary: 'Pin a logo, or keep it as a favourite',
    access: 'account',
    input: z.object({ logoId: idSchema('lgo'), isPinned: z.boolean(), isFavourite: z.boolean() }),
    output: studioSchema,
    errors: ['billing.plan_required', workspacesProblems.archived, brandProblems.favourites_full],
  }),
  chooseLogo: endpoint({
    method: 'PUT',
    path: '/brand/{workspaceId}/logo',
    summary: 'Choose the logo that stands for a brand',
    access: 'account',
    input: z.object({ ...atWorkspace, revision, logo: z.union([idSchema('lgo'), z.literal('own')]) }),
    output: studioSchema,
    errors: ['request.stale_revision', workspacesProblems.archived, brandProblems.no_brand],
  }),
  bringLogo: endpoint({
    method: 'POST',
    path: '/brand/{workspaceId}/own-logo',
    summary: 'Use a logo the business had before: an SVG of outlines, or a PNG',
    access: 'account',
    cost: 'rendering',
    waitsOutside: true,
    input: z.object({ ...atWorkspace, revision, file: logoFile }),
    output: studioSchema,
    errors: [
      'request.stale_revision',
      'billing.plan_required',
      workspacesProblems.archived,
      brandProblems.busy,
      brandProblems.no_brand,
      brandProblems.logo_unreadable,
      brandProblems.logo_not_outlines,
      brandProblems.logo_too_complex,
      brandProblems.logo_too_small,
    ],
  }),
  removeOwnLogo: endpoint({
    method: 'DELETE',
    path: '/brand/{workspaceId}/own-logo',
    summary: 'Forget the logo the business had before',
    access: 'account',
    input: z.object({ ...atWorkspace, revision }),
    output: studioSchema,
    errors: ['request.stale_revision', workspacesProblems.archived, brandProblems.no_brand],
  }),
  showOwnLogo: endpoint({
    method: 'GET',
    path: '/brand/{workspaceId}/own-logo',
    summary: 'The logo the business had before, for a light and for a dark ground',
    access: 'account',
    input: z.object(atWorkspace),
    output: z.object({ logo: z.object({ positive: z.string(), reversed: z.string() }).nullable() }),
  }),
  drawSpecimens: endpoint({
    method: 'GET',
    path: '/brand/{workspaceId}/specimens',
    summary: 'The pairs of fonts with the words of the business',
    access: 'account',
    cost: 'rendering',
    waitsOutside: true,
    input: z.object(atWorkspace),
    output: z.object({ pictures: z.array(pictureSchema) }),
    errors: [brandProblems.busy, brandProblems.no_brand],
  }),
  drawSocial: endpoint({
    method: 'GET',
    path: '/brand/{workspaceId}/social',
    summary: 'The social pictures of a brand that the plan opens',
    access: 'account',
    cost: 'rendering',
    waitsOutside: true,
    input: z.object(atWorkspace),
    output: z.object({ pictures: z.array(pictureSchema) }),
    errors: [brandProblems.busy, brandProblems.no_brand],
  }),
  getPack: endpoint({
    method: 'GET',
    path: '/brand/{workspaceId}/pack',
    summary: 'The newest package of a brand and how far it is',
    access: 'account',
    input: z.object(atWorkspace),
    output: z.object({ pack: packSchema.nullable() }),
  }),
  requestPack: endpoint({
    method: 'POST',
    path: '/brand/{workspaceId}/pack',
    summary: 'Have everything of a brand put into one file; while one is being made, it is that one',
    access: 'account',
    input: z.object({ ...atWorkspace, language: z.enum(languages) }),
    output: packSchema,
    errors: ['billing.plan_required', workspacesProblems.archived, brandProblems.no_brand],
  }),
  createPackDownload: endpoint({
    method: 'POST',
    path: '/brand/packs/{packId}/download',
    summary: 'A signed address that downloads a package for two minutes',
    access: 'account',
    goesOnWhenFull: true,
    input: z.object({ packId: idSchema('pck') }),
    output: z.object({ address: z.string() }),
  }),
};
