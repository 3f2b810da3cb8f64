// The widget of the Python package: the page's board and timeline in a notebook. A program on the other side of `model` draws
// the pictures; docs/PYTHON.md says how to get one.
import { mount, unmount } from 'svelte';
import '../theme/tokens.css';
import type { Model } from './model';
import Replay from './Replay.svelte';

export default {
  render({ model, el }: { model: Model; el: HTMLElement }): () => void {
    const shown = mount(Replay, { target: el, props: { model } });
    return () => void unmount(shown);
  },
};
