/**
 * How words look while they are edited on the page, and how words are marked that were looked for: beside the styles of the site, in the
 * canvas alone.
 */
export const editingCss = `
[data-editing]{display:inline-block;min-width:2ch;max-width:100%;white-space:pre-wrap;cursor:text;user-select:text;-webkit-user-select:text}
p[data-editing]{display:block}
[data-editing][data-empty][data-ask]::before{content:attr(data-ask);float:inline-start;height:0;opacity:.65;pointer-events:none}
[data-found]{outline:2px dashed #b45309;outline-offset:4px}
::highlight(found-words){background:#fde68a;color:#1a1c1e}
`;
