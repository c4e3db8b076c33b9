interface Credentials {
  email: string;
  password: string;
}

let credentials: Credentials | undefined;

/**
 * Passes the email address and the password that were just set to the sign-in page, so that nobody types them again. They are only kept in the memory
 * of this page: no storage and no URL ever contains a password.
 */
export function leaveCredentials(left: Credentials): void {
  credentials = left;
}

/** Takes the credentials that were passed on, once. */
export function takeCredentials(): Credentials | undefined {
  const left = credentials;
  credentials = undefined;
  return left;
}
