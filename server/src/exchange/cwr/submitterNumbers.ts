/** The submitter's numbers of a group. Most files have them in order, and then the last one alone tells that the next is new. */
export class SubmitterNumbers {
  private readonly inOrder: string[] = [];
  private all: Set<string> | undefined;

  /** Whether nobody had the number before. */
  take(sent: string): boolean {
    // A longer piece of a page keeps the whole of it in memory, unless it is put together anew.
    const number = sent.length < 13 ? sent : sent.slice(0, 7) + sent.slice(7);
    if (!this.all && number > (this.inOrder.at(-1) ?? '')) {
      this.inOrder.push(number);
      return true;
    }
    this.all ??= new Set(this.inOrder);
    const before = this.all.size;
    return this.all.add(number).size > before;
  }
}
