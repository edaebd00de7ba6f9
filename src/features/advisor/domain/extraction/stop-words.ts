const list =
  'a an the and or but nor so yet plus for with without in on at to from of by as into onto over under above below about ' +
  'around near within across through during before after until till since because if when while where which who whom whose ' +
  'that this these those there here it its they them their he she we us our i me my you your is are was were be been being ' +
  'am do does did done have has had will would can could should may might must shall not no never only just also too very ' +
  "more most less least than then now today currently still already soon later each every all any some both either neither don't " +
  "doesn't won't can't isn't aren't i'm we're they're it's i've we've they've i'd we'd i'll we'll what how why per via like such up out off " +
  'down again maybe perhaps roughly approximately approx mostly mainly usually often sometimes costs cost costing charge charges ' +
  'sell sells pay pays instead rather even cancel called named delivered delivers';

/** Words that end a noun phrase. */
export const stopWords: ReadonlySet<string> = new Set(list.split(' '));
