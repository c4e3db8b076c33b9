import { openPlatform } from '../src/infra/campuses/platform.ts';
import type { ApplicationContainer, PrimaryApplication } from '../src/app/application.ts';
import { campusNamed, containerOf, createCampus, platformOf, type CampusAdmin } from '../src/app/ops/campus-admin.ts';
import { readCampusSettings } from '../src/platform/settings/campus-settings.ts';
import { CampusSettingName } from '../src/platform/settings/college/campus-setting-name.ts';
import { campusSettingTable } from '../src/platform/settings/college/campus-setting-table.ts';
import type { Env } from '../src/platform/settings/setting-readers.ts';
import type { Settings } from '../src/platform/settings/settings.ts';

const DOMAINS: string = CampusSettingName.STUDENT_EMAIL_DOMAINS;

/**
 * Returns the settings of the first campus for use in the second one. Its domains are left out, because they are not among the settings written as
 * variables.
 */
const settingsOf = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(campusSettingTable).flatMap(([name, { text }]) => {
      const value = text(settings);
      return value === null || name === DOMAINS ? [] : [[name, value]];
    }),
  );

/** Opens the market of a second campus of the database, and creates it at the first call. Its addresses and settings are those of the tests. */
export async function secondCampus(primary: PrimaryApplication, env: Env): Promise<{ container: ApplicationContainer; close: () => Promise<void> }> {
  const admin: CampusAdmin = { primary, settingsOf: (campus) => readCampusSettings(campus, env) };
  const { settings } = primary.infra;
  const create = async () => {
    const plan = { slug: 'two', name: settings.brandName, hosts: ['two.example'], emailDomains: settings.studentEmailDomains, isListed: true };
    await createCampus(admin, { ...plan, settings: { ...settingsOf(settings), PUBLIC_URL: settings.publicUrl }, categories: [], spots: [] });
    return platformOf(admin);
  };
  const platform = (await openPlatform(primary.database, new Date())) ?? (await create());
  const container = containerOf(admin, platform, await campusNamed(platform, 'two'));
  const close = async (): Promise<void> => {
    await container.close();
    platform.close();
  };
  return { container, close };
}
