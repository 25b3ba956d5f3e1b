import { piece } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';
import type { From } from './sectionsQueries.ts';

/** The files of CWR that a person sent. Their works stand among the person's works. */
export const cwrSections: readonly From[] = [
  {
    table: 'cwr_file',
    rows: piece`select cwr_file_id as key, to_jsonb(t) as row, jsonb_build_object('person_id', p.name, 'announced_by', a.name, 'sent_by', s.name) as names
      from cwr_file t join person p using (person_id)
      left join app_user a on a.user_id = t.announced_by and a.role not in (${staffRoles})
      left join app_user s on s.user_id = t.sent_by and s.role not in (${staffRoles})
      where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'sftp_account',
    rows: piece`select sftp_account_id as key, to_jsonb(t) - 'sealed_secret' as row, jsonb_build_object('person_id', p.name) as names
      from sftp_account t join person p using (person_id) where t.person_id = ${'personId'}::integer`,
  },
];
