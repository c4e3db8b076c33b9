// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FocusRestoration } from './FocusRestoration.tsx';

const page = (heading: string) => (
  <>
    <h1>{heading}</h1>
    {heading === 'First' && <input aria-label="Name" autoFocus />}
    <Link to="/other">Other</Link>
    <FocusRestoration key={heading} />
  </>
);

function open() {
  const Frame = () => (
    <main id="main">
      <Outlet />
    </main>
  );
  const children = [
    { path: '/', element: page('First') },
    { path: '/other', element: page('Other') },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }]);
  // In StrictMode React runs effects twice, as it does when a page is hidden for a moment and shown again.
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}

it('keeps the focus of the first page in its field and moves it to the heading on another page', async () => {
  const router = open();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await router.navigate('/other');
  const heading = await screen.findByRole('heading', { name: 'Other' });
  expect(document.activeElement).toBe(heading);
});
