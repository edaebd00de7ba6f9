-- Sites begun before there were styles of one's own, titles for search engines and keywords.
update site set document = document || jsonb_build_object(
  'css', '',
  'pages', (
    select jsonb_agg('{"searchTitle": "", "keywords": ""}'::jsonb || page order by at)
    from jsonb_array_elements(document -> 'pages') with ordinality as listed (page, at)))
where not document ? 'css';
