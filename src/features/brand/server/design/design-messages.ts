import type { LogoChoices } from '#features/brand/domain/brand-choices.ts';
import type { Brief } from '#features/brand/domain/logo/design.ts';
import type { MarkKind } from '#features/brand/domain/logo/mark-kinds.ts';
import type { OwnLogo } from '#features/brand/domain/logo/own-logo.ts';
import type { LogoTemplates, StoredMark } from '#features/brand/domain/logo/stored-logo.ts';
import type { Palette } from '#features/brand/domain/palette/palettes.ts';
import type { Ground } from '#features/brand/domain/social/compose-social.ts';
import type { ShareCard } from '#shared/share-card.ts';
import type { LogoRefusal } from '../own-logo/clean-svg.ts';
import type { GuidelinesOrder } from '../pack/guidelines.ts';
import type { LogoFilesOrder } from '../pack/logo-files.ts';
import type { PackFile } from '../pack/pack-file.ts';

/** A logo as the process hands it over. */
export interface DrawnLogo {
  readonly kind: MarkKind;
  readonly seed: string;
  readonly mark: StoredMark;
  readonly choices: LogoChoices;
  readonly templates: LogoTemplates;
  /** 144 signs, 0 or 1: of the mark alone, in one colour. */
  readonly fingerprint: string;
  /** A small picture of it as a PNG in base64: what those see whose plan does not open it. */
  readonly preview: string;
}

/** What the process is asked. */
export type DesignWork =
  | {
      readonly task: 'design';
      readonly brief: Brief;
      readonly seed: string;
      readonly count: number;
      /** Kinds that are wanted; all of them unless given. */
      readonly only?: readonly MarkKind[] | undefined;
      readonly without: readonly MarkKind[];
      /** Fingerprints that no mark may be a copy of. */
      readonly taken: readonly string[];
      /** What the logos are put together with; as the style has it unless given. */
      readonly choices?: LogoChoices | undefined;
    }
  | { readonly task: 'draw'; readonly name: string; readonly mark: StoredMark; readonly choices: LogoChoices }
  | {
      readonly task: 'specimens';
      readonly heading: string;
      readonly text: string;
      readonly palette: Palette;
      readonly pairs: readonly number[];
    }
  | { readonly task: 'read-own-logo'; readonly bytes: Uint8Array }
  | ({ readonly task: 'social' } & SocialOrder)
  | { readonly task: 'share-card'; readonly card: ShareCard }
  /** What follows are files of a package. */
  | ({ readonly task: 'social-files' } & SocialOrder)
  | ({ readonly task: 'logo-files' } & LogoFilesOrder)
  | { readonly task: 'font-files'; readonly faceIds: readonly string[]; readonly fontPair: number | null }
  | ({ readonly task: 'guidelines' } & GuidelinesOrder);

/** Pictures for networks. */
export interface SocialOrder {
  readonly name: string;
  readonly logo:
    | { readonly kind: 'drawn'; readonly mark: StoredMark; readonly choices: LogoChoices }
    /** With a font for the line beside it. */
    | { readonly kind: 'own'; readonly own: OwnLogo; readonly faceId: string };
  readonly palette: Palette;
  readonly line: string;
  readonly ground: Ground;
  readonly formats: readonly string[];
}

/** A picture as an SVG of its own. */
export interface NamedPicture {
  readonly id: string;
  readonly svg: string;
}

/** What each task is answered with. */
export interface DesignResults {
  readonly design: readonly DrawnLogo[];
  /** Null where the font lacks letters of the name or the line. */
  readonly draw: LogoTemplates | null;
  readonly 'read-own-logo': OwnLogo | LogoRefusal;
  readonly specimens: readonly NamedPicture[];
  readonly social: readonly NamedPicture[];
  /** A PNG; null where there is nothing to show. */
  readonly 'share-card': Uint8Array | null;
  readonly 'social-files': readonly PackFile[];
  readonly 'logo-files': readonly PackFile[];
  readonly 'font-files': readonly PackFile[];
  readonly guidelines: readonly PackFile[];
}
