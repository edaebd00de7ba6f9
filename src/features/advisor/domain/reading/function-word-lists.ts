import type { Language } from '#shared/languages.ts';

/** What a small word does to a clause. */
export const kinds = [
  // Join items and clauses: a phrase ends before one.
  'links',
  // Subjects and relatives: what follows them is said of something.
  'subjects',
  // Verbs that say little of their own: they part a thing from what is said of it.
  'verbs',
  // A long phrase is parted before one.
  'prepositions',
  // Prepositions that belong to the noun before them.
  'ties',
  // Articles and the like: dropped at the edges.
  'articles',
] as const;
export type FunctionWordKind = (typeof kinds)[number];

export const functionWordLists: Readonly<Record<Language, Readonly<Record<FunctionWordKind, string>>>> = {
  en: {
    links: `and or but plus because so if while then when since though although until till whereas unless nor & otherwise
      else instead such like`,
    subjects: `i we they you he she it who which that where whose there this these those i'm we're they're you're it's
      i've we've i'd we'd they'd i'll we'll they'll that's there's there're he's she's who's let's what how everyone
      everybody somebody someone`,
    verbs: `is are was were am be been being has have had having does do did will would can could should must may might
      pays pay paid decides decide decided takes take gets get got uses use used wants want needs need comes come came
      goes go says say charges charge chooses choose buys buy sell sells ask asks costs cost isn't aren't
      think hope expect know`,
    prepositions: `in for with at on to by near around through about within after before per under over into onto than as
      without during between outside inside off up via across along among beside behind above below toward towards
      against round from upon beyond`,
    ties: `of`,
    articles: `a an the my our their his her its your some any all each every both either also mostly mainly just only
      very really maybe perhaps often usually now still even already currently probably approximately roughly almost
      about later today here first too me us them him myself ourselves themselves many most several few more less much
      lots other others another not aged olds`,
  },
  de: {
    links:
      'und oder aber sowie plus weil denn wenn falls damit dass sondern bzw während bevor nachdem als wie beziehungsweise',
    subjects: 'ich wir sie er es man wer das dies diese dieser wo was jeder jemand',
    verbs: `ist sind war waren bin hat haben hatte habe wird werden würde kann können könnte muss müssen soll sollen will
      wollen möchte möchten gibt gibt's gibts zahlt zahlen entscheidet entscheiden nutzt nutzen braucht brauchen kauft
      kaufen kommt kommen macht machen kostet kosten nimmt nehmen verkaufe verkaufen biete bieten`,
    prepositions: `in im ins für mit auf an am bei beim zu zum zur um aus durch über unter nach vor seit per pro je gegen
      ohne neben zwischen rund ab bis innerhalb`,
    ties: 'von vom der des den dem',
    articles: `die das ein eine einen einem einer eines kein mein meine meinen meiner meinem unser unsere unseren ihr ihre
      ihren sein seine seinen alle viele einige manche auch meist meistens nur sehr schon noch etwa ca circa ungefähr
      dann dort hier oft halt eher mir uns mich sich jede jeden jedes jedem vielleicht sonst vor allem derzeit aktuell
      zurzeit`,
  },
  fr: {
    links: 'et ou mais plus car si quand donc puis parce que lorsque comme ni pendant sinon',
    subjects: `je j' nous ils elles on il elle vous tu qui qu' où dont ce c' ça cela ceux celles quoi chacun`,
    verbs: `est sont était étaient suis sommes ai a as avons ont avait avez sera seront peut peuvent doit doivent veut
      veulent voudrais fait font paie paient payent paye décide décident utilise utilisent achète achètent vend vendent
      vends coûte coûtent prend prennent faut y`,
    prepositions: `à au aux en dans pour avec sur par chez sans sous vers depuis entre avant après jusqu' jusqu' près
      autour contre dès hors`,
    ties: `de du des d'`,
    articles: `le la les l' un une mon ma mes notre nos votre vos leur leurs son sa ses tout toute tous toutes chaque
      quelques plusieurs certains certaines beaucoup aussi très surtout souvent environ bien même me m' se s' ne n' t' lui
      moi déjà encore là ici seulement peut-être bcp`,
  },
  es: {
    links: 'y e o u pero más porque si cuando mientras sino entonces pues además aunque como ni',
    subjects: 'yo nosotros ellos ellas él ella usted ustedes que quien quienes donde lo cual cuales eso esto',
    verbs: `es son era eran soy somos está están estoy tengo tiene tienen tenemos hay ha han he hemos había será puede
      pueden podemos quiere quieren quiero queremos debe deben paga pagan decide deciden usa usan compra compran vende
      venden vendo cuesta cuestan hace hacen cobra cobran cobro fui va van`,
    prepositions: `en para con a al por sin sobre desde hasta entre tras durante según contra hacia cerca`,
    ties: 'de del',
    articles: `el la los las un una unos unas mi mis nuestro nuestra nuestros nuestras su sus tu tus cada toda todos
      todas algunos algunas algún muchos muchas mucho también muy casi solo sólo ya aún todavía más otro otra otros otras
      me se nos le les ahí aquí`,
  },
  ja: {
    links:
      'と や か および 及び または もしくは また そして あるいは ので から けど けれど が 今は 他 ほか など とか ば たら',
    subjects: 'は も',
    verbs: 'です ます ある いる する した',
    prepositions: 'を に で へ まで より 向け 向けの ため ための として について',
    ties: 'の',
    articles:
      'この その あの 私 自分 僕 うち 名 社 件 個 軒 人 店 本 台 回 枚 さん お ご 今 年 月 日 的 約 ね よ な ら 主に くらい ほど ぐらい',
  },
  zh: {
    links: '和 跟 与 與 及 以及 或 或者 还有 還有 但 但是 而且 因为 因為 所以 如果 也 还 還 就 要么 都 而 同 再 又',
    subjects: '我 我们 我們 他 她 它 他们 他們 她们 人家 大家 谁 誰 这 這 那 你',
    verbs: `是 有 会 會 要 能 可以 想 做 卖 賣 来 來 去 给 給 没有 沒有 不是 得 说 說 了 着 著 过 過 用 找 买 買 付 付钱 决定 決定 觉得 覺得 收 帮 幫`,
    prepositions: '在 向 从 從 对 對 把 被 为 為 到 往 按 由 给 給 以 比 里 裡 上',
    ties: '的',
    articles: `个 個 家 位 名 间 間 条 條 台 份 次 只 些 一些 很 太 最 主要 大概 大约 大約 左右 多 几 幾 吧 呢 啊 呀 嘛 自己 这些 那些 每 各 等 之 等等 左右 目前 现在 現在`,
  },
};
