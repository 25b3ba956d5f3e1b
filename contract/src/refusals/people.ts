import type { Refusals } from './refusal.ts';

export const peopleRefusals = {
  'author.noneFound': { status: 404, is: 'Engir höfundar fundust', en: 'No authors found' },
  'author.notFound': { status: 404, is: 'Höfundurinn fannst ekki.', en: 'The author was not found.' },
  'author.noCoAuthors': { status: 404, is: 'Engir meðhöfundar fundust', en: 'No co-authors found' },
  'author.noContracts': { status: 404, is: 'Engir samningar fundust', en: 'No contracts found' },
  'author.searchEmpty': {
    status: 422,
    is: 'Sláðu inn nafn eða kennitölu til að leita.',
    en: 'Type a name or a national ID to search.',
  },
  'person.notFound': { status: 404, is: 'Persónan fannst ekki.', en: 'The person was not found.' },
  'person.noRights': { status: 404, is: 'Engin réttindi fundust', en: 'No rights found' },
  'person.noAuthors': { status: 404, is: 'Engir höfundar fundust', en: 'No authors found' },
  'person.notPublisher': {
    status: 404,
    is: 'Þessi notandi er ekki útgefandi.',
    en: 'This user is not a publisher.',
  },
  'lookup.noneFound': { status: 404, is: 'Ekkert fannst.', en: 'Nothing was found.' },
} as const satisfies Refusals;
