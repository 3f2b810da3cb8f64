// The title of the window on a page of the community; it is set after the shell's own.
import { tick } from 'svelte';
import { i18n } from '../../i18n';
import { router } from '../../router.svelte';

export function titled(title: () => string): void {
  $effect(() => {
    void router.route;
    const text = title();
    if (text) void tick().then(() => (document.title = `${text} · ${i18n.t.common.title}`));
  });
}
