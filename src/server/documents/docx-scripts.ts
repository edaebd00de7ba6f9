import type { IRunOptions } from 'docx';

/** Font and language settings for scripts that Word would otherwise assign wrongly. */
export type ScriptLook = Pick<IRunOptions, 'font' | 'language'>;

const everywhere = (name: string, hint?: string) => ({
  ascii: name,
  hAnsi: name,
  cs: name,
  eastAsia: name,
  ...(hint !== undefined && { hint }),
});

const looks = {
  thai: { font: everywhere('Leelawadee UI', 'cs'), language: { bidirectional: 'th-TH' } },
  devanagari: { font: everywhere('Nirmala UI', 'cs'), language: { bidirectional: 'hi-IN' } },
  korean: { font: { eastAsia: 'Malgun Gothic', hint: 'eastAsia' }, language: { eastAsia: 'ko-KR' } },
  japanese: { font: { eastAsia: 'Yu Gothic', hint: 'eastAsia' }, language: { eastAsia: 'ja-JP' } },
  chinese: { font: { hint: 'eastAsia' }, language: { eastAsia: 'zh-CN' } },
  emoji: { font: everywhere('Segoe UI Emoji') },
} as const satisfies Readonly<Record<string, ScriptLook>>;

type Script = keyof typeof looks;

const ownScript =
  /[\p{Script=Thai}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Extended_Pictographic}\p{Regional_Indicator}]|\u20e3/u;
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a text into stretches of one script. Signs and spaces belong to the letters before them. */
export function splitByScript(text: string): readonly { readonly text: string; readonly look: ScriptLook }[] {
  if (!ownScript.test(text)) return [{ text, look: {} }];
  const han = /\p{Script=Hangul}/u.test(text)
    ? 'korean'
    : /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
      ? 'japanese'
      : 'chinese';
  const parts: { text: string; script: Script | undefined }[] = [];
  for (const { segment } of segments.segment(text)) {
    const last = parts.at(-1);
    const script = scriptOf(segment, han);
    if (last && (last.script === script || (script === 'neutral' && last.script !== 'emoji'))) last.text += segment;
    else parts.push({ text: segment, script: script === 'neutral' ? undefined : script });
  }
  return parts.map((part) => ({ text: part.text, look: part.script === undefined ? {} : looks[part.script] }));
}

function scriptOf(cluster: string, han: Script): Script | 'neutral' | undefined {
  if (/\p{RGI_Emoji}/v.test(cluster) || /\p{Emoji_Presentation}|\ufe0f/u.test(cluster)) return 'emoji';
  if (/\p{Script=Thai}/u.test(cluster)) return 'thai';
  if (/\p{Script=Devanagari}/u.test(cluster)) return 'devanagari';
  if (/\p{Script=Hangul}/u.test(cluster)) return 'korean';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(cluster)) return 'japanese';
  if (/\p{Script=Han}/u.test(cluster)) return han;
  return /^[\s\p{P}]/u.test(cluster) ? 'neutral' : undefined;
}
