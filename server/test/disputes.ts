import type { chances } from './moneyWorld.ts';
import type { Portal, Someone } from './portal.ts';

interface Society {
  portal: Portal;
  chance: ReturnType<typeof chances>;
  authors: readonly Someone[];
  staff: Someone;
}

const written = (shares: readonly { author_id: number; hundredths: number }[]) =>
  shares.map(({ author_id, hundredths }) => ({ HOFUNDUR_NR: author_id, HLUTFALL: hundredths / 100 }));

/** Authors of some works claim a random part of a co-author's share. */
export async function disputeSome({ portal, chance: { upTo, oneOf }, authors }: Society): Promise<void> {
  const works = await portal.sql(
    `select work_id from work_author where author_id <> 3492 group by work_id having count(*) > 1`,
  );
  for (const { work_id: workId } of works.toSorted((a, b) => a['work_id'] - b['work_id']).slice(upTo(2))) {
    if (upTo(2) === 0) continue;
    const shares = await portal.sql<{ author_id: number; hundredths: number }>(
      'select author_id, (share * 100)::integer as hundredths from work_author where work_id = $1 order by position, author_id',
      [workId],
    );
    const own = shares.filter(({ author_id }) => authors.some((one) => one.authorId === author_id));
    const [claims, from] = [oneOf(own), oneOf(own)];
    const as = authors.find((one) => one.authorId === claims.author_id);
    if (claims === from || !as) continue;
    const part = 1 + upTo(from.hundredths - 1);
    claims.hundredths += part;
    from.hundredths -= part;
    await portal.ask(`POST /api/compositions/${workId}/disputes`, {
      as,
      body: { HLUTIR_I_AGREININGI: written(shares), ASTAEDA_AGREININGS: 'Rangt skráð' },
    });
  }
}

/** Some or all of the disputes end: by agreement on any offer, by decision, or withdrawn. */
export async function endSome(
  { portal, chance: { upTo }, authors, staff }: Society,
  isAll: boolean,
): Promise<void> {
  const open = await portal.sql('select * from work_dispute where ended_at is null order by 1');
  for (const { work_dispute_id: id, opened_by: openedBy } of open) {
    if (!isAll && upTo(2) === 0) continue;
    const shares = await portal.sql(
      `select s.author_id, (registered_share * 100)::integer as registered, (proposed_share * 100)::integer as proposed, a.person_id
       from work_dispute_share s join author a using (author_id) where work_dispute_id = $1 order by 1`,
      [id],
    );
    const opener = authors.find(({ personId }) => personId === openedBy);
    const others = shares.filter(
      (one) => one['registered'] !== one['proposed'] && one['person_id'] !== openedBy,
    );
    const other = authors.find(({ personId }) => personId === others[0]?.['person_id']);
    const way = upTo(3);
    // As much of the way as the dice say.
    const part = upTo(
      Math.max(...shares.map(({ registered, proposed }) => Math.abs(registered - proposed))) + 1,
    );
    const offered = written(
      shares.map(({ author_id, registered, proposed }) => ({
        author_id,
        hundredths: registered + Math.sign(proposed - registered) * part,
      })),
    );
    const body = { TILBOD_NR: 1, HLUTIR_I_AGREININGI: offered };
    const answers =
      way === 0
        ? [await portal.ask(`DELETE /api/disputes/${id}`, { as: opener })]
        : way === 1
          ? [
              await portal.ask(`PUT /api/disputes/${id}/offer`, { as: other, body }),
              await portal.ask(`POST /api/disputes/${id}/acceptance`, { as: opener, body: { TILBOD_NR: 2 } }),
            ]
          : [
              await portal.ask(`POST /api/disputes/${id}/referral`, { as: other }),
              await portal.ask(`POST /api/desk/disputes/${id}/decision`, {
                as: staff,
                body: { ...body, URSKURDUR: 'Rök' },
              }),
            ];
    // An offer of all that was claimed is an acceptance.
    const failed = answers.find(({ status }) => status >= 400 && status !== 409);
    if (failed) throw new Error(failed.text);
  }
}

/** Outcomes that paid other than what was kept, or somebody more than they or another claimed. */
export const overpaidOutcomes = (portal: Portal) =>
  portal.sql(`
    with paid as (
      select l.kept_usage_id, k.work_dispute_id, o.distribution_id, o.work_id, coalesce(o.shared_on, o.used_on) as used_on, o.country_id,
        coalesce(o.kept_usage_id, 0) as of_kept,
        s.right_id, s.author_id, s.share_hundredths
      from run_line l join unmatched_usage k on k.unmatched_usage_id = l.kept_usage_id and k.work_dispute_id is not null
      join run_line o on (o.distribution_id, o.statement_line_id) = (k.distribution_id, k.statement_line_id)
      join run_share s on (s.distribution_id, s.kept_usage_id) = (l.distribution_id, l.kept_usage_id)
    ), was as (
      select p.kept_usage_id, p.work_dispute_id, r.right_id, r.author_id, r.share_hundredths, r.work_dispute_id is not null as is_kept
      from (select distinct kept_usage_id, work_dispute_id, distribution_id, work_id, used_on, country_id, of_kept from paid) p
      join run_share r on (r.distribution_id, r.work_id, r.used_on, r.country_id, r.kept_usage_id)
        = (p.distribution_id, p.work_id, p.used_on, p.country_id, p.of_kept)
    )
    select p.kept_usage_id, 'uneven' as wrong from paid p group by 1
    having sum(p.share_hundredths) <> (select sum(w.share_hundredths) from was w where w.kept_usage_id = p.kept_usage_id and w.is_kept)
    union all
    select p.kept_usage_id, 'overpaid' from paid p
    join work_dispute_share c on (c.work_dispute_id, c.author_id) = (p.work_dispute_id, p.author_id)
    where p.share_hundredths + coalesce((select sum(w.share_hundredths) from was w
      where w.kept_usage_id = p.kept_usage_id and not w.is_kept and (w.right_id = p.right_id or w.right_id is null and w.author_id = p.author_id)), 0)
      > greatest(c.registered_share, c.proposed_share) * 100`);
