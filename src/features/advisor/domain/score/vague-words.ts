/** Words that fit any business. A phrase made of these alone names nothing. */
const list =
  'one ones certain innovative innovation great best better good excellent outstanding superior premium high quality unique special modern new leading top amazing ' +
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
  'build improve exceed expectation meet lead leader leadership change everywhere global globally local international national first ' +
  'somewhere someone somebody nobody nothing easy easier fast slow hard fair open open-minded curious ambitious busy individual classic main persona planet environment ' +
  'journey movement community feeling dream standard satisfied active aware interested tailor-made all-in-one one-stop eco-friendly ethical beautiful fresh online outdated complicated expensive cheap impersonal';

/** Words of speeches: they prove nothing by themselves, yet stand in honest names too, so they only weigh in a long text. */
const speech =
  'aim believe convinced confident sure certain trust transparency transparent authentic authenticity creative creativity heart mind soul smile emotion emotional storytelling story inspire inspiration ' +
  'empower unlock challenge challenging pain point partner partnership relationship network ecosystem synergy agile agility mindset expertise professionalism flexibility reliability scalability profitability ' +
  'monetisation monetization traction awareness critical mass disrupt game changer revolution revolutionise transform transformation trend pioneer ready react quickly constantly continuously ' +
  'step combine combination balance respect secret recipe compromise detail attention matter attract convince return invest investor investment growth attractive realistic practically extremely ' +
  'enormous countless exciting fortune serious naturally nowadays unforgettable moment relaxation appreciate welcome enjoy expect satisfied recommend recommendation word mouth speak reach ' +
  'individually package basic budget regular promotion discount loyalty programme program win situation lean efficient currency sustainable limit situation alternative suitable necessary ' +
  'common human being centre center treat taste family friend follower share media social online offline content exclusive event advertising commission merchandising own fund bank subsidy ' +
  'company organisation organization corporation startup start-up size leader decision maker environment stay save understand speak language single everything analysis show fragmented provider clear neglect ' +
  'strength weakness communication proposition observe list practice position win share resource small old young couple alone generation certain security advice number part whole remain valuable contribution ' +
  'find look know think say talk feel see take come get go let want wait use try like live start stand set follow serve focus expand cover earn pay buy sell keep call mean operate ' +
  'together once soon later already almost enough far back down high low half double own same such even still again ever less least well around about without within after before since because while when where what how if though although however therefore end side hand turn ' +
  'beginning run year-round honest honestly fact view case point rule reason right wrong true truth kind bit thousand hundred million billion dozen countless ' +
  'earning generate recurring guarantee cash flow structure slim outsource core competence margin average planning conservative figure surplus reserve reinvest accelerate accelerated rapid lead purchase purchasing turnover branch boom booming sector decade ' +
  'analyst expert forecast study survey barrier entry entrant newcomer founder generalist project function chance habit storm perfect future continent household wallet lifestyle courage attitude culture bold carry forward crowd dreamer doer thinker achiever gender age ' +
  'income niche mainstream adopter sceptic campaign mass medium clientele population estimate potential landscape established website name copycat imitator fellow laurel vision mixture freshness promise hesitate compare frustrated disappointed spoiled content surprise surprised guest ' +
  'pillar gap identify fill tool adjust adapt energy hands-on scale intend europe asia america preferred discerning wish desire luxury comfort majority version entry-level season mood add-on gift voucher vip club portfolio freedom society tag rate transaction acquisition ' +
  'enthusiasm eager reinvent numerous successful learn employee staff member support join known worth extra mile happy willing continue loyal loyalty exactly discover private consequence dependent additional base compete choose decide accompany thanks';
const nothingElse =
  'somehow sometime whichever wherever whenever anywhere else apart ahead beyond behind through along further towards against between another per precisely eventually';

/** Words every text needs, a speech and a shopping list alike: they weigh on neither side. */
const common =
  'people person company business customer client product service small big old young know find look think say talk feel see take come get go let want wait use try start stand set keep call mean work job time day year ' +
  'need pay buy sell like new first many more most much other others some few every any all thing something anything everything nothing one ones way place price cost money today now often always never really very just also back down soon later already ' +
  'together once again still even about around without within after before since because while when where what how if though however less least well far half double same such end side hand turn run lot good better best kind part home week month evening ' +
  'real make help give bring offer live save able read show hear tell change become meet hold leave put right bit usually simply whatever name different stay open group area friend family social';

const split = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const words = split(list);
const speechWords = split(speech);
const commonWords = split(common);
const stop = split(
  'a an the and or but of for to in on at by with from as is are be we i our my your their it its that this these those who which you they them us will would can could so not no than into over per out up',
);
const moreStop = split(
  `${nothingElse} am was were been being has have had do does did he she his her him me ours yours theirs there here each both only too then now shall should must may might one two three themselves ourselves himself herself itself why`,
);

/** Whether a phrase holds at least one word that does not fit any business. */
export function namesSomething(phrase: string): boolean {
  const found = phrase.toLowerCase().match(/[\p{L}][\p{L}\p{M}'&]*/gu) ?? [];
  return found.some((word) => word.length > 2 && !stop.has(word) && !/n't$/.test(word) && !isIn(words, word));
}

/** The content words of a text, in lower case. */
export function contentWords(text: string): string[] {
  const found = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return found.filter((word) => word.length > 2 && !stop.has(word) && !moreStop.has(word));
}

/** Whether a word fits any business or any speech about one. */
export function isSpeechWord(word: string): boolean {
  return isIn(words, word) || isIn(speechWords, word);
}

/** Abstract nouns, adverbs and praise, as English builds them; the exceptions are things. */
const abstract =
  /(?:tions?|(?<!^age)ncy|sions?|ments?|ity|ities|ness|ences?|ances?|isms?|ships?|i[sz]e[ds]?|i[sz]ing|ably|ively|ive|ful|fully|ous|ously|less|able|ible|ally|edly)$/;
const things =
  /^(?:apartment|garment|equipment|pavement|cement|basement|ointment|appointment|station|plantation|fence|insurance|ambulance|maintenance|appliance|entrance|university|city|electricity|harness|wireless|vegetable|table|cable|olive|mushroom|exercise|size|prize|prison|television|infant|kitchen|instrument|document|department|vaccination|translation|tuition|examination|location|decoration|installation|renovation)s?$/;

/** What a word weighs in a long text: for a speech (1), for a business of its own (-1), for neither (0). */
export function weighWord(word: string): -1 | 0 | 1 {
  if (isIn(commonWords, word)) return 0;
  return isSpeechWord(word) || (abstract.test(word) && !things.test(word)) ? 1 : -1;
}

function isIn(known: ReadonlySet<string>, word: string): boolean {
  if (known.has(word)) return true;
  return [
    word.replace(/ies$/, 'y'),
    word.replace(/es$/, ''),
    word.replace(/s$/, ''),
    word.replace(/ing$/, ''),
    word.replace(/ing$/, 'e'),
    word.replace(/(.)\1ing$/, '$1'),
    word.replace(/ed$/, ''),
    word.replace(/d$/, ''),
    word.replace(/ly$/, ''),
  ].some((stem) => known.has(stem));
}
