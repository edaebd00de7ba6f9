import { productOrigin, type SignedUpFounder } from './founder.ts';

/** Puts words of the person's own into the first paragraph of a section of a complete plan. */
export async function writeInSectionByApi(
  founder: SignedUpFounder,
  conversationId: string,
  sectionId: string,
  text: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${founder.session.access_token}`, 'content-type': 'application/json' };
  const at = `${productOrigin()}/api/advisor/conversations/${conversationId}`;
  const plan = (await (await fetch(`${at}/plan`, { headers })).json()) as {
    readonly sections: readonly {
      readonly id: string;
      readonly revision: number;
      readonly blocks: readonly { readonly id: string; readonly kind: string }[];
    }[];
  };
  const section = plan.sections.find(({ id }) => id === sectionId);
  const paragraph = section?.blocks.find(({ kind }) => kind === 'paragraph');
  const answer = await fetch(`${at}/sections/${sectionId}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ revision: section?.revision, texts: [{ blockId: paragraph?.id, text }] }),
  });
  if (!answer.ok) throw new Error(`The section was not changed: ${answer.status} ${await answer.text()}`);
}
