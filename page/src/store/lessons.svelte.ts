// Which lessons a person has read.
import { recall, remember } from './persist';

const KEY = 'lessons';
const VERSION = 1;

class Lessons {
  private done: string[] = $state.raw(recall<string[]>(KEY, VERSION, []));

  isRead(name: string): boolean {
    return this.done.includes(name);
  }

  mark(name: string, read = true): void {
    if (this.isRead(name) === read) return;
    this.done = read ? [...this.done, name] : this.done.filter((one) => one !== name);
    remember(KEY, VERSION, this.done);
  }
}

export const lessons = new Lessons();
