import { searchDesk } from '@omur/contract/app/deskSearch';
import { fold } from '@omur/contract/platform/rules/folding';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import { allRows } from '../../platform/http/rows.ts';
import { kennitalasFrom } from '../../accounts/users/kennitalas.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { searchEverything } from './queries.ts';

const shortestName = 2;
const shortestKennitala = 6;

export function serveDeskSearch(server: Server): void {
  serve(server, searchDesk, ({ reads, actor, query }) => {
    const typed = query.search?.trim() ?? '';
    const digits = /^[\d\s.-]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
    // A long number is nobody's name.
    const isName = fold(typed).length >= shortestName && digits.length < shortestKennitala;
    return allRows(reads, searchEverything, {
      typed,
      folded: isName ? fold(typed) : '',
      seesAll: actor.role === 'administrator',
      number: /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : 0,
      ...kennitalasFrom(digits.length >= shortestKennitala ? digits : ''),
      ipiNameNumber: digits.length >= 9 ? (readIpiName(typed).value ?? '') : '',
    });
  });
}
