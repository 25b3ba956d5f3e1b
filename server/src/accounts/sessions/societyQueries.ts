import { sql } from '../../platform/database/statement.ts';

export const listDemoLogins = sql`
  select u.kennitala, u.name, u.role, d.password from demo_login d join app_user u using (user_id) order by d.position`;
