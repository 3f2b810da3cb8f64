// What is said to people who do not see the board: one text at a time, in the live region of `Announced.svelte`.

class Announcer {
  text = $state('');
  private odd = false;

  /** Says a text; one that was said before is said again. */
  say(text: string): void {
    if (text === '') return;
    this.odd = !this.odd;
    // A live region is only read when it differs.
    this.text = this.odd ? text : `${text}\u00a0`;
  }

  /** Forgets what was said, as another level is opened. */
  clear(): void {
    this.text = '';
  }
}

export const announcer = new Announcer();
