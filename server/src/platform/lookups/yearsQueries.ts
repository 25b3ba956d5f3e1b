import { piece } from '../database/statement.ts';

// The first days of this year and the last, as `date`.

export const thisYear = piece`date_trunc('year', current_date)::date`;
export const lastYear = piece`(date_trunc('year', current_date) - interval '1 year')::date`;
