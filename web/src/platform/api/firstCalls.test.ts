import { getHome } from '@omur/contract/app/home';
import { getPerson } from '@omur/contract/people/persons';
import { expect, it } from 'vitest';
import { firstCalls } from './firstCalls.ts';

it('H107 the first reads of a page are the calls that it makes', () => {
  expect(firstCalls).toEqual({
    person: `${getPerson.method} ${getPerson.path}`,
    home: `${getHome.method} ${getHome.path}`,
  });
});
