import type { Domain } from '../../read/domain.ts';
import { AuthResolver } from './accounts/auth.resolver.ts';
import { Otp } from './accounts/otp.entity.ts';
import { OwnProfileResolver } from './accounts/own-profile.resolver.ts';

/** Registration of `people/accounts`. */
export const accounts: Domain = {
  unrecorded: [Otp],
  resolvers: [AuthResolver, OwnProfileResolver],
};
