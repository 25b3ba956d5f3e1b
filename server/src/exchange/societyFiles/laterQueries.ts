import { piece } from '../../platform/database/statement.ts';
import type { Refusing } from './checkQueries.ts';
import type { Wrong } from './checkOtherQueries.ts';
import { anyChanged, keptWhere } from './changeQueries.ts';

// What later files would do to what is here beside what they say. Their lines are refused.

/** O267: staff who have no person yet get the one that has their national ID, with all that it is paid (M14). */
const ofLogin: Refusing = {
  looks: anyChanged('persons'),
  refuses: keptWhere(
    'persons',
    piece`x.kennitala is null
      and exists (select from app_user u where u.kennitala = s.kennitala and u.person_id is distinct from x.person_id)`,
  ) as Refusing['refuses'],
};

export const laterWrongs: readonly Wrong[] = [
  { kind: 'persons', column: 'kennitala', code: 'society.line.ofLogin', statement: ofLogin },
];
