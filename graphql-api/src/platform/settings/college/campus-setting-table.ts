import type { Settings } from '../settings.ts';
import { CampusSettingName } from './campus-setting-name.ts';

interface CampusSettingRow {
  /** Label on the settings page, also used in errors. */
  title: string;
  about: string;
  /** Returns the value in the form of the environment variable; null if there is none. */
  text: (settings: Settings) => string | null;
  /** Whether only the operator of the installation can change it, because others identify the market by it or because it decides who may sign in. */
  isOperators?: true;
}

const onOrOff = (isOn: boolean): string => (isOn ? 'on' : 'off');
/** Returns a list as text; "none" if it is empty. */
const listed = (parts: readonly string[], separator: string): string => (parts.length === 0 ? 'none' : parts.join(separator));

/** The settings of a college: a description of each, and its value in the form that its reader takes. */
export const campusSettingTable: Record<CampusSettingName, CampusSettingRow> = {
  [CampusSettingName.BRAND_NAME]: {
    title: 'Name',
    about: 'Name of the marketplace, at most 40 characters.',
    text: ({ brandName }) => brandName,
  },
  [CampusSettingName.BRAND_COLOR]: {
    title: 'Colour',
    about: 'Colour of buttons, links, emails and the icon as #rrggbb, dark enough for white text; none: the default colours.',
    text: ({ college }) => college.color ?? null,
  },
  [CampusSettingName.CONTACT_EMAIL]: {
    title: 'Email address',
    about: 'Address that receives copies of contact messages; shown on the contact page.',
    text: ({ contactEmail }) => contactEmail,
  },
  [CampusSettingName.CONTACT_PHONE]: { title: 'Phone number', about: 'Shown on the contact page.', text: ({ college }) => college.phone ?? null },
  [CampusSettingName.CONTACT_ADDRESS]: {
    title: 'Postal address',
    about: 'Shown on the contact page, in one line.',
    text: ({ college }) => college.address ?? null,
  },
  [CampusSettingName.MAP_POSITION]: {
    title: 'Place on the map',
    about: 'Latitude and longitude in degrees for the map of the contact page, such as 12.8406,80.1534; none: no map.',
    text: ({ college: { position } }) => (position ? `${position.latitude},${position.longitude}` : null),
  },
  [CampusSettingName.HELPLINE]: {
    title: 'Helpline',
    about: 'Helpline that the assistant names to a user in distress, in one line of at most 120 characters.',
    text: ({ college }) => college.helpline,
  },
  [CampusSettingName.STUDENT_EMAIL_DOMAINS]: {
    title: 'Email domains',
    about: 'Domains of email addresses that may sign up, separated by commas.',
    text: ({ studentEmailDomains }) => studentEmailDomains.join(),
  },
  [CampusSettingName.COFOUNDERS]: {
    title: 'Team',
    about: 'Members of the team for the page about the marketplace: at most 12, each as "title: text", separated by semicolons; none: no team.',
    text: ({ college: { cofounders } }) =>
      listed(
        cofounders.map(({ title, text }) => `${title}: ${text}`),
        '; ',
      ),
  },
  [CampusSettingName.TIME_ZONE]: { title: 'Time zone', about: 'IANA name of the time zone, such as Asia/Kolkata.', text: ({ timeZone }) => timeZone },
  [CampusSettingName.TERM_ENDS]: {
    title: 'Term ends',
    about: 'Last days of the terms of a year as MM-DD, separated by commas.',
    text: ({ college }) => college.termEnds.join(),
  },
  [CampusSettingName.MEETING_TIMES]: {
    title: 'Meeting times',
    about: 'Up to 6 times of day for meetings, such as "13:00 lunch,17:00"; none: no suggested times.',
    text: ({ college: { meetingTimes } }) =>
      listed(
        meetingTimes.map(({ at, name }) => (name === null ? at : `${at} ${name}`)),
        ',',
      ),
  },
  [CampusSettingName.CURRENCY]: {
    title: 'Currency',
    about: 'ISO 4217 code of the currency of all prices, such as INR. Changing it converts no price.',
    text: ({ college }) => college.currency,
  },
  [CampusSettingName.LOCALE]: {
    title: 'Locale',
    about: 'BCP 47 language tag for the format of amounts and times, such as en-IN.',
    text: ({ college }) => college.locale,
  },
  [CampusSettingName.PRICE_RANGES]: {
    title: 'Price ranges',
    about: 'Lower bounds of the price ranges for filters, after 0: 1 to 19 ascending whole numbers, separated by commas.',
    text: ({ college }) => college.priceSteps.slice(1).join(),
  },
  [CampusSettingName.POINTS]: {
    title: 'Points',
    about: 'on, or off: nobody earns, spends or sees points.',
    text: ({ college }) => onOrOff(college.hasPoints),
  },
  [CampusSettingName.PAIR_DELIVERIES]: {
    title: 'Rewarded deliveries',
    about: 'Number of deliveries between the same two people that earn points, in 30 days.',
    text: ({ pairDeliveries }) => String(pairDeliveries),
  },
  [CampusSettingName.LISTING_DAYS]: {
    title: 'Lifetime of a listing',
    about: 'Number of days after which a listing expires unless it is renewed.',
    text: ({ listingDays }) => String(listingDays),
  },
  [CampusSettingName.OFFER_HOURS]: {
    title: 'Lifetime of an offer',
    about: 'Number of hours in which an offer can be answered.',
    text: ({ offerHours }) => String(offerHours),
  },
  [CampusSettingName.RESERVATION_HOURS]: {
    title: 'Length of a reservation',
    about: 'Default length of a reservation in hours.',
    text: ({ reservationHours }) => String(reservationHours),
  },
  [CampusSettingName.PUBLIC_URL]: {
    title: 'Address',
    about: 'Address of the site, used for links in emails.',
    text: ({ publicUrl }) => publicUrl,
    isOperators: true,
  },
  [CampusSettingName.MAIL_FROM]: { title: 'Sender of mails', about: 'Sender of emails.', text: ({ mailFrom }) => mailFrom, isOperators: true },
  [CampusSettingName.OIDC_ISSUER]: {
    title: 'Sign-in of the college',
    about: 'URL of the identity provider for signing in; none: no such sign-in.',
    text: ({ signIn }) => signIn.provider?.issuer ?? null,
    isOperators: true,
  },
  [CampusSettingName.OIDC_CLIENT_ID]: {
    title: 'Client ID',
    about: 'The client ID of this market at the identity provider.',
    text: ({ signIn }) => signIn.provider?.clientId ?? null,
    isOperators: true,
  },
  [CampusSettingName.OIDC_CLAIM_COLLEGE_ID]: {
    title: 'Claim of the college ID',
    about: "Claim of the identity provider that holds a person's college ID; none: people enter theirs.",
    text: ({ signIn }) => signIn.provider?.collegeIdClaim ?? null,
    isOperators: true,
  },
  [CampusSettingName.AUTH_PASSWORD]: {
    title: 'Sign-in with a password',
    about: 'on, or off: signing in and up with a password is disabled.',
    text: ({ signIn }) => onOrOff(signIn.password),
    isOperators: true,
  },
};
