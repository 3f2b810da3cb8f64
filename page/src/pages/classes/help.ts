// What the kinds of help are called.
import type { Help } from '../../store/progress.svelte';

export const helpNames = (kinds: readonly string[], names: Readonly<Record<Help, string>>): string[] => kinds.map((kind) => names[kind as Help]);
