import { z } from 'zod';
import { workspaceNameSchema } from '#features/workspaces/domain/workspace-schema.ts';
import { idSchema } from '#shared/ids.ts';
import { languages } from '#shared/languages.ts';
import { layouts, themes } from '#shared/look.ts';
import { singleLineText } from '#shared/text-schema.ts';
import { maxNameLength, timeZones } from './preferences.ts';

/** What the tabs of the settings send: rules of the contract, which the forms check with too. */

/** The number of a part's last saving. */
export const revision = z.number().int().min(1);

/** Which mails somebody wants. */
export const notificationTogglesSchema = z.object({
  email_updates: z.boolean(),
  marketing_emails: z.boolean(),
  product_tips: z.boolean(),
  security_alerts: z.boolean(),
});

/** Language, layout and theme. */
export const preferencesSchema = z.object({
  language: z.enum(languages).nullable(),
  layout: z.enum(layouts),
  theme: z.enum(themes),
});

/** What the Profile tab saves. */
export const saveProfileSchema = z.object({
  revision,
  name: singleLineText(maxNameLength).pipe(z.string().min(1, 'is empty')),
  timezone: z.enum(timeZones),
  business: z.object({ workspaceId: idSchema('ws'), revision, name: workspaceNameSchema }).optional(),
});

/** What the Preferences tab saves. */
export const savePreferencesSchema = preferencesSchema.extend({ revision });
