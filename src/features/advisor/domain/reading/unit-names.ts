/** Units of measure whose names the runtime's locale data has. */
export const measureUnits = `kilometer meter centimeter millimeter mile foot inch kilogram gram liter milliliter celsius hectare
  acre pound ounce second gigabyte megabyte terabyte`;

/** Names that the locale data lacks: short forms people write. `_` stands for a space inside one. */
export const writtenNames = {
  minute: 'mins 分 分鐘 分钟 分間',
  hour: 'hrs hr h std 小时 小時 時間',
  day: '日 天',
  week: 'wk wks 週 周 週間 个星期',
  month: 'mo mth pcm か月 ヶ月 カ月 个月 個月 月間',
  year: 'yr yrs pa 年 年間',
  'square-meter': 'm² m2 qm sqm sq_m square_metres 平方米 平米 平方メートル',
  'square-foot': 'sqft sq_ft square_feet',
  watt: 'W',
  kilowatt: 'kW',
  'kilowatt-hour': 'kWh kwh',
  tonne: 't tonnes tonne tons',
  kilogram: 'kilo kilos 公斤 千克',
  gram: '克',
  liter: 'litre litres 升',
  meter: 'metre metres 米',
  kilometer: 'kilometre kilometres 公里',
};

/** One letter says too little: these name no unit, whatever the locale data says. */
export const tooShort = ['m', 'd', 's', 'y', 'w', 'a', 'in', 'j', 'n', '"', '′', '″', "'", '#'];
