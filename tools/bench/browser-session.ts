import { sendOperation, type RunningServer } from './demo-server.ts';

const SIGN_IN = `mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password })
  { token user { id: databaseId name email phone collegeId role profilePictureUrl } } }`;

const users = {
  student: { email: 'asha@vitstudent.ac.in', password: 'student123' },
  admin: { email: 'admin@vitstudent.ac.in', password: 'admin123' },
};

/** A session of a demo user, in the form in which the pages store it as `auth`. */
export interface BrowserSession {
  token: string;
  user: { id: string };
}

/** Signs a demo user in. */
export async function demoSession(server: RunningServer, user: keyof typeof users): Promise<BrowserSession> {
  const { signIn } = await sendOperation<{ signIn: BrowserSession }>(server, SIGN_IN, users[user]);
  return signIn;
}
