// Which theme is in force: the person's choice, else the system's.
import { settings } from '../store/settings.svelte';

const system = window.matchMedia('(prefers-color-scheme: dark)');
const strong = window.matchMedia('(prefers-contrast: more)');
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

class Look {
  private system = $state(system.matches);
  private strong = $state(strong.matches);
  /** Whether the person asked for less motion. */
  calm = $state(calm.matches);
  /** Whether the ground is dark: with more contrast, as the system has it. */
  dark = $derived(settings.theme === 'dark' || (settings.theme !== 'light' && this.system));
  /** Whether the person asked for more contrast, here or in the system. */
  contrast = $derived(settings.theme === 'contrast' || this.strong);

  constructor() {
    system.addEventListener('change', () => (this.system = system.matches));
    strong.addEventListener('change', () => (this.strong = strong.matches));
    calm.addEventListener('change', () => (this.calm = calm.matches));
  }
}

export const look = new Look();
