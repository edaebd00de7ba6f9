/** Words that titles of three scripts are made of: who, what for, and where. */
export interface TitleWords {
  readonly names: readonly string[];
  readonly trades: readonly string[];
  readonly papers: readonly string[];
  readonly places: readonly string[];
}

const list = (words: string): string[] => words.trim().split(/\s*,\s*/);

export const latin: TitleWords = {
  names:
    list(`Levain & Rye, Café Müller, Señor Piñón, Maison Dupré, Nordlys, Håndværk, Crème Brûlée, Żółw, Åsgård, Côté Jardin,
    Blue Anchor, Harbour Lane, Petite Étoile, Grün & Söhne, Oak Hollow, Silverfern, Doña Inés, Façade, Smørgården, Kraków Roasters,
    Tidewater, Juniper, Larkspur, Meadowbrook, Ironbridge, Clockwork, Paper Crane, Wild Thyme, Copper Kettle, Salt & Slate,
    Bonheur, Éclair, Fjällräven Nord, Straßenküche, Übermorgen, Nuñez, Peña Blanca, Çelik, São Bento, Ångström,
    Briar Rose, Foxglove, Hazelwood, Kingfisher, Marigold, Nightingale, Orchard House, Pebble, Quill, Redwood`),
  trades:
    list(`sourdough bakery, bicycle repair, florist, ceramics studio, bookkeeping, guest house, food truck, hair salon,
    driving school, craft brewery, catering, childcare, tailor, pet grooming, yoga studio, window cleaning, translation bureau,
    furniture workshop, coffee roastery, organic grocery, photo studio, garden design, language school, physiotherapy, web agency,
    cheese dairy, chocolate maker, bookshop, tutoring, carpentry`),
  papers:
    list(`business plan, market analysis, price list, target audience, revenue streams, competitor analysis, cash forecast,
    launch checklist, opening budget, supplier agreement, pitch deck, trend analysis, loan application, rental contract, interview notes`),
  places:
    list(`Ghent, Zürich, København, Málaga, Orléans, Gdańsk, Tromsø, Coimbra, Leipzig, Bristol, Galway, Utrecht, Besançon,
    Göteborg, Córdoba, Düsseldorf, Łódź, Reykjavík, Nîmes, Cádiz, Würzburg, Aarhus, Ávila, Porto, Bergen, Turku, Lyon, Graz, Liège, Siena`),
};

export const cyrillic: TitleWords = {
  names:
    list(`Тёплый хлеб, Синяя птица, Лесной двор, Ёлки-палки, Старый мост, Медовый спас, Белая ладья, Чайный дом, Зелёный луг, Родник,
    Маяк, Красный клён, Северное сияние, Тихая гавань, Дубрава, Золотой ключ, Берёзка, Вишнёвый сад, Каменный цветок, Ромашка,
    Снегирь, Горный воздух, Жёлтый лист, Подсолнух, Сова, Верба, Перекрёсток, Полёт, Якорь, Заря`),
  trades:
    list(`пекарня, велосипедная мастерская, цветочный магазин, гончарная студия, бухгалтерия, гостевой дом, кофейня, парикмахерская,
    автошкола, пивоварня, столярная мастерская, детский сад, ателье, фотостудия, книжный магазин, сыроварня, школа языков, ветеринарная клиника,
    бюро переводов, кондитерская`),
  papers:
    list(`бизнес-план, анализ рынка, прайс-лист, целевая аудитория, источники дохода, анализ конкурентов, прогноз продаж,
    список поставщиков, смета открытия, договор аренды, заявка на кредит, обзор тенденций`),
  places:
    list(`Киев, Алматы, Варна, Белград, Минск, Казань, Одесса, Пловдив, Львов, Тверь, Самара, Скопье, Ташкент, Нови-Сад, Вологда,
    Псков, Бишкек, Харьков, Рига, Томск`),
};

export const cjk: TitleWords = {
  names:
    list(`青空, 麦の香り, 小さな森, 月うさぎ, 東京珈琲, さくら坂, 海猫, 白樺, 花より団子, 北極星, 金木犀, 風の谷, 三日月, 竹林, 夕焼け,
    パン工房ひかり, カフェ・ド・モネ, ブルーバード, 老北京, 好时光, 山水间, 云上, 小满, 春风里, 大树下, 阳光屋, 四季, 星河, 한빛, 봄날, 달빛, 푸른숲`),
  trades:
    list(`製パン所, 自転車修理店, 花屋, 陶芸教室, 会計事務所, 民宿, 珈琲焙煎所, 美容室, 自動車教習所, 写真館, 書店, 家具工房,
    面包店, 咖啡馆, 花店, 民宿客栈, 语言学校, 宠物美容, 家具工坊, 茶叶店, 빵집, 꽃집, 서점, 미용실`),
  papers:
    list(`事業計画, 市場分析, 価格表, 顧客調査, 収益予測, 競合分析, 資金計画, 仕入先一覧, 商业计划书, 市场调查, 价目表, 竞争对手分析,
    收入预测, 开店预算, 사업계획서, 시장분석, 가격표`),
  places: list(
    `京都, 札幌, 鎌倉, 神戸, 金沢, 長崎, 仙台, 広島, 杭州, 成都, 苏州, 大理, 厦门, 青岛, 西安, 부산, 대구, 제주, 高雄, 台南`,
  ),
};
