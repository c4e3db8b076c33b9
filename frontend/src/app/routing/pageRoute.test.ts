// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { pageRoute } from './pageRoute.tsx';

it('a page refetches its data when parameters change, but not when a chat is opened, changed or closed', async () => {
  const loader = vi.fn(() => null);
  const router = createMemoryRouter([pageRoute('/orders', async () => ({ Component: () => null, loader }))], { initialEntries: ['/orders'] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  for (const search of ['?conversation=3', '?conversation=4', '?chat=12', '']) await router.navigate(`/orders${search}`);
  expect(router.state.location.search).toBe('');
  expect(loader).toHaveBeenCalledOnce();
  await router.navigate('/orders?status=SHIPPED&conversation=3');
  expect(loader).toHaveBeenCalledTimes(2);
});
