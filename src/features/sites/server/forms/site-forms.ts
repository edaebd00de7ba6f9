import { isDatabaseAway } from '#server/db/database.ts';
import type { DiskSpace } from '#server/disk-space.ts';
import type { Admission } from '#server/http/admission.ts';
import type { PlainRequestInfo } from '#server/http/plain-route.ts';
import { sentenceGap } from '#shared/languages.ts';
import { ProblemError } from '#shared/problem.ts';
import { checkForm } from '../../domain/forms/check-form.ts';
import { type FormDeclaration, readDeclarations } from '../../domain/forms/form-declaration.ts';
import { blankForm, type FormState, fillSlots } from '../../domain/forms/slots.ts';
import { againPath, declarationsPath, sentPath } from '../../domain/page/form-pages.ts';
import { addressSchema } from '../../domain/site-address.ts';
import { siteWordsOf } from '../../domain/words/all-words.ts';
import type { FormWords } from '../../domain/words/form-words.ts';
import { nothing } from '../serving/plain-answers.ts';
import type { ServedRelease } from '../serving/releases.ts';
import type { Serving } from '../serving/serving.ts';
import type { TakeForm } from './take-form.ts';

interface SiteFormsDependencies {
  readonly serving: Pick<Serving, 'findOnline' | 'missingAt'>;
  readonly admission: Admission;
  readonly disk: Pick<DiskSpace, 'hasRoom'>;
  readonly takeForm: TakeForm;
}

interface AtForm {
  readonly address: string;
  readonly formId: string;
}

type Info = Omit<PlainRequestInfo, 'params'>;

/** A form of the release that is online. */
interface FoundForm {
  readonly declaration: FormDeclaration;
  /** The page that shows it again, with slots. */
  readonly page: string;
  readonly words: FormWords;
}

export type SiteForms = ReturnType<typeof createSiteForms>;

/** The most a form may send: three thousand Chinese characters take nine bytes each (URL standard, percent-encoding). */
const mostBytes = 48 * 1024;

const formType = 'application/x-www-form-urlencoded';

/** Forms of published sites: pages have no script, so that every answer is a page or leads to one. No cookie is read and none is set. */
export function createSiteForms({ serving, admission, disk, takeForm }: SiteFormsDependencies) {
  /** The form that is asked for, or the answer where there is none. */
  const find = async (request: Request, { address, formId }: AtForm): Promise<FoundForm | Response> => {
    if (!addressSchema.safeParse(address).success) return nothing(404);
    let release: ServedRelease | undefined;
    try {
      release = await serving.findOnline(address);
    } catch (error) {
      if (isDatabaseAway(error)) return unread();
      throw error;
    }
    if (!release) return nothing(404);
    const page = release.files.get(againPath(formId));
    const declared = release.files.get(declarationsPath);
    const declaration = declared && readDeclarations(textOf(declared.plain)).find(({ id }) => id === formId);
    if (!page || !declaration) return serving.missingAt(request, release);
    return { declaration, page: textOf(page.plain), words: siteWordsOf(declaration.language).forms };
  };

  const take = async (request: Request, at: AtForm, info: Info): Promise<Response> => {
    const [mediaType = ''] = (request.headers.get('content-type') ?? '').split(';');
    if (mediaType.trim().toLowerCase() !== formType) return plainly(415, `A form is sent as ${formType}.\n`);
    const found = await find(request, at);
    if (found instanceof Response) return found;
    const { declaration, words } = found;
    const bytes = await request.arrayBuffer();
    if (bytes.byteLength > mostBytes) return refuse(found, 'large');
    const checked = checkForm(declaration, new URLSearchParams(new TextDecoder().decode(bytes)), words);
    if (!checked.filled) return again(found, 422, checked.state);
    if (!disk.hasRoom) return refuse(found, 'full', checked.state);
    try {
      const outcome = await takeForm({ address: at.address, declaration, filled: checked.filled }, info);
      if (outcome === 'gone') return nothing(404);
      if (outcome === 'full') return refuse(found, 'full', checked.state);
      return new Response(null, {
        status: 303,
        // From where the form is sent: one step up, whatever address the site is served at.
        headers: { location: `../${sentPath(at.formId)}`, 'cache-control': 'no-store' },
      });
    } catch (error) {
      if (isDatabaseAway(error)) return refuse(found, 'away', checked.state, 2);
      if (!(error instanceof ProblemError)) throw error;
      if (error.status === 429) return refuse(found, 'often', checked.state, error.problem.retryAfter);
      if (error.status === 507) return refuse(found, 'full', checked.state);
      throw error;
    }
  };

  return {
    /** Takes what was sent; whoever sends much waits for their turn. */
    take: async (request: Request, at: AtForm, info: Info): Promise<Response> => {
      const spender = { accountId: undefined, address: info.remoteAddress };
      try {
        return await admission.inTurn(spender, request, () =>
          admission.spend(spender, { cost: 'writing', now: info.now }, () => take(request, at, info)),
        );
      } catch (error) {
        if (!(error instanceof ProblemError) || error.status !== 429) throw error;
        const found = await find(request, at);
        return found instanceof Response ? found : refuse(found, 'often', blankForm, error.problem.retryAfter);
      }
    },

    /** The form as nobody has filled it in. */
    show: async (request: Request, at: AtForm): Promise<Response> => {
      const found = await find(request, at);
      return found instanceof Response ? found : again(found, 200, blankForm);
    },
  };
}

type Refusal = keyof FormWords['refused'] & ('often' | 'full' | 'away' | 'large');

const refusals = { often: 429, full: 507, away: 503, large: 413 } as const satisfies Record<Refusal, number>;

/** The form once more, with why it was not taken and where else one can write. */
function refuse(found: FoundForm, why: Refusal, state: FormState = blankForm, retryAfter?: number): Response {
  const { declaration, words } = found;
  const { refused } = words;
  const { language, mail } = declaration;
  const notice = mail === '' ? refused[why] : refused[why] + sentenceGap(language) + refused.instead(mail);
  return again(found, refusals[why], { ...state, notice }, retryAfter);
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** The form once more, in the look of its site. What was typed is in it, so that nobody keeps the page. */
function again({ page }: FoundForm, status: number, state: FormState, retryAfter?: number): Response {
  return new Response(fillSlots(page, state), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  });
}

const plainly = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });

/** For a site of which nothing is known while the database is away. */
const unread = (): Response => {
  const answer = plainly(503, 'This page cannot be read right now. Nothing was sent; please try again in a moment.\n');
  answer.headers.set('retry-after', '2');
  return answer;
};
