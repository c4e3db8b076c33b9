import { beforeEach, expect, it } from 'vitest';
import type { Renderer } from './renderer.ts';
import { RenderThreads } from './render-threads.ts';

const MINUTE = 60_000;
let running: Set<string>;

const campus = (name: string, isAble = true): Renderer =>
  ({ isAble, begin: () => running.add(name) && true, stop: async () => void running.delete(name) }) as Partial<Renderer> as Renderer;

beforeEach(() => {
  running = new Set();
});

it('gives each campus a thread until all threads are in use', () => {
  const threads = new RenderThreads(2);
  const [one, two, three] = [campus('one'), campus('two'), campus('three')];
  expect([one, two, three, one].map((each) => threads.use(each, 0))).toEqual([true, true, false, true]);
  expect([...running]).toEqual(['one', 'two']);
});

it('gives the least recently used thread to another campus after it was idle for a minute', () => {
  const threads = new RenderThreads(2);
  const [one, two, three] = [campus('one'), campus('two'), campus('three')];
  threads.use(one, 0);
  threads.use(two, 1);
  threads.use(one, 2);
  expect(threads.use(three, MINUTE)).toBe(false);
  expect(threads.use(three, MINUTE + 1)).toBe(true);
  expect([...running]).toEqual(['one', 'three']);
});

it('frees a thread for others when a campus is closed', async () => {
  const threads = new RenderThreads(1);
  const [one, two] = [campus('one'), campus('two')];
  threads.use(one, 0);
  await threads.end(one);
  expect([threads.use(two, 1), [...running]]).toEqual([true, ['two']]);
});

it('uses no thread for a campus whose pages are rendered in the browser', () => {
  expect(new RenderThreads(1).use(campus('one', false), 0)).toBe(false);
  expect(new RenderThreads(0).use(campus('two'), 0)).toBe(false);
});
