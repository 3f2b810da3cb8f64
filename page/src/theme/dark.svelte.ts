// Which theme is in force: the person's choice, else the system's.
import { settings } from '../store/settings.svelte';

const system = window.matchMedia('(prefers-color-scheme: dark)');
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

class Look {
  private system = $state(system.matches);
  /** Whether the person asked for less motion. */
  calm = $state(calm.matches);
  dark = $derived(settings.theme === 'dark' || (settings.theme === 'system' && this.system));

  constructor() {
    system.addEventListener('change', () => (this.system = system.matches));
    calm.addEventListener('change', () => (this.calm = calm.matches));
  }
}

export const look = new Look();
