// Server-sent events, cut anywhere.
import { expect, test } from 'vitest';
import { eventsOf } from './sse';

const text = ': hello\n\nevent: progress\ndata: {"a":1}\n\nevent: reply\r\ndata: xé\r\ndata: y\r\n\r\n';

test.each([1, 2, 3, 7, 1000])('in pieces of %i bytes', async (size) => {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  const events = [];
  for await (const event of eventsOf(body)) events.push(event);
  expect(events).toEqual([
    { name: 'progress', data: '{"a":1}' },
    { name: 'reply', data: 'xé\ny' },
  ]);
});
