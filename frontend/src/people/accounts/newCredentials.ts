interface Credentials {
  email: string;
  password: string;
}

let credentials: Credentials | undefined;

/**
 * Leaves the email address and the password that were just set to the sign-in page, so that nobody types them again. They are kept in the
 * memory of this page only: neither storage nor an address ever holds a password.
 */
export function leaveCredentials(left: Credentials): void {
  credentials = left;
}

/** Takes the credentials that were left, once. */
export function takeCredentials(): Credentials | undefined {
  const left = credentials;
  credentials = undefined;
  return left;
}
