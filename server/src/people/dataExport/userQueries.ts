import { piece } from '../../platform/database/statement.ts';

/** The login of the person whose data is exported. */
export const user = piece`(select u.user_id from app_user u where u.person_id = ${'personId'}::integer)`;
