/** L5.2: so long after its day can a performance be registered. */
const registrationMonths = 30;

/** L5.2: two years and six months before today. Where that month has no such day, its last one. */
export function earliestPerformanceDay(today: string): string {
  return monthsLater(today, -registrationMonths);
}

/** The last day on which a performance of this day can be registered. Where months are short, several days run out together. */
export function registrationDeadline(performedOn: string): string {
  let deadline = monthsLater(performedOn, registrationMonths);
  for (let next = dayAfter(deadline); earliestPerformanceDay(next) <= performedOn; next = dayAfter(next)) {
    deadline = next;
  }
  return deadline;
}

/** Whether it is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && dayOf(day) === text;
}

/** L5.2: dd.MM.yyyy. */
export function writtenDay(day: string): string {
  return day.split('-').reverse().join('.');
}

/** Today where the society is; Iceland keeps universal time all year. */
export function societyToday(now = new Date()): string {
  return dayOf(now);
}

function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const later = new Date(Date.UTC(year, month + months, 0));
  later.setUTCDate(Math.min(date, later.getUTCDate()));
  return dayOf(later);
}

function dayAfter(day: string): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + 1);
  return dayOf(later);
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
