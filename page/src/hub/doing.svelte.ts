// One thing that is being done on the server: whether it still is, and what went wrong.

export class Doing {
  busy = $state(false);
  error: unknown = $state.raw(null);

  /** Does something unless the former is still being done; says whether it went well. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.error = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
