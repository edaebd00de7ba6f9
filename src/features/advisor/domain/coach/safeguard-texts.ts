import type { Text } from '../say/message.ts';

type Safeguards = Readonly<Record<string, { readonly holds: Text; readonly settle: Text }>>;

/** What can hold of customers and money, as a founder ticks it, and what to settle then. */
export const moneySafeguards = {
  promised: {
    holds: /*i18n*/ {
      id: 'advisor.safeguard.promised',
      message: 'people have said yes, and neither signed nor paid anything',
    },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.promised.settle',
      message:
        'Ask each of them for a number, a day and a signature or a deposit, and see how many are left.{known, select, yes { Until then do not spend the {amount} for the start.} other {}}',
    },
  },
  guaranteed: {
    holds: /*i18n*/ { id: 'advisor.safeguard.guaranteed', message: 'you promise a result, a time or a guarantee' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.guaranteed.settle',
      message:
        'Write down what the promise covers, until when, and what it does not.{known, select, yes { Doing one again costs you {amount}.} other {}}',
    },
  },
  payer: {
    holds: /*i18n*/ { id: 'advisor.safeguard.payer', message: 'somebody else pays than who uses it' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.payer.settle',
      message: 'Have whoever pays agree beforehand to how much and by when, and write down who pays where they do not.',
    },
  },
  between: {
    holds: /*i18n*/ { id: 'advisor.safeguard.between', message: 'others send you customers or sell for you' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.between.settle',
      message:
        'Have in writing what they get, if anything, of which sales and for how long, and whose the customers are when you part. Count how many come without them.',
    },
  },
  granted: {
    holds: /*i18n*/ {
      id: 'advisor.safeguard.granted',
      message: 'a grant, a loan or somebody’s money is still to come',
    },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.granted.settle',
      message:
        'Order and sign nothing that hangs on it until you have it in writing, with a sum and a day. Ask whether what you order before that day still counts.',
    },
  },
  jobless: {
    holds: /*i18n*/ { id: 'advisor.safeguard.jobless', message: 'you have lost your job, or give it up for this' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.jobless.settle',
      message:
        'Ask the employment office whether it helps people who start, and what has to be asked for before you begin.',
    },
  },
  takeover: {
    holds: /*i18n*/ {
      id: 'advisor.safeguard.takeover',
      message: 'you take over a business, a round or customers of somebody',
    },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.takeover.settle',
      message:
        'Before you pay, look at the books and the bank statements and count a week yourself. Have in writing what is handed over, how long you are helped and that the seller will not compete, and pay a part once the customers have stayed.',
    },
  },
  unregistered: {
    holds: /*i18n*/ { id: 'advisor.safeguard.unregistered', message: 'you cannot write an invoice yet' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.unregistered.settle',
      message: 'Ask the tax office this week how to register, and what an invoice has to hold.',
    },
  },
  untried: {
    holds: /*i18n*/ { id: 'advisor.safeguard.untried', message: 'nobody has paid you for it yet' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.untried.settle',
      message:
        'Do it once for money with what you can borrow, write down the hours and the costs, and only then buy or rent.',
    },
  },
  late: {
    holds: /*i18n*/ { id: 'advisor.safeguard.late', message: 'customers pay late or owe you money' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.late.settle',
      message:
        'Write the day of payment into each order, take a part beforehand, and ask whoever owes you this week, the oldest first.',
    },
  },
  largest: {
    holds: /*i18n*/ { id: 'advisor.safeguard.largest', message: 'one customer brings more than a third of it' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.largest.settle',
      message:
        'Agree with them on how long before they tell you that they stop, and win two others before you buy or rent anything for them.',
    },
  },
  room: {
    holds: /*i18n*/ { id: 'advisor.safeguard.room', message: 'customers you have could take more from you' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.room.settle',
      message: 'Ask each of them first what keeps them from it, and for an order: nobody new has to be won for that.',
    },
  },
  raised: {
    holds: /*i18n*/ { id: 'advisor.safeguard.raised', message: 'customers you have will pay more than now' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.raised.settle',
      message:
        'Tell each of them beforehand, with the reason and the day, and write down who leaves and who asks for less.',
    },
  },
  seldom: {
    holds: /*i18n*/ { id: 'advisor.safeguard.seldom', message: 'the same customer needs it again only after years' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.seldom.settle',
      message:
        'Every year needs other customers: count how many there are within reach, and find out who hears of them first.',
    },
  },
  grows: {
    holds: /*i18n*/ {
      id: 'advisor.safeguard.grows',
      message: 'you want to buy something, or employ somebody, so as to sell more',
    },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.grows.settle',
      message:
        'Reckon it by itself: what it costs, with whoever works on it, against what only its own sales leave.{known, select, yes { Each of them leaves {amount}.} other {}} Look first how many more you could sell with what you have, and buy once those are ordered.',
    },
  },
  returning: {
    holds: /*i18n*/ { id: 'advisor.safeguard.returning', message: 'the same customers need you again and again' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.returning.settle',
      message: 'Write down when each of them last bought from you, and ask whoever has not for longer than usual.',
    },
  },
} as const satisfies Safeguards;

/** The same of the work. */
export const workSafeguards = {
  rush: {
    holds: /*i18n*/ {
      id: 'advisor.safeguard.rush',
      message: 'much of the work comes at once: on some days or in some weeks',
    },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.rush.settle',
      message:
        'Count how many you can take at such a time, have somebody to call or say no beyond that number, and move to before or after whatever can wait.',
    },
  },
  quiet: {
    holds: /*i18n*/ { id: 'advisor.safeguard.quiet', message: 'there are weeks or months with little to do' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.quiet.settle',
      message:
        'Fill them before they come: work that can be done ahead, upkeep, other customers. What stays empty has to be paid from the full months.',
    },
  },
  booked: {
    holds: /*i18n*/ { id: 'advisor.safeguard.booked', message: 'customers book a time or a place' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.booked.settle',
      message: 'Say when they book until when they may cancel, and what they pay after that.',
    },
  },
  made: {
    holds: /*i18n*/ { id: 'advisor.safeguard.made', message: 'you make or order something for one customer alone' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.made.settle',
      message:
        'Have them agree in writing to what it will be and what it costs.{known, select, yes { Take {amount} before you spend anything on it: so much it costs you.} other { Take what it costs you before you spend anything on it.}}',
    },
  },
  kept: {
    holds: /*i18n*/ { id: 'advisor.safeguard.kept', message: 'customers leave things of theirs with you' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.kept.settle',
      message:
        'Write down the state of each thing when it comes in. Ask an insurer what it costs to cover things of others while you have them.',
    },
  },
  lent: {
    holds: /*i18n*/ { id: 'advisor.safeguard.lent', message: 'you lend or let things, rooms or machines' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.lent.settle',
      message: 'Take a deposit, and have both sign the state when it goes out and when it comes back.',
    },
  },
  visits: {
    holds: /*i18n*/ { id: 'advisor.safeguard.visits', message: 'you work at your customers’ places' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.visits.settle',
      message:
        'Ask an insurer what liability cover for that costs, unless you have it, and say from which distance on the way is paid.',
    },
  },
  harm: {
    holds: /*i18n*/ {
      id: 'advisor.safeguard.harm',
      message: 'a mistake of yours can hurt somebody or cost them much',
    },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.harm.settle',
      message:
        'Ask an insurer what cover for that costs, unless you have it, and write down what you check each time and what you do not promise.',
    },
  },
  others: {
    holds: /*i18n*/ { id: 'advisor.safeguard.others', message: 'you use rooms or machines of others' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.others.settle',
      message: 'Have it in writing that you may, for how long, at what price, and how either of you ends it.',
    },
  },
  supplier: {
    holds: /*i18n*/ { id: 'advisor.safeguard.supplier', message: 'one supplier or partner is hard to replace' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.supplier.settle',
      message:
        'Agree in writing on how long it holds and how either of you ends it, and find a second one while you do not need them.',
    },
  },
  stock: {
    holds: /*i18n*/ { id: 'advisor.safeguard.stock', message: 'you buy goods before they are sold' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.stock.settle',
      message:
        'Buy as little at a time as the price allows.{known, select, yes { Each one that is not sold costs you {amount}.} other {}}',
    },
  },
  alone: {
    holds: /*i18n*/ { id: 'advisor.safeguard.alone', message: 'nobody but you can do the work' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.alone.settle',
      message:
        'Name who stands in for you, and lay money aside for an illness.{known, select, yes { Two weeks without you are about {amount} less, and the bills go on.} other {}}',
    },
  },
} as const satisfies Safeguards;
