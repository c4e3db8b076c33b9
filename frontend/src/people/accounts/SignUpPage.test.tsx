// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discardAllDrafts } from '../../lib/files/draftOwner.ts';
import { session } from '../../apollo/session/session.ts';
import { useSignInState } from '../../apollo/session/signInState.ts';
import { makeSystem } from '../../ui/theme/theme.ts';
import { SignInPage } from './SignInPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';

vi.mock('../../ui/dialogs/toaster.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no demo shop')));
vi.stubGlobal('scrollTo', () => undefined);

beforeEach(() => session.set(null));
afterEach(discardAllDrafts);

const PASSWORD = 'secret-1';
const responses: Record<string, object> = {
  RequestSignUpOtp: { requestSignUpOtp: { message: 'OTP sent' } },
  SignUp: { signUp: { message: 'Signup successful!', user: { id: '9' } } },
  SignIn: { signIn: { token: 'token-9', user: { id: '9', name: 'Neha', role: 'STUDENT' } } },
};

function Product() {
  const state = useSignInState();
  return (
    <Link to="/signup" state={state}>
      Sign Up
    </Link>
  );
}

/** Opens a product page as a guest. Returns what was sent, and the current URL. */
function openProduct() {
  const sent: [string, unknown][] = [];
  const link = new ApolloLink(({ operationName = '', variables }) => {
    sent.push([operationName, variables]);
    return new Observable((observer) => {
      observer.next({ data: responses[operationName] });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache(), defaultOptions: { mutate: { fetchPolicy: 'no-cache' } } });
  const routes = [
    { path: '/product/7', Component: Product },
    { path: '/signup', Component: SignUpPage },
    { path: '/signin', Component: SignInPage },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/product/7?photo=2'] });
  const paths: string[] = [];
  router.subscribe(({ location }) => paths.push(location.pathname + location.search));
  render(
    <ApolloProvider client={client}>
      <ChakraProvider value={makeSystem()}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  return { sent, paths };
}

const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

async function fillDetails(): Promise<void> {
  fireEvent.click(screen.getByText('Sign Up'));
  await screen.findByLabelText(/^Name/);
  for (const [label, value] of [
    [/^Name/, 'Neha'],
    [/^Email/, 'neha@vitstudent.ac.in'],
    [/^Password/, PASSWORD],
    [/^Phone/, '9840012345'],
    [/^College ID/, '21BCE1'],
  ] as const)
    type(label, value);
}

it('a guest who signs up returns signed in to the previous page and types the password once', async () => {
  const { sent, paths } = openProduct();
  await fillDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByText(/neha@vitstudent\.ac\.in\. They are good for 10 minutes\./);
  type(/Digit 1/, '123456');
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Complete Signup' }).disabled).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Complete Signup' }));
  await waitFor(() => expect(paths.at(-1)).toBe('/signin'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('neha@vitstudent.ac.in');
  await waitFor(() => expect(paths.at(-1)).toBe('/product/7?photo=2'), { timeout: 3000 });
  expect(sent.at(-1)).toEqual(['SignIn', { email: 'neha@vitstudent.ac.in', password: PASSWORD }]);
  expect(session.get()?.token).toBe('token-9');
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), paths])).not.toContain(PASSWORD);
});

it('the focus moves from the form to the first box of the code without a pause, so that the keyboard stays open', async () => {
  openProduct();
  await fillDetails();
  const last = screen.getByLabelText(/^College ID/);
  const lost = vi.fn();
  last.addEventListener('blur', () => {
    lost(last.isConnected && screen.queryByLabelText('Digit 1') !== null);
  });
  last.focus();
  const button = screen.getByRole('button', { name: 'Send OTP' });
  const press = createEvent.mouseDown(button);
  fireEvent(button, press);
  expect(press.defaultPrevented).toBe(true);
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Digit 1')));
  expect(lost.mock.calls).toEqual([[true]]);
});

it('names the email domain and rejects another one on blur', async () => {
  const { sent } = openProduct();
  await fillDetails();
  expect(screen.getByText('Your university address, which ends in @vitstudent.ac.in')).toBeTruthy();
  const rejection = 'Enter the correct email (Only Vit mail id allowed)';
  type(/^Email/, 'neha@gmail.com');
  expect(screen.queryByText(rejection)).toBeNull();
  fireEvent.blur(screen.getByLabelText(/^Email/));
  await screen.findByText(rejection);
  type(/^Email/, 'Neha@VITstudent.ac.in');
  await waitFor(() => expect(screen.queryByText(rejection)).toBeNull());
  expect(sent).toEqual([]);
});
