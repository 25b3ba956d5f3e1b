import { importDistribution, seeCorrection } from './distribution.ts';
import { chances, partsOn, toEyrir, type MoneyWorld, type Work } from './moneyWorld.ts';
import type { Someone } from './portal.ts';
import { linesDecidedBy } from './usage.ts';

const today = new Date().toISOString().slice(0, 10);
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const kronur = (eyrir: number) => (eyrir / 100).toFixed(2);

function must(isSo: boolean, said: string): void {
  if (!isSo) throw new Error(said);
}

/** A society in which things happen in an order that nobody chose, and what it knows of them by itself. */
export class MoneySociety {
  readonly world: MoneyWorld;
  readonly chance: ReturnType<typeof chances>;
  readonly works: Work[] = [];
  /** Of right and distribution: what may still be taken back. */
  readonly paid: { id: number; right: number; work: Work; left: number }[] = [];
  readonly held = new Map<number, number>();
  readonly titles: string[] = [];
  readonly log: string[] = [];

  constructor(world: MoneyWorld, seed: number) {
    this.world = world;
    this.chance = chances(seed);
  }

  /** What is looked at before a distribution is cancelled. */
  onImport: () => Promise<void> = async () => undefined;

  splitOf(by: readonly Someone[]): Map<number, number> {
    const cuts = by.map(() => 4 * (1 + this.chance.upTo(8)));
    const rest = 100 - cuts.slice(1).reduce((sum, cut) => sum + cut, 0);
    return new Map(by.map(({ authorId }, i) => [authorId, i === 0 ? rest : (cuts[i] ?? 0)]));
  }

  async register() {
    const by = this.world.authors.slice(0, 2 + this.chance.upTo(2));
    const title = `Lag ${this.works.length} ${this.world.distributions} ${this.chance.upTo(1e6)}`;
    const of = this.splitOf(by);
    const { status, body, text } = await this.world.portal.ask('POST /api/compositions', {
      as: this.world.editor,
      body: { HEITI_VERKS: title, LENGD: '3.30', authors: this.written(of) },
    });
    must(status === 201, text);
    await this.approve(body.verK_NR);
    this.works.push({ workId: body.verK_NR, title, by, shares: [{ from: '', of }], contracts: [] });
  }

  written(of: ReadonlyMap<number, number>) {
    return [...of].map(([id, ratio]) => ({ id, typeOfAuthor: 36, ratio }));
  }

  async approve(workId: number) {
    await this.world.portal.sql(
      `update work_author set approval = 'given', approved_at = coalesce(approved_at, now()) where work_id = $1`,
      [workId],
    );
    await this.world.portal.sql(`update work set review = 'approved' where work_id = $1`, [workId]);
    await this.world.portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [workId]);
  }

  async contract() {
    const work = this.chance.oneOf(this.works);
    const author = this.chance.oneOf(work.by);
    if (work.contracts.some(({ authorId }) => authorId === author.authorId)) return;
    const publisher = this.chance.oneOf(this.world.publishers);
    const [from, to] = [dayAgo(300 + this.chance.upTo(300)), dayAgo(this.chance.upTo(300) - 100)];
    const part = this.chance.oneOf([25, 50, 100]);
    const submitted = await this.world.portal.ask('POST /api/persons/publishers/contractsSubmissions', {
      as: this.world.editor,
      body: {
        PUBLISHER_NR: publisher.personId,
        HOFUNDUR_NR: author.authorId,
        UPPHAF_SAMNINGS: from,
        LOK_SAMNINGS: to,
        PERFORMANCE_SHARE: part,
        MECHANICAL_SHARE: part,
        VERK: [work.workId],
      },
    });
    must(submitted.status === 201, submitted.text);
    const number: number = submitted.body.publisheR_SAMNINGUR_I_BID_NR;
    const decided = await this.world.portal.ask(
      `PATCH /api/persons/publishers/contractsSubmissions/${number}`,
      {
        as: this.world.editor,
        body: { SAMTHYKKT: 1 },
      },
    );
    must(decided.status < 300, decided.text);
    const rightId = this.world.rights.get(publisher.personId) ?? 0;
    work.contracts.push({ authorId: author.authorId, rightId, part, from, to });
    await this.approve(work.workId);
    this.log.push(`contract on ${work.workId}: ${part} % of ${author.authorId} from ${from} to ${to}`);
  }

  async amend() {
    const work = this.chance.oneOf(this.works);
    const of = this.splitOf(work.by);
    const days = this.days();
    const { body: read } = await this.world.portal.ask(`GET /api/compositions/${work.workId}/registration`, {
      as: this.world.editor,
    });
    interface Read {
      id: number;
      samningur: { publisheR_SAMNINGUR_NR: number } | null;
    }
    const contracts = new Map(
      read.authors.map(({ id, samningur }: Read) => [id, samningur?.publisheR_SAMNINGUR_NR ?? null]),
    );
    const answer = await this.world.portal.ask(`PUT /api/compositions/${work.workId}`, {
      as: this.world.editor,
      body: {
        HEITI_VERKS: work.title,
        LENGD: '3.30',
        authors: this.written(of).map((one) => ({ ...one, publishingContractId: contracts.get(one.id) })),
        ...(days.from === '' && { FRA_UPPHAFI: 1 }),
        ...(days.from !== '' && days.from < today && { BREYTING_GILDIR_FRA: days.from }),
        ...(days.until && { BREYTING_GILDIR_TIL: days.until }),
      },
    });
    must(answer.status === 200, answer.text);
    await this.approve(work.workId);
    const next = days.until && dayAfter(days.until);
    const later = next
      ? [{ from: next, of: work.shares.findLast(({ from }) => from <= next)?.of ?? of }].concat(
          work.shares.filter(({ from }) => from > next),
        )
      : [];
    work.shares = [...work.shares.filter(({ from }) => from < days.from), { from: days.from, of }, ...later];
    this.log.push(
      `amend ${work.workId} from ${days.from || 'the beginning'} until ${days.until ?? 'further notice'}`,
    );
  }

  /** Whose uses an amendment counts for: from today, from the beginning, from a day, or on days that are over. */
  days(): { from: string; until?: string } {
    const kind = this.chance.upTo(5);
    if (kind === 0) return { from: '' };
    if (kind < 3) return { from: today };
    const ago = 2 + this.chance.upTo(400);
    return { from: dayAgo(ago), ...(kind === 4 && { until: dayAgo(1 + this.chance.upTo(ago - 1)) }) };
  }

  /** A file of a radio's uses, of sums that are paid to this.world.rights outright, of deductions and of what is held. */
  async distribute(lines: string[] = this.lines(), head: object = {}) {
    const id = ++this.world.distributions;
    const file = [
      'line;type;right;work;title;pot;used_on;amount',
      ...lines.map((line, i) => `${i + 1};${line}`),
    ].join('\n');
    const { body, text } = await importDistribution(this.world.portal, {
      as: this.world.administrator,
      id,
      file,
      head: { ...head },
    });
    if (body.stadA_UTHLUTUNAR !== 'checked') {
      const problems = await this.world.portal.ask(`GET /api/distributions/${id}/problems`, {
        as: this.world.administrator,
      });
      throw new Error(`${this.log.join('\n')}\n${file}\n${text}\n${problems.text}`);
    }
    const brought = lines
      .map((line) => line.split(';'))
      .reduce((sum, [type, , , , , , amount]) => (type === '1' ? sum + toEyrir(amount) : sum), 0);
    this.world.cameIn += brought;
    if (this.chance.upTo(5) === 0) {
      this.remember();
      await this.onImport();
      await this.world.portal.ask(`POST /api/distributions/${id}/cancel`, { as: this.world.administrator });
      this.world.cameIn -= brought;
      this.log.push(`cancelled ${id}`);
      return undefined;
    }
    await seeCorrection(this.world.portal, this.world.administrator, id);
    await this.world.portal.ask(`POST /api/distributions/${id}/finish`, { as: this.world.administrator });
    this.log.push(`distribution ${id}: ${lines.length} lines`);
    return id;
  }

  lines(): string[] {
    const uses = Array.from({ length: 1 + this.chance.upTo(12) }, () => {
      const work = this.chance.oneOf(this.works);
      const day = this.chance.oneOf([today, dayAgo(this.chance.upTo(600))]);
      return `1;;${work.workId};;Útvarp;${day};${kronur(1 + this.chance.upTo(5000))}`;
    });
    const title = `Ókunnugt ${this.world.distributions} ${this.chance.upTo(1e6)}`;
    this.titles.push(title);
    return [...uses, `1;;;${title};Sjónvarp;${dayAgo(30)};${kronur(1 + this.chance.upTo(90_000))}`];
  }

  /** A right is paid outright, a tenth of it deducted; what is left is allocated, or held for another time. */
  async payRight() {
    const work = this.chance.oneOf(this.works);
    const day = dayAgo(this.chance.upTo(200));
    const right = this.chance.oneOf(
      [...partsOn(this.world.rights, work, day)].filter(([, part]) => part > 0),
    )[0];
    const amount = 10 * (1 + this.chance.upTo(10_000));
    const isHeld = this.chance.upTo(3) === 0;
    const lines = [
      `1;${right};${work.workId};;Útvarp;${day};${kronur(amount)}`,
      `2;${right};;;Umsýsla;;${kronur(amount / 10)}`,
      ...(isHeld ? [`6;${right};;;Geymt;;${kronur(amount - amount / 10)}`] : []),
    ];
    const id = await this.distribute(lines);
    if (id === undefined) return;
    if (isHeld) this.held.set(right, (this.held.get(right) ?? 0) + amount - amount / 10);
    else this.paid.push({ id, right, work, left: amount });
  }

  async payHeld() {
    const [right, sum] = this.chance.oneOf([...this.held]) ?? [];
    if (!right || !sum) return;
    const id = await this.distribute([
      `6;${right};;;Geymt;;${kronur(-sum)}`,
      `4;${right};;;Greitt af geymdu;;${kronur(sum)}`,
    ]);
    if (id !== undefined) this.held.delete(right);
  }

  async correct() {
    const one = this.chance.oneOf(this.paid.filter(({ left }) => left > 0));
    if (!one) return;
    const back = 1 + this.chance.upTo(one.left);
    const id = await this.distribute(
      [`1;${one.right};${one.work.workId};;Útvarp;${dayAgo(1)};${kronur(-back)}`],
      { LEIDRETTIR_UTHLUTUN_NR: one.id },
    );
    if (id !== undefined) one.left -= back;
  }

  async claim() {
    const { portal, editor } = this.world;
    const title = this.chance.oneOf(this.titles);
    const work = this.chance.oneOf(this.works);
    const [claimant] = work.by;
    const [usage] = await portal.sql('select unmatched_usage_id from unmatched_usage where title = $1', [
      title,
    ]);
    if (!usage || !claimant) return;
    const made = await portal.ask('POST /api/usageClaims', {
      as: claimant,
      body: { OTHEKKT_NOTKUN_NR: usage['unmatched_usage_id'], VERK_NR: work.workId },
    });
    if (made.status !== 201) return;
    await portal.ask(`PATCH /api/usageClaims/${made.body.krafA_NR}`, {
      as: editor,
      body:
        this.chance.upTo(4) === 0
          ? { SAMTHYKKT: 0, ATHUGASEMD: 'Nei' }
          : {
              SAMTHYKKT: 1,
              FJOLDI_LINA_SKODADUR: await linesDecidedBy(portal, editor, made.body.krafA_NR),
            },
    });
    this.log.push(`claim of ${title} for ${work.workId}`);
  }

  async step() {
    if (this.works.length < 2) return this.register();
    await this.chance.oneOf([
      () => this.register(),
      () => this.contract(),
      () => this.contract(),
      () => this.amend(),
      async () => void (await this.distribute()),
      async () => void (await this.distribute()),
      () => this.payRight(),
      () => this.payHeld(),
      () => this.correct(),
      () => this.claim(),
    ])();
  }

  readonly #splitWhen = new Map<number, ReadonlyMap<number, Work>>();

  /** How works were divided when the last distribution was split: what is amended later changes nothing of it. */
  remember(): void {
    if (this.#splitWhen.has(this.world.distributions)) return;
    const now = this.works.map((work) => {
      const copy = { ...work, shares: [...work.shares], contracts: [...work.contracts] };
      return [work.workId, copy] as const;
    });
    this.#splitWhen.set(this.world.distributions, new Map(now));
  }

  /** Whose a use of that day was when a distribution was split; nothing of works and distributions from before our time. */
  partsWhen(distribution: number, workId: number, day: string): Map<number, number> | undefined {
    const work = this.#splitWhen.get(distribution)?.get(workId);
    return work && partsOn(this.world.rights, work, day);
  }
}
