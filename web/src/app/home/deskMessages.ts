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
  due: { is: 'Úthlutanir fram undan', en: 'Distributions due' },
  noneDue: {
    is: 'Engin úthlutun er á dagskrá næstu tvær vikur.',
    en: 'No distribution is planned for the next two weeks.',
  },
  late: {
    is: { one: 'átti að vera í gær', other: '{count} dögum of sein' },
    en: { one: 'was due yesterday', other: '{count} days late' },
  },
  calendar: { is: 'Sjá úthlutunardaga', en: 'See the calendar' },
};
