export const messages = {
  queues: { is: 'Bíður afgreiðslu', en: 'Waiting for a decision' },
  nothing: { is: 'Ekkert bíður afgreiðslu.', en: 'Nothing is waiting for a decision.' },
  oldestToday: { is: 'Það elsta kom á síðasta sólarhring', en: 'The oldest came in the last day' },
  oldest: {
    is: { one: 'Það elsta hefur beðið í {count} dag', other: 'Það elsta hefur beðið í {count} daga' },
    en: { one: 'The oldest has waited {count} day', other: 'The oldest has waited {count} days' },
  },
  overMost: { is: 'yfir {most}', en: 'over {most}' },
  finds: { is: 'Síðast fundið', en: 'Found last' },
  take: { is: 'Taka að mér', en: 'Take on' },
  leave: { is: 'Skila', en: 'Give back' },
  actNamed: { is: '{act}: {name}', en: '{act}: {name}' },
  due: { is: 'Næstu tvær vikur', en: 'The next two weeks' },
  noneDue: {
    is: 'Engin úthlutun og enginn frestur næstu tvær vikur.',
    en: 'No distribution and no deadline in the next two weeks.',
  },
  distribution: { is: 'Úthlutun: {name}', en: 'Distribution: {name}' },
  fundPeriod: { is: 'Umsóknarfresti lýkur: {name}', en: 'Applications close: {name}' },
  complaint: { is: 'Kvörtun: {name}', en: 'Complaint: {name}' },
  complaints: {
    is: { one: '{count} kvörtun sem á að svara', other: '{count} kvartanir sem á að svara' },
    en: { one: '{count} complaint to answer', other: '{count} complaints to answer' },
  },
  message: { is: 'Erindi: {name}', en: 'Message: {name}' },
  manyMessages: {
    is: { one: '{count} erindi sem á að svara', other: '{count} erindi sem á að svara' },
    en: { one: '{count} message to answer', other: '{count} messages to answer' },
  },
  income: {
    is: {
      one: 'Úthluta leyfistekjum ársins {name} ({count} greiðsla)',
      other: 'Úthluta leyfistekjum ársins {name} ({count} greiðslur)',
    },
    en: {
      one: 'Distribute the licence income of {name} ({count} payment)',
      other: 'Distribute the licence income of {name} ({count} payments)',
    },
  },
  today: { is: 'í dag', en: 'today' },
  tomorrow: { is: 'á morgun', en: 'tomorrow' },
  inDays: {
    is: { one: 'eftir {count} dag', other: 'eftir {count} daga' },
    en: { one: 'in {count} day', other: 'in {count} days' },
  },
  firstDue: { is: 'Fyrsti frestur {day}', en: 'First deadline {day}' },
  firstDuePassed: { is: 'Frestur rann út {day}', en: 'Deadline passed {day}' },
  yesterday: { is: 'átti að vera í gær', en: 'was due yesterday' },
  late: {
    is: { one: 'átti að vera fyrir {count} degi', other: 'átti að vera fyrir {count} dögum' },
    en: { one: '{count} day late', other: '{count} days late' },
  },
  calendar: { is: 'Sjá úthlutunardaga', en: 'See the calendar' },
};
