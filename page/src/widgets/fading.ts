// A box that scrolls sideways says where it hides something: by the classes `left` and `right`, with which `.fading` fades.
import type { Attachment } from 'svelte/attachments';

export const fading: Attachment<HTMLElement> = (box) => {
  const look = () => {
    const rest = box.scrollWidth - box.clientWidth;
    box.classList.toggle('left', box.scrollLeft > 1);
    box.classList.toggle('right', box.scrollLeft < rest - 1);
  };
  const watch = new ResizeObserver(look);
  for (const part of [box, ...box.children]) watch.observe(part);
  box.addEventListener('scroll', look, { passive: true });
  return () => {
    watch.disconnect();
    box.removeEventListener('scroll', look);
  };
};
