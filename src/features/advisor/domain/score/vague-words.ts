/** Words that fit any business. A phrase made of these alone names nothing. */
const list =
  'innovative innovation great best better good excellent outstanding superior premium high quality unique special modern new leading top amazing ' +
  'awesome perfect ideal exceptional reliable trusted professional friendly passionate passion dedicated dynamic diverse broad wide large huge big growing ' +
  'strong solid robust scalable flexible efficient effective seamless comprehensive complete full holistic integrated cutting edge state art world class ' +
  'next generation smart digital advanced sophisticated tailored personal personalised personalized sustainable natural lasting meaningful real true ' +
  'solution product service business company market industry sector field area space people person customer client consumer user everyone everybody ' +
  'anyone anybody audience public crowd kind type sort range variety lot thing stuff something anything everything way world life experience ' +
  'value need want demand opportunity potential growth success future goal vision mission idea concept approach strategy model offering brand ' +
  'difference impact result benefit advantage satisfaction happiness excellence performance technology system platform process team effort work job ' +
  'money revenue income profit sale price cost many much more most all any every several various different other others some few age background region country ' +
  'place area level segment group target demographic customers who whose care love value quality-conscious money affordable competitive option choice multiple ' +
  'stream source channel different category competitor competition rival player existing current today tomorrow time year day long short term general generally ' +
  'feature functionality interface artificial intelligence possible possibly basically really very truly simply just also always never often able help make create provide deliver offer give bring become ensure grow ' +
  'build improve exceed expectation meet lead leader leadership change everywhere global globally local international national first';

const words: ReadonlySet<string> = new Set(list.split(' '));
const stop = new Set(
  'a an the and or but of for to in on at by with from as is are be we i our my your their it its that this these those who which you they them us will would can could so not no than into over per out up'.split(
    ' ',
  ),
);

/** Whether a phrase holds at least one word that does not fit any business. */
export function namesSomething(phrase: string): boolean {
  const found = phrase.toLowerCase().match(/[\p{L}][\p{L}\p{M}'&]*/gu) ?? [];
  return found.some((word) => word.length > 2 && !stop.has(word) && !isVague(word));
}

function isVague(word: string): boolean {
  if (words.has(word)) return true;
  return [
    word.replace(/ies$/, 'y'),
    word.replace(/es$/, ''),
    word.replace(/s$/, ''),
    word.replace(/ing$/, ''),
    word.replace(/ing$/, 'e'),
    word.replace(/ed$/, ''),
  ].some((stem) => words.has(stem));
}
