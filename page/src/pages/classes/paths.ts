// Where the pages of classes are.
import { link } from '../../router.svelte';

const to = (path: string) => link({ page: 'classes', path });

export const paths = {
  all: () => to(''),
  join: (code: string) => to(`join/${code}`),
  class: (id: string) => to(id),
  assign: (id: string) => to(`${id}/assign`),
  board: (id: string) => to(`${id}/board`),
  task: (id: string) => to(`assignment/${id}`),
  edit: (id: string) => to(`assignment/${id}/edit`),
  taskBoard: (id: string) => to(`assignment/${id}/board`),
};
