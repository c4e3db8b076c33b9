// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

/** Imports the module again, because it stores for the lifetime of the page that a script is lost. */
async function load({ online }: { online: boolean }) {
  vi.resetModules();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  return { network, ...(await import('./script.ts')) };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('imports a script once for all callers', async () => {
  const { script } = await load({ online: true });
  const importing = vi.fn(async () => 'module');
  const use = script(importing);
  expect(await Promise.all([use(), use()])).toEqual(['module', 'module']);
  expect(importing).toHaveBeenCalledOnce();
});

it('imports nothing without a network, because browsers remember a failed import', async () => {
  const { script, isScriptLost, network } = await load({ online: false });
  const importing = vi.fn(async () => 'module');
  const use = script(importing);
  await expect(use()).rejects.toThrow('The script cannot be loaded without a network.');
  expect([importing.mock.calls.length, isScriptLost()]).toEqual([0, false]);
  network.mockReturnValue(true);
  expect(await use()).toBe('module');
});

it('imports from a local server even without a network', async () => {
  const { script } = await load({ online: false });
  vi.stubGlobal('fetch', async () => new Response());
  expect(await script(async () => 'module')()).toBe('module');
});

it('returns a loaded script without a network', async () => {
  const { script, network } = await load({ online: true });
  const use = script(async () => 'module');
  await use();
  network.mockReturnValue(false);
  expect(await use()).toBe('module');
});

it('reports that only a reload helps after a failed import', async () => {
  const { script, isScriptLost } = await load({ online: true });
  await expect(script(() => Promise.reject(new TypeError('gone')))()).rejects.toThrow('gone');
  expect(isScriptLost()).toBe(true);
});
