// Whether the server that gave the page has a house where people share things, and who is signed in there.
import { settings, type Theme } from '../store/settings.svelte';
import { HubError, hub } from './client';
import type { Me, Register, Visit, Welcome } from './types';

/** The cookie by which a server with a house says that it has one. A page from anywhere else asks nobody. */
const SIGN = 'solvarium-house';

class House {
  /** Whether there is a house; null until it is known. */
  here: boolean | null = $state(null);
  /** Whether anyone may register. */
  open = $state(false);
  me: Me | null = $state(null);
  readonly isAdmin = $derived(this.me?.role === 'admin');
  readonly isTeacher = $derived(this.me?.role === 'teacher' || this.me?.role === 'admin');
  private asked: Promise<boolean> | null = null;

  /** Finds out, once, whether there is a house. */
  find(): Promise<boolean> {
    return (this.asked ??= this.look());
  }

  /** Asks again, for instance after the server was away. */
  again(): Promise<boolean> {
    this.asked = null;
    return this.find();
  }

  async register(register: Register): Promise<Welcome> {
    return this.welcome(await hub.register(register));
  }
  async signIn(visit: Visit): Promise<Welcome> {
    return this.welcome(await hub.signIn(visit));
  }
  async signOut(): Promise<void> {
    await hub.signOut();
    this.me = null;
  }
  /** Deletes the person and what is theirs. */
  async leave(): Promise<void> {
    if (this.me) await hub.deleteMe(this.me.name);
    this.me = null;
  }
  /** Takes in how the person is now: as they changed themselves, or as they come in. */
  become(me: Me): void {
    this.me = me;
    settings.theme = me.character.theme as Theme;
  }
  /** The theme follows the person to their other devices; where that fails, it stays on this one. */
  wear(theme: Theme): void {
    if (!this.me) return;
    const character = { ...this.me.character, theme };
    this.me = { ...this.me, character };
    hub.setCharacter(character).catch(() => undefined);
  }

  private welcome(welcome: Welcome): Welcome {
    this.become(welcome.me);
    return welcome;
  }

  private async look(): Promise<boolean> {
    this.here = false;
    if (!document.cookie.includes(`${SIGN}=`)) return false;
    try {
      const info = await hub.info();
      this.open = info.open;
      this.me = info.me;
      this.here = true;
    } catch (error) {
      // Another server was here before, under the same name.
      if (error instanceof HubError && error.status === 404) document.cookie = `${SIGN}=; path=/; max-age=0`;
    }
    return this.here;
  }
}

export const house = new House();
