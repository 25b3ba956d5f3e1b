import { RunRate } from '@omur/contract/royalties/runRates';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const rates = piece`
  select t.usage_import_id, s.name as sender_name, m.currency, m.exchange_rate, known_rate(m.currency, m.usage_import_id) as known_rate, m.rate_reason,
    u.name as rate_typed_by, t.named_units * 0.0001 as named_isk
  from run_rates(${'distributionId'}::integer) t join usage_import m using (usage_import_id) join usage_sender s using (usage_sender_id)
  join app_user u on u.user_id = m.announced_by`;

export const ratesOf = listing({
  schema: RunRate,
  from: rates,
  orders: { usageImportId: { up: ['q.usage_import_id::integer'] } },
});

export const findRates = sql`
  select m.currency, m.exchange_rate::float8 as exchange_rate from run_rates(${'distributionId'}::integer) t join usage_import m using (usage_import_id)
  order by t.usage_import_id`;
export const markRatesSeen = sql`update run set are_rates_seen = true where distribution_id = ${'distributionId'}`;
