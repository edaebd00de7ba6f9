import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { minimalSetup } from 'codemirror';
import { useEffect, useRef } from 'react';

const languages = { css, html } as const;

/** What it looks like, in the terms of the platform; it grows with its text up to a height. */
const look = EditorView.theme({
  '&': { fontSize: '0.875rem', backgroundColor: 'var(--color-surface)', color: 'var(--color-ink)' },
  '&.cm-focused': { outline: '2px solid var(--color-green)', outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', minHeight: '16rem', maxHeight: '50dvh', overflow: 'auto' },
  '.cm-cursor': { borderLeftColor: 'var(--color-ink)' },
});

/**
 * Code with colors, edited as text. Tab leaves it, as it leaves every field: nobody is kept in it who uses the keyboard alone. What is
 * given as `value` later is taken where it differs.
 */
export function CodeField({
  label,
  language,
  value,
  max,
  onChange,
}: {
  readonly label: string;
  readonly language: keyof typeof languages;
  readonly value: string;
  /** The most UTF-16 units it takes. */
  readonly max: number;
  readonly onChange: (value: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(onChange);
  latest.current = onChange;
  const first = useRef(value);
  useEffect(() => {
    if (place.current === null) return;
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          minimalSetup,
          languages[language](),
          syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
          EditorState.changeFilter.of((change) => change.newDoc.length <= max),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current(update.state.doc.toString());
          }),
          look,
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, [label, language, max]);
  useEffect(() => {
    const shown = view.current;
    if (shown === undefined || shown.state.doc.toString() === value) return;
    shown.dispatch({ changes: { from: 0, to: shown.state.doc.length, insert: value } });
  }, [value]);
  return <div ref={place} className="overflow-hidden rounded-md border border-line-strong" />;
}
