import type { Ctx } from '../../../platform/context.ts';
import type { Cofounder, MeetingTime } from '../../../platform/settings/college-settings.ts';

/** Location of the college, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The college that the marketplace is for, and how to reach its operators. */
export interface CollegeFacts {
  marketplaceName: string;
  currency: string;
  locale: string;
  timeZone: string;
  emailDomains: string[];
  phone: string | null;
  email: string;
  address: string | null;
  position: Position | null;
  meetingTimes: readonly MeetingTime[];
  hasPoints: boolean;
  cofounders: readonly Cofounder[];
}

/** Returns what the settings say about the college. */
export function collegeFacts({ infra }: Ctx): CollegeFacts {
  const { brandName, timeZone, studentEmailDomains, contactEmail, college } = infra.settings;
  const { currency, locale, phone = null, address = null, position = null, meetingTimes, hasPoints, cofounders } = college;
  return {
    marketplaceName: brandName,
    currency,
    locale,
    timeZone,
    emailDomains: studentEmailDomains,
    phone,
    email: contactEmail,
    address,
    position,
    meetingTimes,
    hasPoints,
    cofounders,
  };
}
